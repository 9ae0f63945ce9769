import Foundation
import SkeletonView

/// A card for one of the six cases: the flags, the skeleton that they produce, and the reason.
@MainActor
final class HierarchyCard: SampleCard {
    private let content: HierarchyContent

    init(_ kind: HierarchyCase) {
        content = HierarchyContent(kind)
        super.init(
            title: kind.title, note: kind.reason, sample: content, sampleHeight: HierarchyContent.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }

    override func apply(_ lines: SkeletonLineChanges) { content.apply(lines) }
}
