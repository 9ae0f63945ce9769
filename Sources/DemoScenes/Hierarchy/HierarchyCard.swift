import Foundation
import SkeletonView

/// A card for one of the six cases: the flags, the skeleton that they produce, and the reason, with the library's
/// messages.
@MainActor
final class HierarchyCard: SampleCard {
    private let content: HierarchyContent

    init(_ kind: HierarchyCase) {
        content = HierarchyContent(kind)
        let messages = Self.messages(for: content).map { "SkeletonView reports: “\($0).”" }
        super.init(
            title: kind.title, note: ([kind.reason] + messages).joined(separator: " "), sample: content,
            sampleHeight: HierarchyContent.height)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }

    /// Returns the messages that the library writes to standard error about flagged views that a skeleton on `view`
    /// doesn't reach.
    private static func messages(for view: UIView) -> [String] {
        let tree = try? JSONDecoder().decode(Tree.self, from: Data(view.sk.skeletonTreeDescription.utf8))
        return tree?.unreached ?? []
    }

    /// The part of `skeletonTreeDescription` that is decoded.
    private struct Tree: Decodable {
        var unreached: [String]?
    }

    override func apply(_ lines: SkeletonLineChanges) { content.apply(lines) }
}
