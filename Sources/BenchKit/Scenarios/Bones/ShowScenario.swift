import Foundation
import SkeletonView
import ViewKit

/// The scenario `show`: a loading screen of 1,000 views. Its skeleton is shown, resized with the window, and hidden.
@MainActor
struct ShowScenario: EventScenario {
    static let summary =
        "1000 bones: the first frame, with and without a transition, a resize, and hiding"
    static let count = 1000

    /// The time from showing the skeleton to the first frame in which fading bones are visible, in seconds.
    private static let nextFrame = 1.0 / 60

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let screen = try makeScreen(clock)
        try clock.time("show, no transition") { screen.showAnimatedGradientSkeleton(transition: .none) }
        try clock.time("resize step") { clock.resize(to: CGSize(width: size.width - 7, height: size.height - 5)) }
        clock.resize(to: size)
        try clock.runFrame()
        screen.removeFromSuperview()

        let fading = try makeScreen(clock)
        try clock.time("show, cross dissolve") {
            fading.showAnimatedGradientSkeleton()
            clock.window.runTimers(until: clock.window.time + Self.nextFrame)
        }
        try clock.time("dissolve frame") { clock.window.runTimers(until: clock.window.time + Self.nextFrame) }
        try clock.time("hide") { fading.hideSkeleton(transition: .none) }
    }

    /// Adds a new screen to the window and draws it once.
    private func makeScreen(_ clock: EventClock) throws -> LoadingScreen {
        let screen = LoadingScreen(views: Self.count, size: size)
        screen.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        clock.window.addSubview(screen)
        try clock.runFrame()
        return screen
    }
}
