import Foundation
import SkeletonView
import ViewKit

/// The scenario `automatic-show`: a screen of 1,000 views that aren't marked as skeletonable, with three labels per
/// image view. Their bones are derived from the content and hidden one by one.
@MainActor
struct AutomaticShowScenario: EventScenario {
    static let summary =
        "1000 views without flags: automatic bones, the report about them, and hiding parts one by one"
    static let count = 1000

    /// The interval between hiding two parts, in seconds. Four parts are hidden per frame.
    private static let interval = 1.0 / 240

    let size: CGSize

    func run(round number: Int, clock: EventClock) throws {
        let screen = UIView(frame: CGRect(origin: .zero, size: size))
        let grid = BoneGrid(count: Self.count, size: size)
        for index in 0..<Self.count {
            let view = index % 4 == 0 ? UIImageView() : UILabel()
            (view as? UILabel)?.text = "Row \(index)"
            view.frame = grid.frame(at: index)
            screen.addSubview(view)
        }
        clock.window.addSubview(screen)
        try clock.runFrame()
        try clock.time("show, automatic") { screen.showSkeleton(.solid(transition: .none).automatically()) }
        try clock.time("report") {
            // Makes a visible change, so that there is a frame to measure.
            screen.backgroundColor = screen.sk.report.entries.isEmpty ? .red : .white
        }
        try clock.time("hide one by one") {
            screen.hideSkeleton(staggered: .order(interval: Self.interval), transition: .none)
        }
        for _ in 0..<5 {
            try clock.time("hide four parts") {
                clock.window.runTimers(until: clock.window.time + 4 * Self.interval)
            }
        }
        screen.hideSkeleton(transition: .none)
    }
}
