import Glibc
import StageKit

/// The clock by which frames are paced, and a function that sleeps until a time. Tests replace both, so they never
/// sleep.
@MainActor
package struct RealTime {
    /// The system's monotonic clock.
    package static let system = RealTime(now: { MonotonicClock.nanoseconds }, sleep: sleepOnMonotonicClock)

    /// Returns the time in nanoseconds since a fixed instant.
    let now: () -> UInt64
    /// Sleeps until the given time on the clock of `now`.
    let sleep: (UInt64) throws(BenchError) -> Void

    package init(now: @escaping () -> UInt64, sleep: @escaping (UInt64) throws(BenchError) -> Void) {
        (self.now, self.sleep) = (now, sleep)
    }

    private nonisolated static func sleepOnMonotonicClock(until time: UInt64) throws(BenchError) {
        var deadline = timespec(tv_sec: Int(time / 1_000_000_000), tv_nsec: Int(time % 1_000_000_000))
        var code: Int32
        repeat { code = clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) } while code == EINTR
        guard code == 0 else {
            throw BenchError("waiting for the system clock failed: \(String(cString: strerror(code)))")
        }
    }
}
