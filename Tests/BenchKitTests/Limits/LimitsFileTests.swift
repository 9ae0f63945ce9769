import BenchKit
import CommandOptions
import Foundation
import Testing

@MainActor @Suite("Limits files") struct LimitsFileTests {
    @Test("A line has the limits of all scenarios, one scenario or one count; comments and empty lines are ignored")
    func lines() throws {
        let limits = try LimitsFile.parse(
            """
            \u{FEFF}# The limits of the build server.

            *             p50=+5%  allocations=0 # for all
            \tshimmer\tratio=1.2\r
            shimmer 10000 p50=4ms p99=8ms
            "jump to the end"  p99=50ms # in quotes
            "*" 200 p99=50ms
            """, of: "bench.limits")

        #expect(
            limits.entries == [
                .init(.all, try MetricLimit("p50=+5%"), line: 3),
                .init(.all, try MetricLimit("allocations=0"), line: 3),
                .init(.scenario("shimmer"), try MetricLimit("ratio=1.2"), line: 4),
                .init(.count("shimmer", 10000), try MetricLimit("p50=4ms"), line: 5),
                .init(.count("shimmer", 10000), try MetricLimit("p99=8ms"), line: 5),
                .init(.scenario("jump to the end"), try MetricLimit("p99=50ms"), line: 6),
                .init(.count("*", 200), try MetricLimit("p99=50ms"), line: 7),
            ])
    }

    @Test(
        "An invalid line is rejected with the file, the line and the value",
        arguments: [
            ("* p50=4", "--limits: a, line 1: p50 takes a time, such as p50=4ms", "\"4\""),
            ("\n# c\nshimmer p5=4ms", "a, line 3: the metric of a limit must be one of p50, p99", "\"p5\""),
            ("shimmer", "a, line 1: shimmer has no limit", "add one"),
            ("shimmer 5", "line 1: shimmer has no limit", ""),
            ("shimmer # p50=4ms", "line 1: shimmer has no limit", ""),
            ("shimmer 0 p50=4ms", "line 1: after the scenario comes a count", "\"0\""),
            ("shimmer many p50=4ms", "line 1: after the scenario comes a count", "\"many\""),
            ("shimmer p50=4ms 5", "line 1: a limit is METRIC=VALUE", "\"5\""),
            ("p50=4ms", "line 1: a line starts with a scenario, or *", "\"p50=4ms\""),
            ("* 1000 p50=4ms", "line 1: a count needs the name of a scenario", "\"* 1000\""),
            ("jump to p50=4ms", "a name with spaces needs quotes", "\"to\""),
            ("\"jump to p50=4ms", "line 1: a name in quotes is not empty and ends with a quote", "jump to"),
            ("\"\" p50=4ms", "line 1: a name in quotes is not empty", ""),
            ("\"jump to\" # p50=4ms", "line 1: jump to has no limit", ""),
            ("* p50=4ms\n* p50=5ms", "line 2: p50 is already limited in line 1", "\"p50=5ms\""),
            ("a p50=+4% p50=+5%", "line 1: the increase of p50 is already limited in line 1", "\"p50=+5%\""),
            ("", "a has no limits", "* p50=+5%"), ("# nothing\n\n", "a has no limits", ""),
            ("* p50=\u{1B}[2J", "line 1: p50 takes a time", #""\u{1B}[2J""#),
        ])
    func wrong(text: String, words: String, value: String) {
        let error = #expect(throws: UsageError.self) { try LimitsFile.parse(text, of: "a") }

        #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains(value) == true || value.isEmpty, "\(error?.description ?? "")")
    }

    @Test("Absolute limits, limits on increases and limits on different counts can be on the same metric")
    func distinct() throws {
        let limits = try LimitsFile.parse("* p50=4ms p50=+5%\na p50=4ms\na 1 p50=4ms\na 2 p50=4ms", of: "a")

        #expect(limits.entries.count == 5)
    }

    @Test(
        "Only the limits of the scope with the highest precedence apply to a metric",
        arguments: [
            ("show", 5, .p50, 0.05), ("shimmer", 5, .p50, 0.1), ("shimmer", 1000, .p50, 0.2),
            ("shimmer", 5, .cpu, 0.05),
            ("shimmer", 2000, .p50, nil), ("shimmer", 5, .allocations, 0.5), ("show", 5, .ratio, nil),
        ] as [(String, Int, LaunchMetric, Double?)])
    func scopes(scenario: String, count: Int, metric: LaunchMetric, increase: Double?) throws {
        var limits = try LimitsFile.parse(
            """
            * p50=+5% cpu=+5% allocations=+1%
            shimmer p50=+10% allocations=+2%
            shimmer 1000 p50=+20%
            shimmer 2000 p50=4ms
            """, of: "a")
        limits.add(.init(.commandLine, try MetricLimit("allocations=+50%")))
        let subject = ComparisonRow.Subject(scenario: scenario, count: count, surface: "", pace: 0, event: nil)

        #expect(limits.increase(of: metric, for: subject) == increase)
    }

    @Test("A pipe, a folder, a device, a large file, another encoding and a missing file are rejected")
    func noFiles() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (pipe, large, odd) = (folder.path + "/pipe", folder.path + "/large", folder.path + "/odd")
        #expect(mkfifo(pipe, 0o600) == 0)
        try Data(repeating: 0x20, count: 1 << 20 + 1).write(to: URL(fileURLWithPath: large))
        try Data([0x2A, 0x20, 0xFF]).write(to: URL(fileURLWithPath: odd))

        for (path, words) in [
            (pipe, "is not a file"), (folder.path, "is a folder"), ("/dev/zero", "is not a file"),
            (large, "larger than the limit of 1 MiB"), (odd, "is not UTF-8"), (folder.path + "/none", "cannot be read"),
        ] {
            let error = #expect(throws: UsageError.self) { try LimitsFile.read(path) }
            #expect(error?.description.contains("--limits: \(path)") == true)
            #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        }
    }

    @Test(
        "A file is checked against the scenarios of the program and of the run",
        arguments: [
            ("* p50=4ms", [], nil), ("* p50=4ms\nshimmer ratio=1.2", ["--scenario", "table"], nil),
            ("* ratio=1.2 p50=4ms", ["--scenario", "table"], nil),
            ("rain p50=4ms", [], "line 1: the scenario must be one of automatic-show,"),
            ("table ratio=1.2", [], "line 1: ratio=1.2 does not apply to table"),
            ("* memory=1MiB", [], "line 1: memory=1MiB does not apply to any scenario of this program"),
            ("shimmer ratio=1.2", ["--scenario", "table"], "has no limit on the measured scenarios"),
            ("* p50=+5%", [], "has only increases for the measured scenarios; they need --against or --compare"),
            ("* p50=+5%", ["--against", "old"], nil), ("* p99=+5%", ["--against", "old"], nil),
            ("* p50=+5%", ["--list"], nil), ("", ["--fail-over", "p50=4ms"], "has no limits"),
        ] as [(String, [String], String?)])
    func scenarios(text: String, arguments: [String], words: String?) throws {
        try withFile(text) { path in
            guard let words else {
                #expect(throws: Never.self) { try BenchOptions(arguments + ["--limits", path]) }
                return
            }
            let error = #expect(throws: UsageError.self) { try BenchOptions(arguments + ["--limits", path]) }
            #expect(error?.description.contains(words) == true, "\(error?.description ?? "")")
        }
    }

    @Test("A measurement skips limits on increases with a message, and --fail-over replaces the lines of the file")
    func applicable() throws {
        try withFile("* p50=+5% allocations=0\nshimmer p99=8ms\ntable p99=+9%") { path in
            let plain = try BenchOptions(["--scenario", "shimmer", "--limits", path])
            #expect(plain.limits.entries.map(\.limit.text) == ["allocations=0", "p99=8ms"])
            #expect(plain.messages == ["\(path): not checked: p50=+5%; use --against or --compare"])

            let against = try BenchOptions(["--against", "old", "--limits", path, "--fail-over", "p50=+1%"])
            #expect(against.messages == [] && against.limits.entries.count == 5)
            let subject = ComparisonRow.Subject(scenario: "table", count: 1, surface: "", pace: 0, event: nil)
            #expect(against.limits.increase(of: .p50, for: subject) == 0.01)
            guard case .against(let plan) = against.action else { throw UsageError("not a comparison") }
            // Only this program checks limits.
            #expect(!plan.arguments(for: .shimmer, seed: 1).joined().contains("--limits"))

            let report = try SyntheticReport().make(seed: 1)
            let compared = try BenchOptions(["--compare", "a", "b", "--limits", path])
                .limits(on: report, comparedWith: report)
            // The report has no measurement of the table.
            #expect(compared.messages == [] && compared.limits.entries.count == 3)
        }
    }

    @Test("A comparison of reports names the increases that it can't judge")
    func reports() throws {
        try withFile("* p99=+5% p50=+5%\nshimmer p99=+9%") { path in
            let report = try SyntheticReport().make(seed: 1)

            let compared = try BenchOptions(["--compare", "a", "b", "--limits", path])
                .limits(on: report, comparedWith: report)

            #expect(compared.limits.entries.map(\.limit.text) == ["p50=+5%"])
            #expect(compared.messages == ["\(path): not checked: p99=+5%, shimmer p99=+9%; use --against"])
        }
        try withFile("rain p50=+5%") { path in
            var report = try SyntheticReport().make(seed: 1)
            let options = try BenchOptions(["--compare", "a", "b", "--limits", path])
            #expect(throws: UsageError.self) { try options.limits(on: report, comparedWith: report) }

            // A scene that was measured with --scene has a name that isn't in the program.
            report.results[0].scenario = "rain"
            #expect(throws: Never.self) { try options.limits(on: report, comparedWith: report) }
        }
    }

    @Test(
        "The limits file can be given only once, and can't be a result",
        arguments: [["--limits", "A", "--limits", "A"], ["--limits", ""], ["--limits", "A", "--json", "A"]])
    func options(arguments: [String]) throws {
        try withFile("* p50=4ms") { path in
            #expect(throws: UsageError.self) { try BenchOptions(arguments.map { $0 == "A" ? path : $0 }) }
        }
    }

    // MARK: Private

    private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        try body(file.path)
    }
}
