package import Foundation

/// The operating system's clock that never goes back: read once a turn of the run loop, and nowhere else.
package enum MonotonicClock {
    /// Seconds since some time in the past.
    package static var now: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

    /// Nanoseconds since the same time.
    package static var nanoseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
