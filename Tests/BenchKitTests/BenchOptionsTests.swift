import BenchKit
import CommandOptions
import Foundation
import FrameMetrics
import SDLKit
import Testing

@MainActor
@Suite("Options of skeleton-bench") struct BenchOptionsTests {
    @Test("Without arguments, every scenario is measured for five seconds at 60 frames per second")
    func defaults() throws {
        let options = try BenchOptions([])

        #expect(options.plan.scenarios == Scenario.builtIn)
        #expect(options.plan.bones == nil)
        #expect(options.plan.length == .seconds(5) && options.plan.precision == 0.03)
        #expect(options.plan.pace == 60)
        #expect(options.plan.renderer == .auto)
        #expect(options.json == nil && options.savedName == nil && options.limits.isEmpty)
        #expect(options.plan.surface == nil)
        #expect(!options.allowsDebug)
    }

    @Test("Every option reaches the plan")
    func everything() throws {
        let options = try BenchOptions([
            "--scenario", "shimmer", "--bones", "5", "--bones=70", "--frames", "90", "--warmup", "3", "--pace", "0",
            "--size", "640x480", "--renderer", "software", "--json", "out.json", "--allow-debug",
            "--save", "a", "--fail-over", "ratio=1.2", "--fail-over=p99=8ms", "--surface", "memory", "--seed", "7",
            "--threads", "3",
        ])

        #expect(options.plan.scenarios == [.shimmer])
        #expect(options.plan.bones == [5, 70])
        #expect(options.plan.length == .frames(90))
        #expect(options.plan.warmup == 3)
        #expect(options.plan.pace == 0)
        #expect(options.plan.width == 640)
        #expect(options.plan.height == 480)
        #expect(options.plan.renderer == .software)
        #expect(options.json == .file("out.json"))
        #expect(options.savedName == "a" && options.limits.entries.map(\.limit.text) == ["ratio=1.2", "p99=8ms"])
        #expect((options.plan.surface, options.plan.seed) == (.memory, 7))
        #expect(options.plan.threads == 3)
        #expect(options.allowsDebug)
    }

    @Test(
        "Invalid arguments are rejected with a message that names the option",
        arguments: [
            (arguments: ["--bones", "0"], word: "--bones"), (["--bones", "many"], "--bones"),
            (["--bones", "100001"], "--bones"), (["--bones"], "--bones"), (["--scenario", "rain"], "shimmer"),
            (["--pace", "-1"], "--pace"), (["--pace", "nan"], "--pace"), (["--pace", "1e-320"], "0.1"),
            (["--pace", "inf"], "--pace"), (["--bones", "99999999999999999999"], "--bones"),
            (["--warmup", "1e9"], "--warmup"),
            (["--frames", "0"], "--frames"),
            (["--duration", "inf"], "--duration"), (["--size", "640"], "--size"), (["--size", "1x1"], "--size"),
            (["--renderer", "metal"], "opengl"), (["--speed", "9"], "--pace"), (["--list=yes"], "--list"),
            (["--frames", "9", "--duration", "9"], "--duration"), (["--json", ""], "--json"),
            (["--scenario", "show", "--bones", "50"], "show"), (["--scenario", "table", "--pace", "30"], "--pace"),
            (["--scenario", "start", "--frames", "9"], "start"),
            (["--threads", "2", "--renderer", "opengl"], "GPU"), (["--surface", "paper"], "memory"),
            (["--surface", "memory", "--renderer", "opengl"], "--surface"),
            (["--threads", "0"], "--threads"),
            (["--seed", "-1"], "--seed"), (["--save", "a/b"], "--save"), (["--fail-over", "p50=1"], "p50=4ms"),
            (["--tolerance", "3"], "--compare"), (["--compare", "a"], "--compare"),
            (["--scene", "none.storyboard"], "--scene"), (["--identifier", "a"], "--scene FILE"),
            (["--scene", "a.xib", "--scenario", "show"], "--scenario can't be combined with --scene"),
            (["--compare", "a", "b", "--frames", "3"], "--frames"), (["--quick", "--frames", "3"], "--quick"),
        ])
    func errors(_ row: (arguments: [String], word: String)) {
        let error = #expect(throws: UsageError.self) { try BenchOptions(row.arguments) }

        #expect(error?.description.contains(row.word) == true)
    }

    @Test("An option that applies only to some of the scenarios is accepted with a message")
    func partlyUsed() throws {
        let scenarios = ["--scenario", "shimmer", "--scenario", "show", "--scenario", "table"]
        let options = try BenchOptions(scenarios + ["--duration", "1", "--bones", "9", "--pace", "30"])
        #expect(
            options.messages == [
                "--bones does not apply to show, table", "--duration does not apply to show, table",
                "--pace does not apply to show, table",
            ])
        #expect(options.plan.bones == [9] && options.plan.pace == 30 && options.plan.length == .seconds(1))
        #expect(try BenchOptions(Array(scenarios.prefix(2)) + ["--duration", "1"]).messages == [])
        #expect(try BenchOptions(["--bones", "9"]).messages.count == 1)
        #expect(try BenchOptions(["--bones", "9", "--list"]).messages == [])
        #expect(throws: UsageError.self) { try BenchOptions(Array(scenarios.suffix(4)) + ["--duration", "1"]) }
    }

    @Test("A program without bones omits --bones from its help, and a limit on ratios needs a baseline")
    func ownScreens() throws {
        let own = [Scenario("mine", .screen(MixedScenario()))]

        #expect(!BenchOptions.parser(of: "mine", scenarios: own).help.contains("--bones"))
        #expect(BenchOptions.parser(of: "skeleton-bench").help.contains("--bones N"))
        for arguments in [["--bones", "5"], ["--fail-over", "ratio=1.2"]] {
            #expect(throws: UsageError.self) { try BenchOptions(arguments, command: "mine", scenarios: own) }
        }
        let limited = try BenchOptions(["--fail-over", "p99=8ms"], command: "mine", scenarios: own)
        #expect(limited.limits == ScenarioLimits([MetricLimit(.p99, .number(8))]) && limited.messages == [])
        #expect(throws: UsageError.self) { try BenchOptions(["--scenario", "table", "--fail-over", "ratio=1.2"]) }
    }

    @Test(
        "An option is refused only if all scenarios ignore it; otherwise a message names those that do",
        arguments: [
            ("--bones=9", ["shimmer"], ["table", "use"]), ("--frames=9", ["shimmer", "use"], ["table"]),
            ("--duration=9", ["shimmer", "use"], ["start"]), ("--warmup=9", ["shimmer"], ["use"]),
            ("--pace=9", ["shimmer"], ["table", "use"]), ("--stages", ["shimmer", "table", "start"], ["use"]),
            ("--csv=a", ["table"], ["use"]), ("--trace=a", ["table"], ["use"]),
            ("--fail-over=ratio=2", ["shimmer"], ["table"]), ("--fail-over=missed=0", ["shimmer"], ["table", "start"]),
            ("--fail-over=memory=9MiB", ["use"], ["shimmer"]), ("--fail-over=allocations=0", ["table"], ["start"]),
        ])
    func neighbors(option: String, users: [String], others: [String]) throws {
        let all: [Scenario] = [.shimmer, .table, Scenario("start", .start), Scenario(NoScreen())]
        func scenarios(_ names: [String]) -> [Scenario] { all.filter { names.contains($0.name) } }
        let name = option.split(separator: "=").prefix(option.hasPrefix("--fail") ? 2 : 1).joined(separator: " ")

        #expect(try BenchOptions([option], scenarios: scenarios(users)).messages == [])
        #expect(
            try BenchOptions([option], scenarios: scenarios(users + others)).messages
                == ["\(name) does not apply to \(others.joined(separator: ", "))"])
        // Programs whose scenarios have no bones lack the option.
        #expect(throws: UsageError.self) { try BenchOptions([option], scenarios: scenarios(others)) }
        #expect(throws: UsageError.self) {
            try BenchOptions([option] + others.map { "--scenario=\($0)" }, scenarios: scenarios(users + others))
        }
    }

    @Test("Options that every scenario uses are accepted with each of them", arguments: Scenario.builtIn)
    func common(scenario: Scenario) throws {
        let options = try BenchOptions([
            "--scenario", scenario.name, "--size", "640x480", "--renderer", "software", "--surface", "memory",
            "--threads", "2", "--seed", "3", "--quick", "--stages", "--allow-debug",
        ])

        #expect(options.messages == [] && options.plan.threads == 2)
    }

    @Test("If no scenario is chosen by name, an option applies to the scenarios that use it")
    func unchosen() throws {
        let options = try BenchOptions(["--bones", "50", "--frames", "9"])

        #expect(options.plan.bones == [50] && options.plan.scenarios == Scenario.builtIn)
    }

    @Test("--compare takes two reports")
    func compare() throws {
        let options = try BenchOptions(["--compare", "old.json", "new", "--tolerance", "10"])

        guard case .compare("old.json", "new") = options.action else {
            Issue.record("the action is \(options.action)")
            return
        }
        #expect(options.tolerance == 0.1)
    }

    @Test("A quick run has a few frames and one round, without pacing")
    func quick() throws {
        let plan = try BenchOptions(["--quick"]).plan

        #expect((plan.length, plan.pace, plan.rounds) == (.frames(10), 0, 1))
        #expect(plan.scenarios == Scenario.builtIn)
    }

    @Test(
        "A requested length is not extended",
        arguments: [["--duration", "2"], ["--frames", "9"], ["--quick"]])
    func exactLength(arguments: [String]) throws {
        #expect(try BenchOptions(arguments).plan.precision == nil)
    }

    @Test("A plan defines the required precision of a ratio and can be extended to several times its length")
    func precision() throws {
        var plan = BenchPlan()
        let (wide, narrow) = (Estimate(value: 2, low: 1.9, high: 2.1), Estimate(value: 2, low: 1.95, high: 2.05))
        #expect(plan.isPreciseEnough(of: wide))

        plan.precision = 0.03
        #expect(!plan.isPreciseEnough(of: wide) && plan.isPreciseEnough(of: narrow) && plan.isPreciseEnough(of: nil))
        #expect(plan.lasting(4).length == .seconds(20))
        plan.length = .frames(7)
        #expect(plan.lasting(3).length == .frames(21) && plan.lasting(3).precision == 0.03)
    }

    @Test("A paced duration becomes a frame count", arguments: [(1.0, 60), (2, 120), (3, 180), (5, 300), (0.1, 6)])
    func duration(seconds: Double, frames: Int) throws {
        var plan = BenchPlan()
        plan.length = .seconds(seconds)

        #expect(plan.requestedFrames == frames)
        #expect(plan.nextBlock(of: 5, after: frames - 1, nanoseconds: 0) == 1)
        #expect(plan.nextBlock(of: 5, after: frames, nanoseconds: 0) == nil)
    }

    @Test("Without a pace, elapsed time ends the measurement")
    func unpaced() {
        var plan = BenchPlan()
        (plan.length, plan.pace) = (.seconds(2), 0)

        #expect(plan.requestedFrames == nil)
        #expect(plan.nextBlock(of: 5, after: 1000, nanoseconds: 1_999_999_999) == 5)
        #expect(plan.nextBlock(of: 5, after: 1, nanoseconds: 2_000_000_000) == nil)
        #expect(plan.part(after: 1, nanoseconds: 500_000_000) == 0.25)
    }

    @Test("An unusable output path is rejected before anything is measured")
    func places() throws {
        let folder = FileManager.default.temporaryDirectory.path

        #expect(throws: BenchError.self) { try OutputDestination(folder, option: "--json").check() }
        #expect(throws: BenchError.self) { try OutputDestination(folder + "/none/a.json", option: "--json").check() }
        try OutputDestination(folder + "/\(UUID().uuidString).json", option: "--json").check()
        #expect(try OutputDestination("-", option: "--json") == .standardOutput)
    }

    @Test("Each format of the report has a separate destination")
    func outputs() throws {
        let options = try BenchOptions([
            "--report", "a.html", "--csv", "-", "--trace", "t.json", "--json", "j.json", "--stages",
        ])

        #expect(options.outputs.map(\.form) == [.csv, .trace, .page])
        #expect(options.outputs.map(\.destination) == [.standardOutput, .file("t.json"), .file("a.html")])
        #expect(options.showsStages)
        for arguments in [["--csv", "a", "--trace", "a"], ["--json", "-", "--report", "-"], ["--report", ""]] {
            #expect(throws: UsageError.self, "\(arguments)") { try BenchOptions(arguments) }
        }
    }

    @Test(
        "A comparison can be written as a page or JSON, but not as CSV, as a trace or as a saved report",
        arguments: [["--compare", "a", "b"], ["--against", "a"]])
    func pages(comparison: [String]) throws {
        let options = try BenchOptions(comparison + ["--report", "c.html", "--json", "c.json"])

        #expect(options.outputs.map(\.form) == [.page] && options.outputs.map(\.destination) == [.file("c.html")])
        #expect(try BenchOptions(comparison + ["--report", "-"]).outputs.map(\.destination) == [.standardOutput])
        for arguments in [["--csv", "c"], ["--trace", "c"], ["--save", "c"], ["--report", "c", "--json", "c"]] {
            #expect(throws: UsageError.self, "\(arguments)") { try BenchOptions(comparison + arguments) }
        }
    }

    @Test(
        "Two results can't be the same file, however its path is written",
        arguments: [["--json", "--csv"], ["--csv", "--trace"], ["--report", "--json"], ["--trace", "--report"]],
        ["./a", "sub/../a", "link", "sub/up", "here/a"])
    func sameFile(options: [String], path: String) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder + "/sub", withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        for (link, target) in [("link", "a"), ("sub/up", "../a"), ("here", folder)] {
            try FileManager.default.createSymbolicLink(atPath: "\(folder)/\(link)", withDestinationPath: target)
        }
        for paths in [("a", path), (path, "a")] {
            let arguments = [options[0], "\(folder)/\(paths.0)", options[1], "\(folder)/\(paths.1)"]

            let error = #expect(throws: UsageError.self, "\(arguments)") { try BenchOptions(arguments) }

            let words = try #require(error?.description)
            #expect(options.allSatisfy(words.contains) && words.contains("same file"), "\(words)")
        }
        #expect(throws: Never.self) { try BenchOptions([options[0], folder + "/a", options[1], folder + "/b"]) }
    }

    @Test("A saved report and another result can't be the same file, nor can two use standard output")
    func sameFileByOtherNames() {
        let saved = SavedReports(of: "skeleton-bench").path(of: "mine")

        for arguments in [["--save", "mine", "--csv", saved], ["--json", "-", "--csv", "/dev/stdout"]] {
            #expect(throws: UsageError.self, "\(arguments)") { try BenchOptions(arguments) }
        }
    }

    @MainActor @Test("Progress prints a line per scenario or, on a terminal, a line per second")
    func progress() {
        var (lines, now): ([String], UInt64) = ([], 0)
        for isTerminal in [false, true] {
            let progress = BenchProgress(isTerminal: isTerminal, clock: { now }) { lines.append($0) }
            for scenario in ["show", "table"] {
                progress.begin(scenario)
                for step in 0..<4 {
                    now += 500_000_000
                    progress.report(scenario, part: Double(step) / 4)
                }
            }
        }

        #expect(lines == ["show", "table", "show: 0%", "show: 50%", "table: 0%", "table: 50%"])
    }

    @MainActor
    @Test(
        "The progress of launches has the expected remaining time, on a terminal only",
        arguments: [
            (false, 0, []),
            (
                true, 0,
                [
                    "inbox: launch 1 of 4", "inbox: launch 2 of 4, about 1 minute left",
                    "inbox: launch 3 of 4, about 1 minute left", "inbox: launch 4 of 4, less than a minute left",
                ]
            ),
            (
                true, 1,
                [
                    "inbox: launch 1 of 4", "inbox: launch 2 of 4, about 3 minutes left",
                    "inbox: launch 3 of 4, about 3 minutes left", "inbox: launch 4 of 4, about 2 minutes left",
                ]
            ),
        ] as [(Bool, Int, [String])])
    func launchProgress(isTerminal: Bool, further: Int, expected: [String]) {
        var (lines, now): ([String], UInt64) = ([], 5_000_000_000)
        let progress = BenchProgress(isTerminal: isTerminal, clock: { now }) { lines.append($0) }
        let start = progress.now
        for launch in 1...4 {
            // The second report of a launch comes too early.
            for _ in 0..<2 { progress.report("inbox", launch: launch, of: 4, since: start, further: further) }
            now += 28_000_000_000
        }

        #expect(lines == expected)
    }
}
