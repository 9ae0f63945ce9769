import Glibc

/// The CPU time of this process.
enum ProcessorClock {
    /// The CPU time of all threads, in nanoseconds.
    static var nanoseconds: UInt64 {
        var time = timespec()
        guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }  // Linux always has this clock
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
