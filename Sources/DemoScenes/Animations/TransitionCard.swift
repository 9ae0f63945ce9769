import SkeletonView

/// A transition that is more than a cross dissolve, as a card shows it.
enum TransitionKind: CaseIterable {
    case slide, scale, wipe

    var title: String {
        switch self {
        case .slide: "Comes by sliding"
        case .scale: "Comes by growing"
        case .wipe: "Comes by a wipe"
        }
    }

    /// What is set to have it.
    var code: String {
        switch self {
        case .slide: "customTransition = .slide()"
        case .scale: "customTransition = .scale()"
        case .wipe: "customTransition = .wipe()"
        }
    }

    /// The transition in the time of the screen's; nil where that takes none.
    func transition(for style: DemoStyle) -> SkeletonTransition? {
        guard case .crossDissolve(let seconds) = style.transition else { return nil }
        return switch self {
        case .slide: .slide(duration: seconds)
        case .scale: .scale(duration: seconds)
        case .wipe: .wipe(duration: seconds)
        }
    }
}

/// A card of one transition, to be seen with the keys that show and hide.
@MainActor
final class TransitionCard: SampleCard {
    private let kind: TransitionKind
    private let person = PersonView()

    init(_ kind: TransitionKind) {
        self.kind = kind
        for view in person.parts + [person] { view.isSkeletonable = true }
        super.init(title: kind.title, note: kind.code, sample: person, sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle {
        var made = super.skeletonStyle(for: style)
        made.customTransition = kind.transition(for: style)
        return made
    }

    override func hide(_ style: DemoStyle) {
        guard let transition = kind.transition(for: style) else { return super.hide(style) }
        sample.hideSkeleton(transition: transition)
    }

    override func apply(_ lines: SkeletonLineChanges) { person.apply(lines) }
}
