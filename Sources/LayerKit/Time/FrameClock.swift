public import Foundation
import Synchronization

/// A clock, usually a window's, that shows the time of the current frame. Its owner advances it on each wake-up. While
/// a timer's action runs, the clock shows the timer's due time. The clock never reads the time from the operating
/// system.
@MainActor
package final class FrameClock {
    /// The time in seconds on a monotonic scale that the clock's owner chooses.
    package private(set) var now: TimeInterval

    /// The relation between wall time and window time, which depends on the speed and on single steps.
    package var scale = TimeScale()

    /// The clock in this process that was created or advanced most recently, or `nil` if that clock no longer exists.
    package static var current: FrameClock? { CurrentTurn.clock }

    /// Creates a clock that shows `now` and becomes the current clock unless `isCurrent` is `false`.
    package init(now: TimeInterval = 0, isCurrent: Bool = true) {
        self.now = now
        guard isCurrent else { return }
        CurrentTurn.set(now)
        CurrentTurn.clock = self
    }

    /// Advances the clock to `time`, unless `time` is in the past or not finite, and makes this clock the current one.
    package func advance(to time: TimeInterval) {
        if time.isFinite, time > now { now = time }
        CurrentTurn.set(now)
        if CurrentTurn.clock !== self { CurrentTurn.clock = self }
    }
}

/// The value of `CACurrentMediaTime`: the time of the clock in this process that was created or advanced most recently.
private enum CurrentTurn {
    @MainActor static weak var clock: FrameClock?

    /// The bits of the time. Only the main actor changes them, but any thread can read them.
    private static let bits = Atomic<UInt64>(0)

    static var time: TimeInterval { TimeInterval(bitPattern: bits.load(ordering: .relaxed)) }

    @MainActor static func set(_ time: TimeInterval) { bits.store(time.bitPattern, ordering: .relaxed) }
}

/// Returns the time of the current turn of the run loop, in seconds. Everything in a frame sees the same time, except
/// that actions of timers see the timer's due time. Can be called on any thread.
public func CACurrentMediaTime() -> TimeInterval {
    CurrentTurn.time
}
