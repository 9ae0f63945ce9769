import Glibc
import StageKit

/// Paces frames at equal intervals.
struct Pacer {
    /// The interval in nanoseconds; 0 means as fast as possible.
    private let interval: UInt64
    private var next: UInt64 = 0

    init(pace: Double) {
        interval = pace > 0 ? UInt64(1_000_000_000 / pace) : 0
    }

    /// Sleeps until the next frame is due. If the frame is overdue, returns immediately and shifts the following
    /// frames.
    mutating func wait() throws(BenchError) {
        guard interval > 0 else { return }
        let now = MonotonicClock.nanoseconds
        next = max(next + interval, now)
        guard next > now else { return }
        var deadline = timespec(tv_sec: Int(next / 1_000_000_000), tv_nsec: Int(next % 1_000_000_000))
        var code: Int32
        repeat { code = clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &deadline, nil) } while code == EINTR
        guard code == 0 else {
            throw BenchError("waiting for the system clock failed: \(String(cString: strerror(code)))")
        }
    }
}
