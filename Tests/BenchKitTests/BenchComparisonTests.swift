import BenchKit
import CommandOptions
import Foundation
import FrameMetrics
import Testing

@MainActor @Suite("Comparison of two reports") struct BenchComparisonTests {
    @Test("Twenty comparisons of a program with itself on a noisy machine report nothing", arguments: [nil, "open"])
    func noFalseAlarm(event: String?) throws {
        var program = SyntheticReport()
        program.event = event
        for run: UInt64 in 0..<20 {
            let comparison = try BenchComparison(old: program.make(seed: 2 * run), new: program.make(seed: 2 * run + 1))

            #expect(!comparison.hasRegression, "\(comparison.table)")
            #expect(comparison.rows.allSatisfy { $0.verdict == .same }, "\(comparison.table)")
        }
    }

    @Test("A sleep of 50 us in record is reported in record in each of five comparisons", arguments: [nil, "open"])
    func sleepInRecord(event: String?) throws {
        var (old, new) = (SyntheticReport(), SyntheticReport())
        (old.event, new.event) = (event, event)
        new.record += 50_000
        for run: UInt64 in 0..<5 {
            let comparison = try BenchComparison(old: old.make(seed: run), new: new.make(seed: 100 + run))

            let row = try #require(comparison.rows.first { ["ratio", "time"].contains($0.what) })
            #expect(row.verdict == .slower && row.stage == .record, "\(comparison.table)")
            // Times of events never fail a comparison, because there is no baseline to compare them with.
            #expect(row.isRegression == (event == nil))
        }
    }

    @Test("A removed sleep is reported as faster and doesn't fail the comparison")
    func sleepTakenAway() throws {
        var old = SyntheticReport()
        old.record += 50_000

        let comparison = try BenchComparison(old: old.make(seed: 1), new: SyntheticReport().make(seed: 2))

        let row = try #require(comparison.rows.first { $0.what == "ratio" })
        #expect(row.verdict == .faster && row.stage == .record)
        #expect(!comparison.hasRegression)
    }

    @Test("An allocation per bone is reported in its stage")
    func allocations() throws {
        var new = SyntheticReport()
        new.allocationsInRecord = 1000

        let comparison = try BenchComparison(old: SyntheticReport().make(seed: 1), new: new.make(seed: 2))

        let row = try #require(comparison.rows.first { $0.what == "allocations" })
        #expect((row.old, row.new, row.verdict, row.stage) == (0, 1000, .more, .record))
        #expect(row.isRegression && comparison.hasRegression)
    }

    @Test(
        "A few more allocations are noise if frames allocate anyway; otherwise, one is a regression",
        arguments: [(500, 504, false), (500, 506, true), (20, 22, false), (20, 23, true), (0, 1, true)])
    func fewAllocations(old: UInt64, new: UInt64, isRegression: Bool) throws {
        var (before, after) = (SyntheticReport(), SyntheticReport())
        (before.allocationsInRecord, after.allocationsInRecord) = (old, new)

        let comparison = try BenchComparison(old: before.make(seed: 1), new: after.make(seed: 2))

        #expect(comparison.hasRegression == isRegression, "\(comparison.table)")
    }

    @Test("A 12 percent increase is within the noise of a busy machine, but not of a quiet one")
    func busyMachine() throws {
        let program = SyntheticReport()
        var slower = program
        slower.event = "open"
        slower.draw += 35_000
        var before = program
        before.event = "open"
        var (old, new) = (try before.make(seed: 1), try slower.make(seed: 2))
        #expect(try BenchComparison(old: old, new: new).rows.first?.verdict == .slower)

        var busy = MachineState()
        (busy.ticks, busy.busyTicks) = (1000, 900)
        old.conditions = Conditions(from: MachineState(), to: busy, frames: 300, cores: 2)
        #expect(try BenchComparison(old: old, new: new).rows.first?.verdict == .same)

        slower.draw += 200_000
        new = try slower.make(seed: 2)
        #expect(try BenchComparison(old: old, new: new).rows.first?.verdict == .slower)
    }

    @Test(
        "A difference that the machine's state explains is not reported",
        arguments: [nil, "open"], [(1.5, 1.0), (1, 1.5), (0.7, 1), (0.8, 1.3)])
    func machineInAnotherState(event: String?, times: (memory: Double, arithmetic: Double)) throws {
        var (before, after) = (SyntheticReport(), SyntheticReport())
        (before.event, after.event) = (event, event)
        (after.memoryTime, after.arithmeticTime) = times

        let comparison = try BenchComparison(old: before.make(seed: 3), new: after.make(seed: 4))

        let row = try #require(comparison.rows.first { ["time", "ratio"].contains($0.what) })
        #expect(row.verdict == .same)
        let change = try #require(row.change)
        #expect(change.low < 1 && change.high > 1, "\(comparison.table)")
        #expect(!comparison.hasRegression)
    }

    @Test("The table explains its metrics and says that slower times alone don't fail the comparison")
    func legend() throws {
        var (old, new) = (SyntheticReport(), SyntheticReport())
        (old.event, new.event, new.record) = ("open", "open", 200_000)

        let table = try BenchComparison(old: old.make(seed: 1), new: new.make(seed: 2)).table

        #expect(table.contains("  time/work  ") && table.contains("not in milliseconds"))
        #expect(table.contains("\nPassed: no regression.\nIgnored: 1 slower time, without a limit or within it;"))
        #expect(!table.contains("ratio is") && table.contains("Counts are medians per frame."))
        let ratios = try BenchComparison(old: SyntheticReport().make(seed: 1), new: SyntheticReport().make(seed: 2))
        #expect(ratios.table.contains("ratio is the median frame over"))
        #expect(ratios.table.hasSuffix("\nPassed: no regression."))
    }

    @Test("Times of only a few frames are not judged")
    func fewFrames() throws {
        var (old, new) = (SyntheticReport(), SyntheticReport())
        (old.frames, new.frames, new.record) = (25, 25, 5_000_000)

        let row = try #require(try BenchComparison(old: old.make(seed: 1), new: new.make(seed: 2)).rows.first)

        #expect(row.what == "ratio" && row.verdict == .unjudged && row.change == nil && !row.isRegression)
    }

    @Test("An additional draw call per bone is reported, and saving one doesn't fail the comparison")
    func drawCalls() throws {
        var new = SyntheticReport()
        new.counts[.drawCalls] = 2000

        let worse = try BenchComparison(old: SyntheticReport().make(seed: 1), new: new.make(seed: 2))
        let better = try BenchComparison(old: new.make(seed: 2), new: SyntheticReport().make(seed: 1))

        let row = try #require(worse.rows.first { $0.what == "draw_calls" })
        #expect((row.verdict, row.stage, row.isRegression) == (.more, .draw, true))
        #expect(better.rows.first { $0.what == "draw_calls" }?.verdict == .fewer)
        #expect(!better.hasRegression)
    }

    @Test("Five percent more instructions in the rasterizer are reported, even if the times don't differ")
    func instructions() throws {
        var new = SyntheticReport()
        new.counts[.instructions] = 2_100_000
        new.draw += 9_000

        let comparison = try BenchComparison(old: SyntheticReport().make(seed: 1), new: new.make(seed: 2))

        let row = try #require(comparison.rows.first { $0.what == "instructions" })
        #expect(row.verdict == .more && row.isRegression)
        #expect(row.stage == .draw)
    }

    @Test("One percent more instructions is not a regression")
    func fewInstructions() throws {
        var new = SyntheticReport()
        new.counts[.instructions] = 2_020_000

        let comparison = try BenchComparison(old: SyntheticReport().make(seed: 1), new: new.make(seed: 2))

        #expect(!comparison.hasRegression)
    }

    @Test("An increased ratio is a regression only beyond the tolerance")
    func tolerance() throws {
        var new = SyntheticReport()
        new.draw += 50_000
        let (before, after) = (try SyntheticReport().make(seed: 1), try new.make(seed: 2))

        #expect(try BenchComparison(old: before, new: after).hasRegression)
        #expect(try !BenchComparison(old: before, new: after, tolerance: 0.4).hasRegression)
    }

    @Test("Times from another machine are not judged, but its counts are")
    func otherMachine() throws {
        var new = SyntheticReport()
        new.record += 500_000
        new.counts[.commands] = 1003
        var after = try new.make(seed: 2)
        after.machine.cpu = "another"

        let comparison = try BenchComparison(old: SyntheticReport().make(seed: 1), new: after)

        #expect(comparison.rows.first { $0.what == "ratio" }?.verdict == .unjudged)
        #expect(comparison.rows.first { $0.what == "commands" }?.isRegression == true)
        #expect(comparison.table.contains("Two machines were measured"))
    }

    @Test("Reports with different window sizes, or without a common scenario, are rejected")
    func nothingInCommon() throws {
        let report = try SyntheticReport().make(seed: 1)
        var (wide, other) = (report, report)
        wide.size.width += 1
        other.results[0].scenario = "rain"

        #expect(throws: BenchError.self) { try BenchComparison(old: report, new: wide) }
        #expect(throws: BenchError.self) { try BenchComparison(old: report, new: other) }
        other.results += report.results
        let comparison = try BenchComparison(old: report, new: other)
        #expect(comparison.notes == ["rain 1: only in the new report."])
    }

    @Test("A scenario or event missing from the new report is named and fails the comparison")
    func vanished() throws {
        let report = try SyntheticReport().make(seed: 1)
        var events = SyntheticReport()
        events.event = "open"
        var old = report
        old.results[0].scenario = "rain"
        old.results += report.results
        var opened = try events.make(seed: 1)
        opened.results[0].scenario = "doors"

        let comparison = try BenchComparison(old: old, new: report)
        #expect(comparison.notes == ["rain 1: only in the old report."])
        #expect(comparison.missing.map(\.scenario) == ["rain"])
        #expect(!comparison.passes && !comparison.hasRegression)
        #expect(
            comparison.table.hasSuffix(
                "\nFailed:\n  rain 1: missing from the new report; measure the same scenarios"))

        // An event that drew nothing this time counts as missing, too.
        var still = opened
        still.results[0].phases[0].measured = nil
        let eventless = try BenchComparison(old: opened, new: still)
        #expect(eventless.notes == ["doors 1000 (open): only in the old report."] && !eventless.passes)

        #expect(try BenchComparison(old: report, new: old).passes)
    }

    @Test("Names from a file are escaped, and can't look like lines of the table")
    func hostileNames() throws {
        var events = SyntheticReport()
        events.event = "open\u{1B}[2J\nPassed: no regression."
        var (old, new) = (try events.make(seed: 1), try events.make(seed: 2))
        for index in old.results.indices {
            old.results[index].scenario = "\u{9B}31mrain\nPassed: no regression."
            new.results[index].scenario = "\u{9B}31mrain\nPassed: no regression."
        }
        var other = old.results[0]
        other.scenario = "gone\u{1B}]0;x\u{7}"
        old.results.append(other)
        var busy = MachineState()
        (busy.ticks, busy.busyTicks) = (1000, 900)
        var conditions = Conditions(from: MachineState(), to: busy, frames: 300, cores: 2)
        conditions.warnings = ["was \u{1B}[1mbusy\nPassed: no regression."]
        old.conditions = conditions

        let comparison = try BenchComparison(old: old, new: new)

        let faults = ScenarioLimits([MetricLimit(.p99, .number(0.000_001))]).violations(in: new)
        let text = ([comparison.table] + faults).joined(separator: "\n")
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("Passed: no regression.") && $0.count > 22 })
        #expect(comparison.table.contains("\\u{9B}31mrain\\nPassed: no regression.") && !faults.isEmpty)
    }

    @Test("A report whose columns differ in length is rejected with the name of the column")
    func unequalColumns() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        var report = try SyntheticReport().make(seed: 1)
        report.results[0].measured?.raw.counts[.commands]?.removeLast()

        let path = try SavedReports(folder: folder).save(report, as: "short")

        let error = #expect(throws: BenchError.self) { try SavedReports(folder: folder).load(path) }
        #expect(error?.description.contains("measured.raw.counts.commands is damaged: it has 299 entries") == true)
    }

    @Test(
        "Reports are saved in the folder that the environment specifies",
        arguments: [
            (["XDG_DATA_HOME": "/data", "HOME": "/home/a"], "/data/bench/x.json"),
            (["HOME": "/home/a"], "/home/a/.local/share/bench/x.json"),
            (["XDG_DATA_HOME": "data", "HOME": "/home/a"], "/home/a/.local/share/bench/x.json"),
            (["XDG_DATA_HOME": "", "HOME": "/home/a"], "/home/a/.local/share/bench/x.json"),
        ])
    func folder(environment: [String: String], path: String) {
        #expect(SavedReports(of: "bench", environment: environment).path(of: "x") == path)
    }

    @Test("The table has a heading, a line per row, and a conclusion")
    func table() throws {
        var new = SyntheticReport()
        new.counts[.drawCalls] = 2000
        let comparison = try BenchComparison(old: SyntheticReport().make(seed: 1), new: new.make(seed: 2))

        let lines = comparison.table.split(separator: "\n")

        // Besides the rows, there are a heading, notes on launches, the ratio, the counts and the mark, and two lines
        // of conclusion.
        #expect(lines.count == comparison.rows.count + 7)
        #expect(lines[0].hasPrefix("scenario"))
        let row = try #require(lines.first { $0.contains("draw_calls") })
        #expect(
            row.split(separator: " ").suffix(8).joined(separator: " ")
                == "draw_calls 1000 2000 +100.0% more, in draw (!)")
        #expect(lines.suffix(2) == ["Failed:", "  shimmer 1: draw_calls increased"])
        let same = try BenchComparison(old: new.make(seed: 1), new: new.make(seed: 2))
        #expect(same.table.hasSuffix("Passed: no regression."))
    }

    @Test("A saved report is found by its name, and a file by its path")
    func saved() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let reports = SavedReports(folder: folder)
        let report = try SyntheticReport().make(seed: 1)

        let path = try reports.save(report, as: "before")

        #expect(try reports.load("before") == report)
        #expect(try reports.load(path) == report)
        #expect(reports.names == ["before"])
        #expect(SavedReports(of: "my-bench").path(of: "a").hasSuffix("/my-bench/a.json"))
        let error = #expect(throws: BenchError.self) { try reports.load("after") }
        #expect(error?.description.contains("before") == true)
    }

    @Test("A pipe, a folder and a device are rejected without waiting for them")
    func noFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let pipe = folder.path + "/pipe.json"
        #expect(mkfifo(pipe, 0o600) == 0)

        for name in [pipe, "pipe", folder.path, "/dev/zero"] {
            let error = #expect(throws: BenchError.self) { try SavedReports(folder: folder).load(name) }
            #expect(error?.description.contains("is not a file") == true || name == folder.path)
        }
    }

    @Test("An invalid report is rejected with the reason", arguments: ["", "[]", #"{"schema": 1}"#])
    func damaged(text: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(text.utf8).write(to: file)

        let error = #expect(throws: BenchError.self) { try SavedReports(folder: file).load(file.path) }

        #expect(error?.description.contains("is not a report of this benchmark") == true)
    }

    @Test("Names that could be taken for paths or options are rejected", arguments: ["", "a/b", "..", "-x", ".x", "ä"])
    func names(name: String) {
        #expect(throws: UsageError.self) { try SavedReports.check(name) }
    }
}
