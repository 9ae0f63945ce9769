/// Paces frames at equal intervals.
@MainActor
struct Pacer {
    /// The interval in nanoseconds; 0 means as fast as possible.
    private let interval: UInt64
    private let time: RealTime
    private var next: UInt64

    /// Creates a pacer of `pace` frames per second; 0 means as fast as possible. `last` is the time of the last frame
    /// on the clock of `time`; by default, the first wait returns immediately.
    init(pace: Double, last: UInt64 = 0, time: RealTime = .system) {
        interval = pace > 0 ? UInt64(1_000_000_000 / pace) : 0
        (next, self.time) = (last, time)
    }

    /// Sleeps until the next frame is due. If the frame is overdue, returns immediately and shifts the following
    /// frames.
    mutating func wait() throws(BenchError) {
        guard interval > 0 else { return }
        let now = time.now()
        next = max(next + interval, now)
        guard next > now else { return }
        try time.sleep(next)
    }
}
