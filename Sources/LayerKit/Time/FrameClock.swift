public import Foundation

/// The one time that a window's frame has: set by its host when it wakes, moved to each timer's own due time while that
/// timer runs, and never read from the operating system here.
@MainActor
package final class FrameClock {
    /// Seconds on a monotonic scale of the host's choosing.
    package private(set) var now: TimeInterval

    /// How the host's time follows that of the wall.
    package var scale = TimeScale()

    /// The clock that moved last in this process; nil before there is one, and when it is gone.
    package static var current: FrameClock? { CurrentTurn.clock }

    package init(now: TimeInterval = 0) {
        self.now = now
        (CurrentTurn.time, CurrentTurn.clock) = (now, self)
    }

    /// Moves to `time`; a time before the present one (or not finite) leaves the clock where it is.
    package func advance(to time: TimeInterval) {
        if time.isFinite, time > now { now = time }
        CurrentTurn.time = now
        if CurrentTurn.clock !== self { CurrentTurn.clock = self }
    }
}

/// What `CACurrentMediaTime` answers: the clock that moved last in this process.
@MainActor
private enum CurrentTurn {
    static var time: TimeInterval = 0
    static weak var clock: FrameClock?
}

/// The time of the present turn of the run loop, in seconds: the same for everything that happens in one frame.
@preconcurrency @MainActor
public func CACurrentMediaTime() -> TimeInterval {
    CurrentTurn.time
}
