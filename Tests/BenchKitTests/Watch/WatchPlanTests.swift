import BenchKit
import CommandOptions
import Testing

@MainActor
@Suite("Options of --watch") struct WatchPlanTests {
    @Test("By default, ten seconds are measured, starting two seconds after the first frame")
    func defaults() throws {
        let plan = try plan(["--watch", "A=b c 'd e'"])

        #expect(plan.command.arguments == ["c", "d e"] && plan.command.environment == ["A": "b"])
        #expect((plan.duration, plan.settling) == (10, 2))
    }

    @Test("The duration and the time before the measurement can be set")
    func times() throws {
        let plan = try plan(["--duration", "0.5", "--watch=a", "--warmup", "0", "--json", "-"])

        #expect((plan.duration, plan.settling) == (0.5, 0))
    }

    @Test(
        "Other options are rejected with a message that names the problem",
        arguments: [
            (arguments: ["--frames", "3"], word: "--frames"), (["--scenario", "show"], "--scenario"),
            (["--against", "b"], "--against"), (["--watch", "b"], "once"), (["--warmup", "601"], "600"),
            (["--duration", "0"], "--duration"), (["--quick"], "--quick"), (["--fail-over", "p99=8ms"], "--fail-over"),
        ])
    func errors(_ row: (arguments: [String], word: String)) {
        let error = #expect(throws: UsageError.self) { try BenchOptions(["--watch", "a"] + row.arguments) }

        #expect(error?.description.contains(row.word) == true, "\(String(describing: error))")
    }

    @Test("--help explains the option")
    func help() {
        #expect(BenchOptions.parser(of: "skeleton-bench").help.contains("--watch COMMAND"))
    }

    private func plan(_ arguments: [String]) throws -> WatchPlan {
        guard case .watch(let plan) = try BenchOptions(arguments).action else {
            throw UsageError("the action is not to watch a program")
        }
        return plan
    }
}
