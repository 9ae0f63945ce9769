import BenchKit
import Foundation
import Testing

@Suite("Results of watching a program") struct WatchReportTests {
    @Test("Intervals are those between consecutive frames")
    func intervals() throws {
        // Nine intervals of 10 ms and one of 50 ms.
        let times = (0...9).map { UInt64($0) * 10_000_000 } + [140_000_000]
        let intervals = try #require(WatchReport.Intervals(times))

        #expect((intervals.p50, intervals.p90, intervals.p99, intervals.max) == (10, 10, 50, 50))
        #expect(intervals.late == 1)
        #expect(WatchReport.Intervals([]) == nil && WatchReport.Intervals([5]) == nil)
        #expect(WatchReport.Intervals([5, 3])?.max == 0)
    }

    @Test("The CPU time per frame is that of the window with the most frames")
    func costs() throws {
        let report = try report([window("menu", frames: 3), window("main", frames: 100)])

        #expect(report.windows.map(\.title) == ["main", "menu"] && report.windows.map(\.framesPerSecond) == [50, 1.5])
        #expect(report.cpu.percent == 25 && report.cpu.millisecondsPerFrame == 5)
        #expect(try self.report([]).cpu.millisecondsPerFrame == nil)
    }

    @Test("The table has a line per window, the costs, and how the frames were counted")
    func table() throws {
        let table = try report([
            window("main\u{1B}", frames: 100), window("", frames: 1, source: .commit),
        ]).table

        #expect(table.hasPrefix("program --option; "))
        #expect(table.contains("damage     100        50.0   16.00   16.00   16.00   16.00     0"), "\(table)")
        #expect(table.contains(#"main\u{1B}"#) && table.contains("(no title)") && table.contains("?"))
        #expect(table.contains("cpu 0.500 s, 25.0% of a processor, 5.000 ms per frame, memory 3.0 MiB (PSS), 2 proc"))
        #expect(table.contains("Wayland log"))
    }

    @Test("The table says why frames are not counted, and that none were shown")
    func noFrames() throws {
        #expect(try report([]).table.contains("The program showed no frame in this time."))
        let table = try report([], reason: "there is no display").table
        #expect(table.contains("Frames are not counted: there is no display.") && !table.contains("no frame in"))
    }

    @Test("The JSON names its kind and has every value")
    func json() throws {
        let data = try report([window("main", frames: 100), window("menu", frames: 1)]).json()
        let file = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])

        #expect(file["schema"] as? Int == 1 && file["kind"] as? String == "watch")
        #expect(
            file.keys.sorted() == [
                "command", "cpu", "first_frame", "kind", "machine", "memory", "no_frames_because", "processes",
                "schema", "seconds", "windows",
            ])
        let windows = try #require(file["windows"] as? [[String: Any]])
        #expect(windows.map { $0["source"] as? String } == ["damage", "damage"])
        #expect(windows[0].keys.sorted() == ["fps", "frames", "intervals", "size", "source", "title"])
        #expect(windows[1]["intervals"] is NSNull)
        #expect(try JSONDecoder().decode(WatchReport.self, from: data).windows.count == 2)
    }

    // MARK: Private

    private func window(_ title: String, frames: Int, source: WatchReport.Source = .damage) -> WatchReport.Window {
        let times = (0..<frames).map { UInt64($0) * 16_000_000 }
        return WatchReport.Window(title: title, source: source, size: nil, frames: times, seconds: 2)
    }

    private func report(_ windows: [WatchReport.Window], reason: String? = nil) throws -> WatchReport {
        let machine = Data(#"{"cpu": "processor", "cores": 2, "kernel": "6"}"#.utf8)
        return WatchReport(
            machine: try JSONDecoder().decode(Machine.self, from: machine), command: ["program", "--option"],
            firstFrame: 0.5, seconds: 2, cpuSeconds: 0.5,
            memory: WatchReport.Memory(bytes: 3 << 20, isProportional: true), processes: 2, windows: windows,
            reasonWithoutFrames: reason)
    }
}
