import SkeletonView

/// A transition other than a cross-fade, demonstrated on a card.
enum TransitionKind: CaseIterable {
    case slide, scale, wipe

    var title: String {
        switch self {
        case .slide: "Slide"
        case .scale: "Scale"
        case .wipe: "Wipe"
        }
    }

    /// The value to set, as shown on the card.
    var code: String {
        switch self {
        case .slide: "transition = .slide()"
        case .scale: "transition = .scale()"
        case .wipe: "transition = .wipe()"
        }
    }

    /// Returns `style` with this transition, keeping the duration.
    func style(_ style: DemoStyle) -> DemoStyle {
        var result = style
        result.transitionKind =
            switch self {
            case .slide: .slide
            case .scale: .grow
            case .wipe: .wipe
            }
        return result
    }
}

/// A card for one transition, which runs whenever bones are shown or hidden.
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

    override var arrivalTime: TimeInterval? { Self.defaultArrivalTime }

    override func apply(_ lines: SkeletonLineChanges) { person.apply(lines) }
}
