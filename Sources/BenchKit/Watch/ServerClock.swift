/// Determines when events from a display server happened. Neither available time is exact: the server's timestamps are
/// in milliseconds and from another clock, and the time of receipt is too late if this process had to wait for a
/// processor.
package struct ServerClock: Sendable {
    /// The delay above which an event counts as received late, in nanoseconds.
    package static let tolerance: Int64 = 2_000_000
    /// Half the resolution of the server's timestamps, in nanoseconds.
    private static let halfStep: Int64 = 500_000
    /// The increase in the difference between the clocks, in nanoseconds, above which the server's timestamps must have
    /// wrapped around. They are 32-bit numbers of milliseconds.
    private static let wrap: Int64 = 1 << 50

    /// The smallest difference between the time of receipt and the server's timestamp since the last wraparound, in
    /// nanoseconds.
    private var difference: Int64?
    private var last: UInt64 = 0

    package init() {}

    /// Returns the time of an event in nanoseconds, which is never earlier than that of the previous event. `received`
    /// is the time of receipt in nanoseconds, and `server` is the server's timestamp in milliseconds.
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
