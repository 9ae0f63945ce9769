public import Foundation

/// The time of a window's frame. The host sets it on each wake-up, and it advances to each timer's due time while that
/// timer runs. It is never read from the operating system here.
@MainActor
package final class FrameClock {
    /// The time in seconds on a monotonic scale chosen by the host.
    package private(set) var now: TimeInterval

    /// The scale between wall time and the host's time.
    package var scale = TimeScale()

    /// The clock in this process that was advanced last, or `nil` if it no longer exists.
    package static var current: FrameClock? { CurrentTurn.clock }

    package init(now: TimeInterval = 0) {
        self.now = now
        CurrentTurn.time = now
        CurrentTurn.clock = self
    }

    /// Advances to `time`. A time that is in the past or not finite leaves the clock unchanged.
    package func advance(to time: TimeInterval) {
        if time.isFinite, time > now { now = time }
        CurrentTurn.time = now
        if CurrentTurn.clock !== self { CurrentTurn.clock = self }
    }
}

/// The value of `CACurrentMediaTime`: the time of the clock in this process that was advanced last.
@MainActor
private enum CurrentTurn {
    static var time: TimeInterval = 0
    static weak var clock: FrameClock?
}

/// Returns the time of the current turn of the run loop, in seconds. It is the same for everything in a frame.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
    CurrentTurn.time
}
