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

    /// The screen's style with the transition, in the time of the screen's.
    func style(_ style: DemoStyle) -> DemoStyle {
        var own = style
        own.passage =
            switch self {
            case .slide: .slide
            case .scale: .grow
            case .wipe: .wipe
            }
        return own
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

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle { super.skeletonStyle(for: kind.style(style)) }

    override func hide(_ style: DemoStyle) {
        super.hide(kind.style(style))
    }

    override func code(for style: DemoStyle) -> SkeletonCode? { screenCode(for: kind.style(style)) }

    override var arrivalTime: TimeInterval? { Self.usualArrivalTime }

    override func apply(_ lines: SkeletonLineChanges) { person.apply(lines) }
}
