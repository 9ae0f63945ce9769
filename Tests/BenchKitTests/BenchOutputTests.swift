import BenchKit
import Foundation
import FrameMetrics
import TestSupport
import Testing

@MainActor @Suite("Output files of the benchmark") struct BenchOutputTests {
    @Test("The CSV file has a line for every frame of the library, the baseline and events, without loss")
    func csv() throws {
        let report = try MeasuredReport.make()

        let text = String(decoding: report.csv(), as: UTF8.self)

        let rows = try Self.parse(text)
        let head = try #require(rows.first)
        #expect(
            head.prefix(9) == [
                "scenario", "count", "source", "event", "frame", "block", "start_ms", "end_ms", "total_ms",
            ])
        #expect(rows.allSatisfy { $0.count == head.count })
        func lines(_ source: String, _ count: String) -> [[String]] {
            rows.filter { $0[0] == "shimmer" && $0[1] == count && $0[2] == source }
        }
        #expect(lines("ours", "12").count == 15 && lines("floor", "60").count == 15)
        let first = try #require(report.results.first?.measured?.raw)
        #expect(lines("ours", "12").map { $0[8].replacing(".", with: "") } == first.total.map(Self.padded))
        let column = try #require(head.firstIndex(of: "draw_calls"))
        #expect(lines("ours", "12").allSatisfy { $0[column] == "12" })
        #expect(lines("floor", "12").allSatisfy { $0[column] == "" })
        let events = rows.filter { $0[0] == "<three> & \"more\", phases" }
        #expect(Set(events.map { $0[3] }) == ["appear, with \"quotes\"", "blue & <green>", "gray"])
        #expect(events.count == 9)
    }

    @Test("The stage table has lines for p50 and p99 of steady-state frames, and one line per event")
    func stages() throws {
        let lines = try MeasuredReport.make().stageTable.split(separator: "\n")

        // Two measurements of bones and one screen have two lines each; an idle screen has no line.
        #expect(lines.count == 1 + 3 * 2 + 3 + 1)
        for stage in FrameStage.allCases { #expect(lines[0].contains("\(stage.rawValue) ms")) }
        #expect(lines[1].contains("shimmer") && lines[1].contains("p50") && lines[2].contains("p99"))
        #expect(Set(lines.dropLast().map(\.count)).count == 1)
    }

    @Test("The trace is valid according to an independent checker")
    func trace() throws {
        let report = try MeasuredReport.make()

        let outcome = try Self.check(report.trace())

        #expect(outcome.status == 0, "\(outcome.words)")
        // There are 15 frames each of the library and the baseline, twice; 15 frames of a screen; and 3 events, 3 times
        // each. Stages add more slices.
        let slices = try #require(outcome.words.split(separator: " ").first.flatMap { Int($0) })
        #expect(slices > 2 * (20 + 20 + 20 + 9))
    }

    @Test(
        "The trace checker finds faults",
        arguments: [
            #"{"traceEvents": []}"#,
            #"{"traceEvents": [{"name": "frame", "ph": "X", "ts": 1, "pid": 1, "tid": 1}]}"#,
            """
            {"traceEvents": [
            {"name": "process_name", "ph": "M", "pid": 1, "tid": 0, "args": {"name": "p"}},
            {"name": "thread_name", "ph": "M", "pid": 1, "tid": 1, "args": {"name": "t"}},
            {"name": "frame", "ph": "X", "ts": 1, "dur": 5, "pid": 1, "tid": 1},
            {"name": "draw", "ph": "X", "ts": 3, "dur": 9, "pid": 1, "tid": 1}]}
            """,
        ])
    func brokenTrace(text: String) throws {
        #expect(try Self.check(Data(text.utf8)).status == 1)
    }

    @Test("The trace contains the duration of the stage draw in each frame, and counters")
    func slices() throws {
        let report = try MeasuredReport.make()
        let frames = try #require(report.results.first?.measured?.raw)

        let top = try #require(try JSONSerialization.jsonObject(with: report.trace()) as? [String: Any])

        let events = try #require(top["traceEvents"] as? [[String: Any]])
        let ours = events.filter { $0["pid"] as? Int == 1 && $0["tid"] as? Int == 1 && $0["ph"] as? String == "X" }
        let drawn = ours.filter { $0["name"] as? String == "draw" }.compactMap { $0["dur"] as? Double }
        #expect(drawn.count == frames.frames)
        for (duration, stage) in zip(drawn, frames.stages[.draw] ?? []) {
            #expect(abs(duration - Double(stage) / 1000) < 0.001)
        }
        let counters = Set(events.filter { $0["ph"] as? String == "C" }.compactMap { $0["name"] as? String })
        #expect(counters.isSuperset(of: ["draw_calls", "commands", "damage_px"]))
    }

    // MARK: Private

    private static func padded(_ nanoseconds: UInt64) -> String {
        let text = String(nanoseconds)
        return text.count > 6 ? text : String(repeating: "0", count: 7 - text.count) + text
    }

    /// Returns the fields of CSV text, parsed according to RFC 4180.
    private static func parse(_ text: String) throws -> [[String]] {
        var (rows, row, field, isQuoted): ([[String]], [String], String, Bool) = ([], [], "", false)
        var rest = Substring(text)
        while let character = rest.popFirst() {
            switch (character, isQuoted) {
            case ("\"", true) where rest.first == "\"":
                rest.removeFirst()
                field.append("\"")
            case ("\"", _): isQuoted.toggle()
            case (",", false):
                row.append(field)
                field = ""
            case ("\n", false):
                rows.append(row + [field])
                (row, field) = ([], "")
            default: field.append(character)
            }
        }
        try #require(field.isEmpty && row.isEmpty && !isQuoted)
        return rows
    }

    /// Returns the exit status and output of scripts/check-trace for `trace`.
    private static func check(_ trace: Data) throws -> (status: Int32, words: String) {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        try trace.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [root.appendingPathComponent("scripts/check-trace").path, file.path]
        let output = Pipe()
        (process.standardOutput, process.standardError) = (output, output)
        try process.run()
        let end = try process.waitForEnd(output: output)
        return (end.status, end.output)
    }
}
