/// The times of events from a display server, more exact than either of two sources: the server's time is in
/// milliseconds and of another clock, and the time of receipt is too late if this process had to wait for a processor.
package struct ServerClock: Sendable {
    /// The delay in nanoseconds above which an event was received too late.
    package static let tolerance: Int64 = 2_000_000
    /// Half of the server's resolution, in nanoseconds.
    private static let halfStep: Int64 = 500_000
    /// The change of the difference between the clocks, in nanoseconds, that means that the server's clock has started
    /// again: its milliseconds have 32 bits.
    private static let wrap: Int64 = 1 << 50

    /// The smallest difference between the time of receipt and the server's time.
    private var difference: Int64?
    private var last: UInt64 = 0

    package init() {}

    /// Returns the time of an event in nanoseconds, never before that of an earlier event. `received` is in
    /// nanoseconds, `server` in milliseconds.
    package mutating func time(received: UInt64, server: UInt32) -> UInt64 {
        let (received, server) = (Int64(received), Int64(server) * 1_000_000)
        let previous = difference ?? .max
        let isNew = difference == nil || received - server > previous + Self.wrap
        let smallest = isNew ? received - server : min(previous, received - server)
        difference = smallest
        let isLate = received - server > smallest + Self.tolerance
        last = max(last, UInt64(max(0, isLate ? server + smallest + Self.halfStep : received)))
        return last
    }
}
