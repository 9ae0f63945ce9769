import BenchKit
import DrawKit
import Foundation
import FrameMetrics
import Testing
import ViewKit

@MainActor @Suite("Reports of screens with events") struct ScreenEventReportTests {
    @Test("A screen with events has a result for each count, with its steady-state frames and its events")
    func result() throws {
        let report = try measure()

        #expect(report.results.map(\.count) == [3, 8])
        for result in report.results {
            #expect(result.frames == 10 && result.measured?.raw.frames == 10 && result.frameTimes != nil)
            #expect(result.phases.map(\.name) == ["dark", "light"])
            #expect(result.phases.allSatisfy { $0.samples == 1 && $0.count == result.count && $0.times != nil })
            // Events follow the steady-state frames on the same timeline.
            let last = try #require(result.measured?.raw.end.max())
            #expect(result.phases.allSatisfy { ($0.measured?.raw.start.min() ?? 0) >= last })
            #expect(result.phases.allSatisfy { $0.workloads != nil } && result.workloads != nil)
        }
    }

    @Test("The JSON file is valid according to the published schema, and can be read back")
    func json() throws {
        let report = try measure()
        let data = try report.json()

        let faults = try JSONSchema.ofReports().faults(in: JSONSerialization.jsonObject(with: data))

        #expect(faults.isEmpty, "\(faults.prefix(5))")
        #expect(try JSONDecoder().decode(BenchReport.self, from: data) == report)
    }

    @Test("The tables, the CSV file and the trace contain both steady-state frames and events")
    func outputs() throws {
        let report = try measure()

        let lines = report.table.split(separator: "\n")
        // A line about the machine; a heading, two lines and a note for frames; a heading, four lines and a note.
        #expect(lines.count == 1 + 4 + 6)
        #expect(lines[1].contains("frame p50 ms") && lines[5].contains("event"))
        #expect(lines[2].hasSuffix("of 10") && lines[6].contains("dark") && lines[9].contains("light"))
        #expect(report.stageTable.split(separator: "\n").count == 1 + 2 * (2 + 2) + 1)
        let rows = String(decoding: report.csv(), as: UTF8.self).split(separator: "\n")
        #expect(rows.count { $0.hasPrefix("lamp,3,ours,,") } == 10)
        #expect(rows.count { $0.hasPrefix("lamp,8,ours,light,") } == 1)
        let trace = String(decoding: try report.trace(), as: UTF8.self)
        #expect(trace.contains(#""name":"dark""#) && trace.contains(#""name":"ours""#))
    }

    @Test("The table of events has the stages by their names, and the allocations of each event")
    func eventColumns() throws {
        var report = try measure()
        report.results.removeLast()
        for index in report.results[0].phases.indices {
            let frames = try #require(report.results[0].phases[index].measured?.raw.frames)
            report.results[0].phases[index].measured?.counts[.allocations] = CountSummary(
                Array(repeating: UInt64(700 + index), count: frames))
            report.results[0].phases[index].stageTimes[.tasks] = report.results[0].phases[index].stageTimes[.draw]
        }

        let lines = report.table.split(separator: "\n")

        let head = try #require(lines.first { $0.contains("event ") })
        #expect(head.contains("events ms  tasks ms") && head.hasSuffix("allocs") && !head.contains("change"))
        #expect(lines.contains { $0.contains("dark") && $0.hasSuffix("700.0") })
        #expect(lines.contains { $0.contains("light") && $0.hasSuffix("701.0") })
    }

    @Test("The page has charts of the steady-state frames without the events, and a chart of the events")
    func page() throws {
        let page = String(decoding: try measure().html(), as: UTF8.self)

        func count(_ word: String) -> Int { page.components(separatedBy: word).count - 1 }
        #expect(count("chart frames") == 2 && count("chart histogram") == 2 && count("chart scaling") == 1)
        #expect(count("chart stages") == 2 + 2)
        #expect(page.contains("<h2>Steady frames</h2>") && count("lamp: dark") == 2)
        #expect(page.contains(#"<i class="ours"></i>ours"#) && !page.contains(#"<i class="ours"></i>dark"#))
    }

    @Test("Paced frames that drew nothing are still listed next to the events")
    func idle() throws {
        var report = try measure()
        report.results.removeLast()
        (report.results[0].measured, report.results[0].frameTimes, report.results[0].pace) = (nil, nil, 60)

        #expect(report.table.contains("? means nothing was drawn") && report.table.contains("dark"))
        #expect(String(decoding: report.html(), as: UTF8.self).contains("nothing was drawn in 10 frames"))
    }

    @Test("A comparison has a subject for the frames and one for each event, and reports removed events")
    func compare() throws {
        let report = try measure()
        var shorter = report
        shorter.results[0].phases.removeLast()

        let missing = try BenchComparison(old: report, new: shorter).missing

        #expect(missing.map { $0.event } == ["light"] && missing.map { $0.count } == [3])
        #expect(try BenchComparison(old: report, new: report).passes)
        #expect(LaunchSample(report).subjects.map { $0.event } == [nil, "dark", "light", nil, "dark", "light"])
        #expect(ScenarioLimits([MetricLimit(.p99, .number(1e-9))]).violations(in: report).count == 2 * 3)
    }

    @Test("Events of reports with different paces are compared; steady-state frames are not")
    func paces() throws {
        let report = try measure()
        var paced = report
        for index in paced.results.indices { paced.results[index].pace = 60 }

        let comparison = try BenchComparison(old: report, new: paced)

        #expect(comparison.missing.map { $0.event } == [nil, nil])
        #expect(!comparison.rows.isEmpty && comparison.rows.allSatisfy { $0.subject.event != nil })
    }

    @Test("A launch of a screen with events has a later deadline, and --pace applies to its steady-state frames")
    func options() throws {
        let (own, still) = (Scenario(Lamp()), Scenario(Lamp(hasEvents: false)))
        let options = try BenchOptions(["--against", "old", "--pace", "30"], command: "mine", scenarios: [own])
        guard case .against(let plan) = options.action else {
            Issue.record("the action is \(options.action)")
            return
        }

        #expect(plan.deadline(of: own, options.plan) == plan.deadline(of: still, options.plan) + 2 * 300)
        #expect(
            plan.arguments(for: own, seed: 1) == [
                "--scenario=lamp", "--pace=30", "--duration=1", "--seed=1",
            ])
    }

    private func measure() throws -> BenchReport {
        var plan = BenchPlan()
        (plan.scenarios, plan.length, plan.warmup, plan.pace) = ([Scenario(Lamp())], .frames(10), 1, 0)
        (plan.width, plan.height, plan.isSizeGiven) = (320, 320, true)
        (plan.surface, plan.rounds) = (.memory, 1)
        return try BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in }).run()
    }
}

/// A screen that changes in every frame and has two events.
private struct Lamp: BenchScenario {
    var hasEvents = true
    let name = "lamp"
    let counts = [3, 8]

    var events: [BenchEvent<UIViewController>] {
        guard hasEvents else { return [] }
        return [
            BenchEvent("dark") { $0.view.backgroundColor = .black },
            BenchEvent("light") {
                $0.view.backgroundColor = .white
            } until: {
                $0.view.backgroundColor == .white
            },
        ]
    }

    func makeViewController(count: Int) -> UIViewController { UIViewController() }

    func step(_ controller: UIViewController, frame: Int) {
        controller.view.backgroundColor = frame % 2 == 0 ? .systemRed : .systemBlue
    }
}
