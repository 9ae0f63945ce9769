import Foundation
import ViewKit

/// The measured events of a long list: opening it, scrolling it with the wheel, dragging the thumb of its indicator,
/// and scrolling to an index.
@MainActor
struct ListEvents {
    /// The suffix of the events' names, which distinguishes several lists.
    let suffix: String
    /// The number of rows or items.
    let count: Int
    let clock: EventClock
    /// The points scrolled per notch of the wheel.
    private static let notch: CGFloat = 60
    /// The time after which the indicator has faded out, in seconds.
    private static let indicatorTime = 2.0
    /// The number of repetitions of each event in a round, except for opening.
    private static let times = 5

    /// Measures the events on `list`, which must not be in a window. Leaves it in the clock's window. `jump` scrolls to
    /// the row or item at an index less than `count`. `round` varies the positions.
    func run(on list: UIScrollView, round: Int, jump: (Int) -> Void) throws {
        let window = clock.window
        try clock.time("open" + suffix, count: count) { window.addSubview(list) }
        let middle = CGPoint(x: list.bounds.midX, y: list.bounds.midY)
        for _ in 0..<Self.times {
            try clock.time("wheel step" + suffix, count: count) {
                window.handle(.wheelTurned(middle, CGVector(dx: 0, dy: Self.notch)))
            }
        }
        list.contentOffset = .zero
        try clock.runFrame()

        let edge = list.bounds.maxX - 5
        window.handle(.pointerPressed(CGPoint(x: edge, y: 20)))
        for step in 0..<Self.times {
            let point = CGPoint(x: edge, y: list.bounds.height * position(of: round, step))
            try clock.time("thumb drag" + suffix, count: count) { window.handle(.pointerMoved(point)) }
        }
        window.handle(.pointerReleased(CGPoint(x: edge, y: 20)))
        // The indicator stays visible while the pointer is near.
        window.handle(.pointerMoved(nil))
        try clock.runFrame()

        for step in 0..<Self.times {
            try clock.time("jump" + suffix, count: count) { jump(Int(Double(count) * position(of: round, step))) }
        }
        // Waits until the indicator has faded out.
        try clock.skip(Self.indicatorTime)
    }

    /// Returns a pseudorandom position in 0..<1 that is the same in every run. Multiples of the golden ratio are well
    /// distributed.
    private func position(of round: Int, _ step: Int) -> Double {
        let fraction = Double(round * Self.times + step + 1) * 0.618_033_988_749_894_9
        return fraction - fraction.rounded(.down)
    }
}
