import BenchKit
import CommandOptions
import Foundation
import Testing

@MainActor @Suite("Options of comparisons over launches") struct AgainstPlanTests {
    @Test("Both programs get the options that apply to a scenario, but no options about results")
    func arguments() throws {
        let plan = try plan([
            "--against", "old", "--pace", "30", "--bones", "5", "--bones=7", "--allow-debug", "--json", "a.json",
            "--report", "a.html", "--seed", "3", "--stages", "--tolerance", "2", "--fail-over", "p50=+5%",
            "--fail-over", "missed=0", "--runs", "20", "--surface", "memory",
        ])

        #expect(plan.path == "old" && plan.runs == 20 && plan.maximumRuns == 20)
        #expect(
            plan.arguments(for: .shimmer, seed: 9) == [
                "--scenario=shimmer", "--allow-debug", "--bones=5", "--bones=7", "--pace=30", "--surface=memory",
                "--duration=1", "--seed=9",
            ])
        #expect(
            plan.arguments(for: .show, seed: 9) == [
                "--scenario=show", "--allow-debug", "--surface=memory", "--seed=9",
            ])
    }

    @Test(
        "A requested length replaces the default one",
        arguments: [
            (["--duration", "3"], ["--duration=3", "--pace=0"]), (["--frames", "9"], ["--frames=9", "--pace=0"]),
            (["--quick"], ["--quick"]),
        ])
    func length(option: [String], passed: [String]) throws {
        let arguments = try plan(["--against", "old"] + option).arguments(
            for: .shimmer, seed: 1)

        #expect(arguments == ["--scenario=shimmer"] + passed + ["--seed=1"])
    }

    @Test("Without --runs, an uncertain result doubles the launches", arguments: [(nil, 20, 40), ("30", 30, 30)])
    func runs(given: String?, runs: Int, maximum: Int) throws {
        let plan = try plan(["--against", "old"] + (given.map { ["--runs", $0] } ?? []))

        #expect(plan.runs == runs && plan.maximumRuns == maximum)
    }

    @Test("Launches take a second and aren't paced, unless the scenario has no steady frames")
    func defaults() throws {
        let plan = try plan(["--against", "old"])

        #expect(
            plan.arguments(for: .shimmer, seed: 1) == [
                "--scenario=shimmer", "--duration=1", "--pace=0", "--seed=1",
            ])
        #expect(plan.arguments(for: .table, seed: 1) == ["--scenario=table", "--seed=1"])
    }

    @Test("The arguments of every launch can be parsed", arguments: Scenario.builtIn)
    func accepted(scenario: Scenario) throws {
        let plan = try plan(["--against", "old", "--bones", "5", "--frames", "9", "--pace", "0", "--warmup", "1"])

        let child = try BenchOptions(plan.arguments(for: scenario, seed: 4))

        #expect(child.plan.scenarios == [scenario] && child.plan.seed == 4)
    }

    @Test("The deadline is several times the length, but finite")
    func deadline() throws {
        let short = try BenchOptions(["--against", "old", "--bones", "5"])
        let long = try BenchOptions(["--against", "old", "--bones", "5", "--duration", "100", "--warmup", "0"])

        #expect(try plan(["--against", "old"]).deadline(of: .shimmer, short.plan) == 60 + 8 * (1 + 30 * 0.25))
        #expect(try plan(["--against", "old"]).deadline(of: .shimmer, long.plan) == 60 + 8 * 100)
        #expect(try plan(["--against", "old"]).deadline(of: .show, long.plan) == 300)
    }

    @Test(
        "Invalid combinations of options are rejected",
        arguments: [
            (["--runs", "20"], "--against"), (["--against", "a", "--runs", "9"], "--runs"),
            (["--against"], "--against"),
            (["--against", ""], "--against"), (["--against", "a", "--against", "b"], "--against"),
            (["--against", "a", "--csv", "b"], "--csv"), (["--against", "a", "--save", "b"], "--save"),
            (["--fail-over", "p50=+5%"], "--against"),
            (["--compare", "a", "b", "--fail-over", "p99=+5%"], "--against"),
            (["--compare", "a", "b", "--against", "c"], "--against"),
            (["--against", "a", "--scenario", "table", "--fail-over", "ratio=+5%"], "baseline"),
        ])
    func refused(arguments: [String], word: String) {
        let error = #expect(throws: UsageError.self) { try BenchOptions(arguments) }

        #expect(error?.description.contains(word) == true)
    }

    private func plan(_ arguments: [String]) throws -> AgainstPlan {
        guard case .against(let plan) = try BenchOptions(arguments).action else {
            throw UsageError("not a comparison")
        }
        return plan
    }
}
