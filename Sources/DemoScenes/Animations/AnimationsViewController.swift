import Foundation
import SkeletonView

/// A screen that compares bones with different types, directions, durations, custom animations, shapes and more.
@MainActor
final class AnimationsViewController: SamplesScreenController {
    init(style: DemoStyle, quit: @escaping @MainActor () -> Void) {
        super.init(
            title: "Animations",
            summary: HeaderText(
                "Click a card, or press Return on it, to hide or replay it", short: "Click a card to replay it"),
            samples: Self.samples(), minimumWidth: 248, style: style, quit: quit)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var playsWhenVisible: Bool { true }

    private static func samples() -> [SampleCard] {
        var samples: [SampleCard] = AnimationKind.all.map { AnimationCard($0) }
        samples += [ShimmerCard(), CommonHighlightCard()] as [SampleCard]
        samples += TransitionKind.allCases.map { TransitionCard($0) } as [SampleCard]
        samples += LoadKind.allCases.map { LoadCard($0) } as [SampleCard]
        samples += AnnotationKind.allCases.map { AnnotationCard($0) } as [SampleCard]
        samples += [ThemeCard(), MoreCard(.items), BlueprintCard()] as [SampleCard]
        samples += ShapeKind.allCases.map { ShapeCard($0) } as [SampleCard]
        samples += PresetCard.low() as [SampleCard]
        // Much taller cards come last, because they would stretch shorter cards in the same row.
        samples += PresetCard.high() as [SampleCard]
        samples += RowsKind.allCases.map { RowsCard($0) } as [SampleCard]
        samples += [MoreCard(.rows)] as [SampleCard]
        return samples
    }
}

/// A card for one kind of bones.
@MainActor
private final class AnimationCard: SampleCard {
    private let kind: AnimationKind
    private let person = PersonView()

    init(_ kind: AnimationKind) {
        self.kind = kind
        for view in person.parts + [person] { view.isSkeletonable = true }
        super.init(title: kind.title, note: kind.code, sample: person, sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle { kind.skeletonStyle(for: style) }

    override func code(for style: DemoStyle) -> SkeletonCode? { kind.code(for: style) }

    override func apply(_ lines: SkeletonLineChanges) { person.apply(lines) }
}
