import Foundation
import SkeletonView
import ViewKit

/// The scenario `delayed-show`: 10,000 views that each request a skeleton with a delay of half a second, like parts of
/// a screen that usually load faster than that.
@MainActor
struct DelayedShowScenario: EventScenario {
    static let summary = "10000 views that show bones after 0.5 s: the calls, frames in between, hiding half early"
    static let count = 10_000
    static let rounds = 10

    private static let delay = 0.5
    private static let frame = 1.0 / 60

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let window = clock.window
        let screen = LoadingScreen(views: Self.count, size: size)
        window.addSubview(screen)
        try clock.runFrame()
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 4, height: 4))
        window.addSubview(mark)
        // Changes a small view in each frame, so that there is a frame to measure.
        func nextColor() { mark.backgroundColor = mark.backgroundColor == .systemRed ? .systemBlue : .systemRed }

        try clock.time("ask") {
            nextColor()
            for view in screen.subviews { view.showSkeleton(delay: Self.delay, transition: .none) }
        }
        for _ in 0..<5 {
            try clock.time("frame during the delay") {
                window.runTimers(until: window.time + Self.frame)
                nextColor()
            }
        }
        try clock.time("hide half of them early") {
            nextColor()
            for view in screen.subviews.prefix(Self.count / 2) { view.hideSkeleton(transition: .none) }
        }
        try clock.time("show the others") { window.runTimers(until: window.time + Self.delay) }
        try clock.time("hide the others") {
            for view in screen.subviews.suffix(Self.count / 2) { view.hideSkeleton(transition: .none) }
        }
        mark.removeFromSuperview()
        try clock.runFrame()
    }
}
