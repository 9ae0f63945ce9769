package import Foundation

/// The relation between wall time and a window's time. The two times are equal until the speed first changes or time is
/// stepped.
package struct TimeScale {
    /// The seconds of window time per second of wall time. 1 initially; 0 pauses.
    package private(set) var speed = 1.0

    /// The wall time and the window time at the last step or change of speed; `nil` before that, while the two are
    /// equal.
    private var anchor: Instant?
    /// The wall time and the window time at the last query.
    private var last: Instant?
    /// `true` from a step until the next frame.
    private var isStepPending = false

    private struct Instant {
        var wall: TimeInterval
        var time: TimeInterval
    }

    package init() {}

    /// `true` if time is paused and no step is pending.
    package var isPaused: Bool { speed == 0 && !isStepPending }

    /// Returns the window time for the wall time `wall`, which must never decrease.
    package mutating func time(at wall: TimeInterval) -> TimeInterval {
        // If the speed was set before the first query, it applies from this query on.
        if anchor == nil, speed != 1 { anchor = Instant(wall: wall, time: wall) }
        let time = anchor.map { $0.time + (wall - $0.wall) * speed } ?? wall
        last = Instant(wall: wall, time: time)
        return time
    }

    /// Records that a frame shows the current time, so a step is no longer pending.
    package mutating func noteFrame() {
        isStepPending = false
    }

    /// Returns the wall time at which the window time will be `time`, or `nil` if `time` is never reached. If `time`
    /// has already been reached or a step is pending, returns a wall time that is not in the future: the last known one
    /// or, until the speed first changes or time is stepped, `time` itself.
    package func wall(at time: TimeInterval) -> TimeInterval? {
        guard let last, let anchor else { return time }
        if time <= last.time || isStepPending { return last.wall }
        return speed > 0 ? anchor.wall + (time - anchor.time) / speed : nil
    }

    /// Sets the speed. It applies from the last query of the time on or, if the time was never queried, from the first
    /// query on. Negative and nonfinite values are ignored.
    package mutating func setSpeed(_ speed: Double) {
        guard speed.isFinite, speed >= 0, speed != self.speed else { return }
        self.speed = speed
        anchor = last ?? anchor
    }

    /// Advances the window time by `seconds` and returns the new time. Returns `nil` and changes nothing if `seconds`
    /// is not positive or the time was never queried.
    package mutating func step(_ seconds: TimeInterval) -> TimeInterval? {
        guard seconds.isFinite, seconds > 0, let last else { return nil }
        let stepped = Instant(wall: last.wall, time: last.time + seconds)
        (anchor, self.last, isStepPending) = (stepped, stepped, true)
        return stepped.time
    }
}
