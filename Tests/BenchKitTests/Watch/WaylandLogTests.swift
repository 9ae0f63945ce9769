import BenchKit
import Testing

@Suite("Frames in a Wayland log") struct WaylandLogTests {
    /// A frame of two surfaces, with lines that are not frames.
    private static let frame = """
        [1000.500]  -> wl_surface@12.attach(wl_buffer@30, 0, 0)
        [1000.600]  -> wl_surface@12.damage(0, 0, 640, 480)
        [1000.700]  -> wl_surface@12.frame(new id wl_callback@31)
        [1000.800]  -> wl_surface@12.commit()
        [1000.900]  -> wl_surface@12.commit()
        [1001.000] wl_callback@31.done(77)
        [1001.100]  -> wl_surface@13.attach(nil, 0, 0)
        [1001.200]  -> wl_surface@13.commit()
        [1001.300]  -> wl_subsurface@14.set_position(0, 0)

        """

    @Test("A commit counts if a buffer was attached since the previous one")
    func commits() {
        #expect(log(Self.frame).frames == [12: [1_000_800_000]])
    }

    @Test(
        "The log lines of all libwayland versions are read",
        arguments: [
            (prefix: "[1000.500]  -> wl_surface@3", frames: 1), ("[ 100.500]  -> wl_surface@3", 1),
            ("[1000.500] {Default Queue}  -> wl_surface#3", 1),
            ("[22:26:35.950989]  -> wl_surface#3", 1), ("[99:26:35.950989]  -> wl_surface#3", 0),
            ("[26:35.950989]  -> wl_surface#3", 0), ("[1000.500]  -> wl_surfaces@3", 0),
            ("[1000.500] wl_surface@3", 0), ("[1000.5]  -> wl_surface@3", 0), ("[x.500]  -> wl_surface@3", 0),
            ("1000.500  -> wl_surface@3", 0), ("[1000.500]  -> wl_surface@", 0),
        ])
    func versions(_ row: (prefix: String, frames: Int)) {
        let log = log("\(row.prefix).attach(wl_buffer#9, 0, 0)\n\(row.prefix).commit()\n")

        #expect((log.frames[3]?.count ?? 0) == row.frames)
    }

    @Test("The number of surfaces is limited, and known surfaces are still counted beyond the limit")
    func manySurfaces() {
        func frame(_ surface: Int) -> String {
            "[1000.500]  -> wl_surface@\(surface).attach(wl_buffer@30, 0, 0)\n"
                + "[1000.800]  -> wl_surface@\(surface).commit()\n"
        }
        let log = log((1...10_002).map(frame).joined() + frame(1))

        #expect(log.frames.count == 10_000 && log.frames[10_001] == nil)
        #expect(log.frames[1]?.count == 2)
    }

    @Test("A line may arrive in pieces, and a long line is truncated")
    func pieces() {
        var log = WaylandLog()
        for byte in Self.frame.utf8 { log.add(CollectionOfOne(byte)) }
        #expect(log.frames == [12: [1_000_800_000]])

        log.add(Array(repeating: UInt8(ascii: "x"), count: 3 * WaylandLog.maximumLine))
        log.add(Array("\n".utf8))
        #expect(log.messages.map(\.count) == [WaylandLog.maximumLine])
    }

    @Test(
        "Times keep increasing when the log's clock wraps around",
        arguments: [
            ["4294967.000", "0000000.704", "0000017.704"], ["23:59:59.999500", "00:00:00.000500", "00:00:00.017500"],
        ])
    func wrap(times: [String]) {
        let log = log(
            times.map { time in
                "[\(time)]  -> wl_surface@1.attach(wl_buffer@2, 0, 0)\n[\(time)]  -> wl_surface@1.commit()\n"
            }.joined())

        let times = log.frames[1] ?? []
        #expect(zip(times, times.dropFirst()).map { $1 - $0 } == [1_000_000, 17_000_000])
    }

    @Test("The last messages of the program are kept, without the log")
    func messages() {
        var log = log(Self.frame + (1...9).map { "message \($0)\n\n" }.joined() + "[0:1] \u{1B}")
        log.finish()

        #expect(log.messages == (6...9).map { "message \($0)" } + ["[0:1] \u{1B}"])
    }

    @Test("Frames are discarded when the measurement begins, but a buffer that is already attached counts")
    func removal() {
        var log = log(Self.frame + "[1002.000]  -> wl_surface@12.attach(wl_buffer@30, 0, 0)\n")

        log.removeFrames()
        log.add(Array("[1003.000]  -> wl_surface@12.commit()\n".utf8))

        #expect(log.frames[12] == [1_003_000_000])
    }

    private func log(_ text: String) -> WaylandLog {
        var log = WaylandLog()
        log.add(Array(text.utf8))
        return log
    }
}
