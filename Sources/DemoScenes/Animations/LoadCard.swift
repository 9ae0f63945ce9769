import SkeletonView

/// What a load can do besides showing flagged bones until it is over, as a card shows it.
enum LoadKind: CaseIterable {
    case automatic, staggered, late

    var title: String {
        switch self {
        case .automatic: "Without a flag"
        case .staggered: "One after the other"
        case .late: "Too late"
        }
    }

    /// What is set or called to have it.
    var code: String {
        switch self {
        case .automatic: "showSkeleton(automatically: true)"
        case .staggered: "hideSkeleton(staggered: …)"
        case .late: "timeout, failureTintColor"
        }
    }
}

/// A card of one such load.
@MainActor
final class LoadCard: SampleCard {
    /// Seconds from one part to the next.
    private static let interval = 0.3
    /// Seconds after which nothing is expected any more.
    private static let timeout = 3.0

    let kind: LoadKind
    private let person = PersonView()

    init(_ kind: LoadKind) {
        self.kind = kind
        if kind != .automatic {
            for view in person.parts + [person] { view.isSkeletonable = true }
        }
        super.init(title: kind.title, note: kind.code, sample: person, sampleHeight: 44)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle {
        var made = super.skeletonStyle(for: style)
        switch kind {
        case .automatic: return made.automatically()
        case .staggered: break
        case .late: (made.timeout, made.failureTintColor) = (Self.timeout, .alizarin)
        }
        return made
    }

    override func hide(_ style: DemoStyle) {
        guard kind == .staggered else { return super.hide(style) }
        sample.hideSkeleton(staggered: .order(interval: Self.interval), transition: style.transition)
    }

    override func apply(_ lines: SkeletonLineChanges) { person.apply(lines) }
}
