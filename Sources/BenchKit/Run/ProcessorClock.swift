import Glibc

/// The CPU time of this process.
enum ProcessorClock {
    /// The CPU time of all threads, in nanoseconds.
    static var nanoseconds: UInt64 { read(CLOCK_PROCESS_CPUTIME_ID) }

    /// The CPU time of the calling thread, in nanoseconds.
    static var threadNanoseconds: UInt64 { read(CLOCK_THREAD_CPUTIME_ID) }

    private static func read(_ clock: clockid_t) -> UInt64 {
        var time = timespec()
        guard clock_gettime(clock, &time) == 0 else { return 0 }  // Linux always has these clocks
        return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
    }
}
