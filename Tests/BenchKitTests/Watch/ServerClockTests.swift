import BenchKit
import Testing

@Suite("Times of a display server's events") struct ServerClockTests {
    @Test(
        "The time of receipt counts unless it is late, and then the server's time does",
        arguments: [
            // Times in microseconds. The server's clock is 5 s behind.
            (name: "in time", events: [(5_001_100, 1), (5_017_800, 17), (5_034_400, 34)], times: nil),
            (
                "two frames received late", [(5_001_100, 1), (5_060_000, 17), (5_060_010, 34), (5_060_020, 60)],
                [5_001_100, 5_017_600, 5_034_600, 5_060_020]
            ),
            ("late within the tolerance", [(5_001_100, 1), (5_019_100, 17)], nil),
            ("the server's clock starts again", [(9_000_000, 4_294_967_295), (9_016_000, 15)], nil),
            ("nothing", [], nil),
        ] as [(String, [(UInt64, UInt32)], [UInt64]?)])
    func times(_ row: (name: String, events: [(UInt64, UInt32)], times: [UInt64]?)) {
        var clock = ServerClock()

        let times = row.events.map { clock.time(received: $0.0 * 1000, server: $0.1) / 1000 }

        #expect(times == row.times ?? row.events.map(\.0), "\(row.name)")
    }

    @Test("Times don't decrease")
    func order() {
        var clock = ServerClock()
        _ = clock.time(received: 1_000_000_000, server: 0)
        let first = clock.time(received: 1_019_000_000, server: 18)

        #expect(clock.time(received: 1_030_000_000, server: 1) == first)
    }
}
