import Foundation
import SkeletonView

/// A loading scenario demonstrated on a card. The basic scenario, with bones for flagged views until the load ends,
/// isn't included.
enum LoadKind: CaseIterable {
    case awaited, followed, automatic, part, staggered, late

    var title: String {
        switch self {
        case .awaited: "Around a load"
        case .followed: "Follows a state"
        case .automatic: "Automatic"
        case .part: "Partial hide"
        case .staggered: "Staggered hide"
        case .late: "Timeout"
        }
    }

    /// The API to call, as shown on the card.
    var code: String {
        switch self {
        case .awaited: "withSkeleton { try await … }"
        case .followed: "showSkeleton(following: states)"
        case .automatic: "showSkeleton(automatically: true)"
        case .part: "portrait.hideSkeleton()"
        case .staggered: "hideSkeleton(staggered: …)"
        case .late: "timeout, timeoutTintColor"
        }
    }
}

/// A card for one loading scenario.
@MainActor
final class LoadCard: SampleCard {
    /// The delay between the parts of a staggered hide, in seconds.
    private static let interval = 0.3
    /// The delay before the portrait arrives in a partial hide, in seconds.
    private static let partTime = 1.2
    /// The timeout of the `late` card, in seconds.
    private static let timeout = 3.0

    let kind: LoadKind
    private let person = PersonView()
    private var partArrival: ScheduledWork?
    /// The continuation whose `finish()` ends the load that `withSkeleton` awaits.
    private var load: AsyncStream<Never>.Continuation?
    /// The continuation that yields the states that the skeleton follows.
    private var states: AsyncStream<SkeletonState>.Continuation?

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

    deinit {
        load?.finish()
        states?.finish()
    }

    override func skeletonStyle(for style: DemoStyle) -> SkeletonStyle {
        var result = super.skeletonStyle(for: style)
        switch kind {
        case .automatic: return result.automatically()
        case .awaited, .followed, .part, .staggered: break
        case .late: (result.timeout, result.timeoutTintColor) = (Self.timeout, .alizarin)
        }
        return result
    }

    override var arrivalTime: TimeInterval? {
        switch kind {
        case .awaited, .followed, .part, .staggered: Self.defaultArrivalTime
        case .automatic, .late: nil
        }
    }

    override var timeoutNote: String? {
        kind == .late ? DemoStyle.timeoutMessage(Self.timeout) : nil
    }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        switch kind {
        case .awaited:
            code.hide = nil
            code.show = [
                "Task { [style] in",
                "    await view.withSkeleton(style) {",
                "        // Load here. The skeleton is hidden when this returns.",
                "    }",
                "}",
            ]
        case .followed:
            code.declarations += [
                "let (states, model) = AsyncStream<SkeletonState>.makeStream()", "model.yield(.loading)",
            ]
            code.show = ["Task { [style] in await view.showSkeleton(style, following: states) }"]
            code.hide = "model.yield(.loaded)"
        case .automatic: code.show = ["view.showSkeleton(style.automatically())"]
        case .part:
            let hide = code.hide ?? ""
            code.hide = hide.replacingOccurrences(of: "view.", with: "view.subviews.first?.") + "\n" + hide
        case .staggered:
            let arguments = ["staggered: .order(interval: \(Self.interval.swiftCode))"] + style.transitionArguments
            code.hide = DemoStyle.call("view.hideSkeleton", arguments)
        case .late:
            code.set("timeout", Self.timeout.swiftCode)
            code.set("timeoutTintColor", ".alizarin")
        }
        return code
    }

    override func show(_ style: DemoStyle) {
        switch kind {
        case .awaited: load(style)
        case .followed: follow(style)
        case .automatic, .staggered, .late: super.show(style)
        case .part:
            super.show(style)
            partArrival?.cancel()
            partArrival = window?.schedule(after: Self.partTime) { [weak self] in
                self?.person.parts[0].hideSkeleton(transition: style.transition)
            }
        }
    }

    private func load(_ style: DemoStyle) {
        let (untilHidden, load) = AsyncStream<Never>.makeStream()
        self.load?.finish()
        self.load = load
        Task.immediate { [sample, style = skeletonStyle(for: style)] in
            await sample.withSkeleton(style) { for await _ in untilHidden {} }
        }
    }

    private func follow(_ style: DemoStyle) {
        let (states, continuation) = AsyncStream<SkeletonState>.makeStream()
        continuation.yield(.loading)
        self.states?.finish()
        self.states = continuation
        Task.immediate { [sample, style = skeletonStyle(for: style)] in
            await sample.showSkeleton(style, following: states)
        }
    }

    override func hide(_ style: DemoStyle) {
        switch kind {
        case .awaited: load?.finish()
        case .followed: states?.yield(.loaded)
        case .automatic, .late: super.hide(style)
        case .part:
            partArrival?.cancel()
            super.hide(style)
        case .staggered:
            sample.hideSkeleton(staggered: .order(interval: Self.interval), transition: style.transition)
        }
    }

    override func apply(_ lines: SkeletonLineChanges) { person.apply(lines) }
}
