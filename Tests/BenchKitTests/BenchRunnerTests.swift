import BenchKit
import Foundation
import Testing

/// Tests of runs that launch this program several times, with a shell instead of this program.
@MainActor
@Suite("Runs with other launches")
struct BenchRunnerTests {
    @Test("Other launches of the program don't count as other programs")
    func conditions() throws {
        let (without, with) = (MachineState.current, MachineState.currentWithChildren)

        let report = try run("i=0; while [ $i -lt 100000 ]; do i=$((i + 1)); done; echo '{\"count\":5,\"ratio\":1.5}'")

        let high = MachineState.current.othersPercent(since: without)
        let low = MachineState.currentWithChildren.othersPercent(since: with)
        try #require(low < high)
        let percent = try #require(report.conditions?.othersPercent)
        #expect(percent < (low + high) / 2, "\(low) < \(percent) < \(high)")
    }

    // MARK: Private

    /// Measures bones whose ratio is also measured in launches of the shell `script`.
    private func run(_ script: String) throws -> BenchReport {
        var plan = BenchPlan()
        (plan.scenarios, plan.bones, plan.precision) = ([.shimmer], [5], 1000)
        (plan.length, plan.warmup, plan.pace) = (.frames(30), 0, 0)
        (plan.width, plan.height, plan.isSizeGiven, plan.surface) = (320, 320, true, .memory)
        let shell = ChildProcess(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
        return try BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in }, program: shell).run()
    }
}
