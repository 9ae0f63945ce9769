package import Foundation

/// The operating system's monotonic clock. The run loop reads it once per turn to get the time of a frame.
package enum MonotonicClock {
    /// The number of seconds since an arbitrary instant in the past.
    package static var now: TimeInterval { TimeInterval(nanoseconds) / 1e9 }

    /// The number of nanoseconds since the instant from which `now` counts.
    package static var nanoseconds: UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
