package import Foundation

/// How a window's time follows that of the wall: as fast, unless someone looks closely.
package struct TimeScale {
    /// How many seconds of the window's time pass in one of the wall's: 1 at first; at 0 time stands still.
    package private(set) var speed = 1.0

    /// Where both times were when the speed changed last; nil while they are one.
    private var anchor: Instant?
    /// Where they were when they were last asked for.
    private var last: Instant?
    private var step = Step.none

    /// What becomes of a step: a frame that has begun when it is made does not show it.
    private enum Step {
        case none, made, begun
    }

    private struct Instant {
        var wall: TimeInterval
        var time: TimeInterval
    }

    package init() {}

    /// Whether nothing moves by itself.
    package var standsStill: Bool { speed == 0 && step == .none }

    /// The window's time when that of the wall is `wall`, which never goes back.
    package mutating func time(at wall: TimeInterval) -> TimeInterval {
        let time = anchor.map { $0.time + (wall - $0.wall) * speed } ?? wall
        last = Instant(wall: wall, time: time)
        if step == .made { step = .begun }
        return time
    }

    /// A frame shows the time that it is.
    package mutating func noteFrame() {
        if step == .begun { step = .none }
    }

    /// When the window's time will be `time` on the wall's: at once where it is already, nil for never.
    package func wall(at time: TimeInterval) -> TimeInterval? {
        guard let last, let anchor else { return time }
        if time <= last.time || step != .none { return last.wall }
        return speed > 0 ? anchor.wall + (time - anchor.time) / speed : nil
    }

    /// Lets time pass as fast as `speed` from where it is now on; what is below 0 or not finite changes nothing.
    package mutating func setSpeed(_ speed: Double) {
        guard speed.isFinite, speed >= 0, speed != self.speed else { return }
        self.speed = speed
        anchor = last ?? anchor
    }

    /// Lets `seconds` of the window's time pass at once.
    package mutating func step(_ seconds: TimeInterval) {
        guard seconds.isFinite, seconds > 0, let last else { return }
        anchor = Instant(wall: last.wall, time: max(last.time, anchor?.time ?? last.time) + seconds)
        step = .made
    }
}
