import Foundation
import ViewKit

/// What people do to a long list, timed: it is opened, turned by the wheel, dragged by its indicator's
/// thumb, and sent to a place.
@MainActor
struct ListEvents {
    /// What is between the name of an event and nothing: which of several lists it is.
    let suffix: String
    /// How many rows or items the list has.
    let count: Int
    let clock: EventClock
    /// Points that a notch of the wheel is worth.
    private static let notch: CGFloat = 60
    /// Seconds after which the indicator has faded away.
    private static let indicatorTime = 2.0
    /// How often each but the opening is done in a round.
    private static let times = 5

    /// Runs the events on `list`, which is in no window yet and is left in the clock's; `jump` sends it to the row or
    /// item at an index below `count`; and `round` makes places differ.
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
            let place = CGPoint(x: edge, y: list.bounds.height * part(of: round, step))
            try clock.time("thumb drag" + suffix, count: count) { window.handle(.pointerMoved(place)) }
        }
        window.handle(.pointerReleased(CGPoint(x: edge, y: 20)))
        // The indicator stays as long as the pointer is near.
        window.handle(.pointerMoved(nil))
        try clock.runFrame()

        for step in 0..<Self.times {
            try clock.time("jump" + suffix, count: count) { jump(Int(Double(count) * part(of: round, step))) }
        }
        // Only then does the list stand still.
        try clock.skip(Self.indicatorTime)
    }

    /// A place in 0..<1 that looks random and is the same in each run: multiples of the golden
    /// section, none near another.
    private func part(of round: Int, _ step: Int) -> Double {
        let place = Double(round * Self.times + step + 1) * 0.618_033_988_749_894_9
        return place - place.rounded(.down)
    }
}
