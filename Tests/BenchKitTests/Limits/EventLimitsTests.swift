import BenchKit
import CommandOptions
import Foundation
import FrameMetrics
import Testing
import ViewKit

@MainActor @Suite("Limits on events") struct EventLimitsTests {
    private struct Inbox: BenchScenario {
        let name = "inbox"
        let counts = [3, 1000]

        var events: [BenchEvent<UIViewController>] {
            ["open", "jump to the end", "list"].map { BenchEvent($0) { $0.view.setNeedsLayout() } }
        }

        func makeViewController(count: Int) -> UIViewController { UIViewController() }
        func step(_ controller: UIViewController, frame: Int) {}
    }

    private struct List: BenchScenario {
        let name = "list"

        func makeViewController(count: Int) -> UIViewController { UIViewController() }
        func step(_ controller: UIViewController, frame: Int) {}
    }

    /// Parses the command line `arguments` and a file of limits with `text`.
    private func options(_ text: String, _ arguments: [String] = []) throws -> BenchOptions {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try BenchOptions(
            arguments + ["--limits", file.path], scenarios: [Scenario(Inbox()), Scenario(List())])
    }

    private func subject(_ event: String?, count: Int = 3, scenario: String = "inbox") -> ComparisonRow.Subject {
        ComparisonRow.Subject(scenario: scenario, count: count, surface: "", pace: 0, event: event)
    }

    @Test("The name of an event takes the place of a scenario's, unless a scenario has the same name")
    func names() throws {
        let text = "open p50=4ms\n\"jump to the end\" 1000 p99=50ms\nlist p50=8ms\ninbox p50=9ms"

        #expect(
            try options(text).limits.entries.map(\.scope) == [
                .event("open"), .eventCount("jump to the end", 1000), .scenario("list"), .scenario("inbox"),
            ])
    }

    @Test(
        "Unknown names and metrics that events don't have are errors",
        arguments: [
            ("opn p50=4ms", [], "line 1: the scenario or event must be one of inbox, list, jump to the end"),
            ("open allocations=0", [], "line 1: allocations=0 does not apply to the event open"),
            ("open cpu=3ms", [], "cpu=3ms does not apply to the event open"),
            ("open cpu=+3%", ["--against", "old"], "cpu=+3% does not apply to the event open"),
            ("open p50=4ms", ["--scenario", "list"], "has no limit on the measured scenarios"),
            ("open p50=+5%", [], "has only increases for the measured scenarios"),
            ("open p50=+5% allocations=+1%", ["--against", "old"], nil), ("open p99=8ms", [], nil),
        ] as [(String, [String], String?)])
    func wrong(text: String, arguments: [String], words: String?) throws {
        guard let words else {
            #expect(throws: Never.self) { try options(text, arguments) }
            return
        }
        let error = #expect(throws: UsageError.self) { try options(text, arguments) }
        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
    }

    @Test(
        "Limits on an event replace those of its scenario and of all scenarios, and don't apply to other events",
        arguments: [
            ("open", 3, 0.2), ("open", 1000, 0.3), ("list", 3, 0.1), ("list", 1000, 0.15), (nil, 3, 0.1),
        ] as [(String?, Int, Double)])
    func precedence(event: String?, count: Int, increase: Double) throws {
        let text = "* p50=+1%\ninbox p50=+10%\ninbox 1000 p50=+15%\nopen p50=+20%\nopen 1000 p50=+30%"
        var limits = try options(text, ["--against", "old"]).limits

        #expect(limits.increase(of: .p50, for: subject(event, count: count)) == increase)
        #expect(AgainstLimits(limits: limits).increase(of: .p50, for: subject(event, count: count)) == increase)
        limits.add(.init(.commandLine, MetricLimit(.p50, .increase(0.5))))
        #expect(limits.increase(of: .p50, for: subject(event, count: count)) == 0.5)
    }

    @Test("An event that exceeds its limit is a violation, as is a count at which it wasn't measured")
    func violations() throws {
        var synthetic = SyntheticReport()
        synthetic.event = "open"
        var report = try synthetic.make(seed: 1)
        report.results[0].scenario = "inbox"

        func violations(_ text: String) throws -> [String] { try options(text).limits.violations(in: report) }
        #expect(try violations("* p50=0.001ms\nopen p50=1s").allSatisfy { !$0.contains("(open)") })
        let found = try violations("inbox p50=1s\nopen p50=0.1ms")
        #expect(found.count == 1 && found.first?.hasPrefix("inbox 1000 (open): p50 is ") == true)
        #expect(
            try violations("open 7 p50=5ms") == ["open 7: this count was not measured, so p50=5ms can't be checked"])
        #expect(try violations("open 1000 p50=1s\nlist p50=1ms") == [])
    }

    @Test("An absolute limit on allocations doesn't apply to the events of a comparison; one on their increase does")
    func allocations() throws {
        let (steady, event) = (subject(nil), subject("open"))
        let launch = LaunchSample(
            subjects: [steady, event],
            values: [steady: [.p50: 1, .allocations: 0], event: [.p50: 30, .allocations: 900]])
        let launches = Array(repeating: launch, count: 12)
        func violations(_ text: String) throws -> [String] {
            AgainstLimits(limits: try options(text, ["--against", "old"]).limits)
                .violations(in: launches, of: [steady, event])
        }

        #expect(try violations("* allocations=0") == [])
        #expect(
            try violations("* p50=2ms allocations=0") == ["inbox 3 (open): p50 is 30.000 ms, over 2ms"])
        #expect(try violations("* p50=2ms\nopen p50=40ms") == [])
        #expect(
            try violations("open allocations=+5%") == [
                "open: no increase of allocations could be judged, so allocations=+5% can't be checked"
            ])
    }

    @Test("A comparison of reports checks limits on events that only the reports have")
    func reports() throws {
        var synthetic = SyntheticReport()
        synthetic.event = "reload"
        let report = try synthetic.make(seed: 1)

        let compared = try options("reload p50=+5%\nopen p50=+5%", ["--compare", "a", "b"])
            .limits(on: report, comparedWith: report)

        #expect(compared.limits.entries.map(\.scope) == [.event("reload")])
        #expect(throws: UsageError.self) {
            try options("rain p50=+5%", ["--compare", "a", "b"]).limits(on: report, comparedWith: report)
        }
    }
}
