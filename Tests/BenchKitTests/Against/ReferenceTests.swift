import BenchKit
import FrameMetrics
import Testing

@MainActor @Suite("Measurements with and without references") struct ReferenceTests {
    @Test("A measurement without references has CPU times of stages, but no baseline, ratio or fixed workloads")
    func without() throws {
        for result in try measure(references: false) {
            #expect(result.workloads == nil && result.baselineMeasured == nil && result.overhead == nil)
            #expect(result.phases.allSatisfy { $0.workloads == nil })
            for columns in columns(of: result) { #expect(columns.stageProcessorTimes?[.layout] != nil) }
        }
    }

    @Test("With references, the CPU time of stages is not measured, because the baseline has fewer stages")
    func with() throws {
        let results = try measure(references: true)

        #expect(results.flatMap(columns).allSatisfy { $0.stageProcessorTimes == nil })
        #expect(results[0].baselineMeasured != nil && results[0].workloads != nil)
        #expect(results[2].phases.allSatisfy { $0.workloads != nil })
    }

    // MARK: Private

    private func columns(of result: BenchResult) -> [FrameColumns] {
        [result.measured?.raw].compactMap { $0 } + result.phases.compactMap { $0.measured?.raw }
    }

    /// Measures bones, a screen and events.
    private func measure(references: Bool) throws -> [BenchResult] {
        var plan = BenchPlan()
        plan.scenarios = Scenario.builtIn.filter { ["shimmer", "pulse", "constraints"].contains($0.name) }
        (plan.length, plan.warmup, plan.pace, plan.rounds, plan.bones) = (.frames(6), 0, 0, 1, [5])
        (plan.width, plan.height, plan.isSizeGiven, plan.surface) = (320, 320, true, .memory)
        plan.measuresReferences = references
        return try BenchRunner(plan: plan, progress: BenchProgress(isTerminal: false) { _ in }).run().results
    }
}
