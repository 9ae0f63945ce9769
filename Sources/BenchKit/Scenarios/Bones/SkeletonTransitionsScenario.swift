import Foundation
import SkeletonView
import ViewKit

/// The scenario `skeleton-transitions`: the screen of the scenario `show`, with a dissolve, a wipe and a slide. The
/// dissolve is the reference; the other two draw more.
@MainActor
struct SkeletonTransitionsScenario: EventScenario {
    static let summary =
        "showing and hiding 1000 bones with a dissolve, a wipe and a slide: the calls, and the frames of the transition"
    static let count = 1000
    static let rounds = 20

    private static let transitions: [(name: String, transition: SkeletonTransition)] = [
        ("dissolve", .crossDissolve(duration)), ("wipe", .wipe(duration: duration)),
        ("slide", .slide(duration: duration)),
    ]
    /// The duration of each transition in seconds. The measured frames are in the middle.
    private static let duration = 0.4
    private static let frameDuration = 1.0 / 60
    private static let measuredFrames = 3

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let screen = LoadingScreen(views: Self.count, size: size)
        for view in screen.subviews { view.backgroundColor = .systemGray4 }
        clock.window.addSubview(screen)
        try clock.runFrame()
        for (name, transition) in Self.transitions {
            var style = SkeletonStyle.gradient(animated: true)
            style.transition = transition
            try run("show, \(name)", clock) { screen.showSkeleton(style) }
            try run("hide, \(name)", clock) { screen.hideSkeleton(transition: transition) }
        }
    }

    /// Measures `change` with the first frame that shows its effect, and then frames in the middle of the transition.
    /// Waits until the transition has completed.
    private func run(_ name: String, _ clock: EventClock, _ change: () -> Void) throws {
        let window = clock.window
        try clock.time(name) {
            change()
            window.runTimers(until: window.time + Self.frameDuration)
        }
        try clock.skip(Self.duration / 2)
        for _ in 0..<Self.measuredFrames {
            try clock.time("frame of " + name) { window.runTimers(until: window.time + Self.frameDuration) }
        }
        try clock.skip(Self.duration)
    }
}
