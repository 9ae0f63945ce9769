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

    @Test("The report has the frames of the run, without an extension, and the ratios of eight other launches")
    func ratios() throws {
        let result = try run("echo '{\"count\":5,\"ratio\":1.5}'", precision: -1).results[0]

        #expect(result.frames == 30)
        #expect(result.launches == Array(repeating: 1.5, count: 8))
        #expect(result.overhead.map { abs($0 - 1.5) < 1e-9 } == true)
    }

    @Test("If a launch fails, the ratio of the run remains, and the failure is reported")
    func failure() throws {
        var notes: [String] = []
        let result = try run("exit 4") { notes.append($0) }.results[0]

        #expect(result.launches == nil && result.overhead != nil && result.overheadInterval != nil)
        #expect(
            notes == [
                "shimmer",
                "another launch for the ratio of shimmer exited with 4; the ratio is that of a single launch",
            ])
    }

    // MARK: Private

    /// Measures bones whose ratio is also measured in launches of the shell `script`.
    private func run(
        _ script: String, precision: Double = 1000, output: @escaping (String) -> Void = { _ in }
    ) throws -> BenchReport {
        var plan = BenchPlan()
        (plan.scenarios, plan.bones, plan.precision) = ([.shimmer], [5], precision)
        (plan.length, plan.warmup, plan.pace) = (.frames(30), 0, 0)
        (plan.width, plan.height, plan.isSizeGiven, plan.surface) = (320, 320, true, .memory)
        let shell = ChildProcess(URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script])
        return try BenchRunner(
            plan: plan, progress: BenchProgress(isTerminal: false, output: output), program: shell
        ).run()
    }
}
