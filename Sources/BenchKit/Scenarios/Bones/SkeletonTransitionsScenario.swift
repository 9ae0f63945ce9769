import Foundation
import SkeletonView
import ViewKit

/// The scenario `skeletonTransitions`: the same screen as in `show`, whose bones and views take each other's place in each of the
/// ways that cover more than a dissolve, beside a dissolve.
@MainActor
struct SkeletonTransitionsScenario: EventScenario {
    static let summary =
        "1000 bones that come and go by a dissolve, a wipe along the light and a slide: the calls, frames between"
    static let count = 1000
    static let rounds = 20

    private static let ways: [(name: String, transition: SkeletonTransition)] = [
        ("dissolve", .dissolve(duration: duration)), ("wipe", .wipe(duration: duration)),
        ("slide", .slide(duration: duration)),
    ]
    /// Seconds that each takes, of which the frames that are timed are in the middle.
    private static let duration = 0.4
    private static let frame = 1.0 / 60
    private static let times = 3

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let screen = LoadingScreen(views: Self.count, size: size)
        for view in screen.subviews { view.backgroundColor = .systemGray4 }
        clock.window.addSubview(screen)
        try clock.runFrame()
        for (name, transition) in Self.ways {
            var style = SkeletonStyle.gradient(animated: true)
            style.customTransition = transition
            try run("show, \(name)", clock) { screen.showSkeleton(style) }
            try run("hide, \(name)", clock) { screen.hideSkeleton(transition: transition) }
        }
    }

    /// Times `change` with the first frame that shows something of it, then frames in the middle of the passage, and
    /// waits until it is over.
    private func run(_ name: String, _ clock: EventClock, _ change: () -> Void) throws {
        let window = clock.window
        try clock.time(name) {
            change()
            window.runTimers(until: window.time + Self.frame)
        }
        try clock.skip(Self.duration / 2)
        for _ in 0..<Self.times {
            try clock.time("frame of " + name) { window.runTimers(until: window.time + Self.frame) }
        }
        try clock.skip(Self.duration)
    }
}
