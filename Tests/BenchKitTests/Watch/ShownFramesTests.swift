import BenchKit
import DrawKit
import Foundation
import FrameMetrics
import TestSupport
import Testing

@MainActor @Suite("Frames that the display server was given, in reports") struct ShownFramesTests {
    private static let stalled = ShownFrames(
        source: .damage, frames: 4, intervals: [16_000_000, 17_000_000, 61_300_000], target: 16_666_667)

    @Test("Reports of frames in memory have no such frames")
    func memory() throws {
        let report = try MeasuredReport.make()

        #expect(report.results.allSatisfy { $0.shown == nil })
        #expect(try !String(decoding: report.json(), as: UTF8.self).contains(#""shown""#))
    }

    @Test("The JSON file has the documented fields, is valid and can be read back")
    func json() throws {
        var report = try MeasuredReport.make()
        report.results[0].shown = Self.stalled
        report.results[1].shown = ShownFrames(source: .present, frames: 1, intervals: [], target: 1)

        let data = try report.json()

        let object = try JSONSerialization.jsonObject(with: data)
        #expect(try JSONSchema.ofReports().faults(in: object).isEmpty)
        let decoded = try JSONDecoder().decode(BenchReport.self, from: data)
        #expect(decoded.results.map(\.shown) == report.results.map(\.shown))
        let results = try #require((object as? [String: Any])?["results"] as? [[String: Any]])
        let shown = try #require(results[0]["shown"] as? [String: Any])
        #expect(shown["source"] as? String == "damage" && shown["frames"] as? Int == 4)
        let intervals = try #require(shown["intervals"] as? [String: Double])
        #expect(intervals == ["p50": 17, "p90": 61.3, "p99": 61.3, "max": 61.3, "late": 1])
        #expect((results[1]["shown"] as? [String: Any])?["intervals"] is NSNull)
    }

    @Test(
        "The table has a line only if more frames were late than the times of frames explain",
        arguments: [
            (late: 1, slow: 0, words: "although no frame took that long."), (1, 1, nil),
            (2, 1, "although only 1 frame took that long."), (6, 2, "although only 2 frames took that long."),
        ] as [(late: Int, slow: Int, words: String?)])
    func table(late: Int, slow: Int, words: String?) throws {
        var report = try MeasuredReport.make()
        var raw = try #require(report.results[0].measured?.raw)
        // Most frames are missed, but by less than half an interval.
        for index in raw.total.indices { (raw.total[index], raw.block[index]) = (18_000_000, index / 5) }
        for index in 0..<slow { raw.total[index + 1] = 26_000_000 }
        // A long first frame of a block isn't a long interval in the block.
        raw.total[5] = 50_000_000
        report.results[0].measured?.raw = raw
        report.results[0].missedFrames = 20
        report.results[0].shown = ShownFrames(
            source: .damage, frames: 12, intervals: Array(repeating: 26_000_000, count: late) + [16_000_000],
            target: 16_666_667)

        let line =
            "shimmer 12: the X server was given \(late) of 12 frames late, at most 26.0 ms after the previous frame,"
        #expect(report.table.contains("\(line) \(words ?? "")") == (words != nil), "\(report.table)")
        #expect(report.table.contains("the X server was given") == (words != nil))
    }

    @Test("The page contains the frames and their intervals")
    func page() throws {
        var report = try MeasuredReport.make(pace: 240)
        report.results[0].shown = Self.stalled

        let page = HTMLCheck(report.html())

        page.expectValid()
        let line =
            "<p>4 frames reached the display server, 1 of them late. Intervals: p50 17.0 ms, p99 61.3 ms, at most 61.3"
            + " ms."
        #expect(page.text.contains(line), "\(page.text)")
    }

    @Test("The table names the display server that the frames come from", arguments: [true, false])
    func server(isWayland: Bool) throws {
        var report = try MeasuredReport.make()
        report.results[0].shown = ShownFrames(
            source: isWayland ? .callback : .damage, frames: 12, intervals: [26_000_000], target: 16_666_667)

        #expect(report.table.contains("the compositor took 1 of 12 frames late, at most 26.0 ms") == isWayland)
        #expect(report.table.contains("the X server was given 1 of 12 frames late, at most 26.0 ms") != isWayland)
    }

    @Test(
        "In a window, stalls after present are seen although the program misses no frame",
        .enabled(if: XServer.isInstalled, "apt-get install xvfb imagemagick xdotool"))
    func window() throws {
        let server = try XServer()
        try expectStalls(
            in: ["DISPLAY": server.display, "SDL_VIDEODRIVER": "x11"], source: .damage)
    }

    @Test(
        "On Wayland, stalls after present are seen although the program misses no frame",
        .enabled(if: WaylandCompositor.isInstalled, "apt-get install weston xvfb imagemagick xdotool"))
    func wayland() throws {
        let compositor = try WaylandCompositor(size: PixelSize(width: 1280, height: 800))
        try expectStalls(in: compositor.environment, source: .callback)
    }

    private func expectStalls(in environment: [String: String], source: WatchReport.Source) throws {
        let still = try #require(measure("stall:0", in: environment).shown)
        #expect(still.source == source)
        // A compositor takes a frame only when it draws, so the next frame may replace one.
        #expect(source == .callback ? (15...30).contains(still.frames) : still.frames == 30, "\(still.frames)")

        let stalled = try measure("stall:60000", in: environment)
        let intervals = try #require(stalled.shown?.intervals)
        // A frame in each block of five stalls.
        #expect(intervals.late >= 6)
        #expect(intervals.max >= 60)
        #expect(source == .callback || intervals.late > stalled.missedFrames)
        #expect(source == .callback || stalled.shown?.frames == 30)
    }

    /// Measures thirty frames of the program PlantedBench in a window.
    private func measure(_ slowdown: String, in environment: [String: String]) throws -> BenchResult {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("PlantedBench")
        process.arguments = [
            "--allow-debug", "--surface", "window", "--renderer", "software", "--frames", "30", "--warmup", "4",
            "--json", "-",
        ]
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }.merging([
            "PLANTED": slowdown, "DBUS_SESSION_BUS_ADDRESS": "",
        ]) { $1 }
        let end = try process.runToEnd()
        #expect(end.status == 0, "\(end.errors)")
        let report = try JSONDecoder().decode(BenchReport.self, from: Data(end.output.utf8))
        return try #require(report.results.first)
    }
}
