import BenchKit
import Foundation
import FrameMetrics
import Testing

/// Tests that the last lines of each output, the marks in its rows and the exit code agree.
@MainActor @Suite("Verdicts and exit codes") struct VerdictTests {
    @Test(
        "The conclusion of a comparison of reports agrees with its exit code",
        arguments: ["", "ratio=+0%", "p50=+0%", "p50=+30%", "p99=1us", "memory=1MiB"], [false, true])
    func reports(limit: String, isBusy: Bool) throws {
        let limits = ScenarioLimits(limit.isEmpty ? [] : [try MetricLimit(limit)])
        var old = try SyntheticReport().make(seed: 1)
        if isBusy { old.conditions = Self.busy }
        var verdicts: Set<Bool> = []
        for draw: UInt64 in [0, 3_000, 6_000, 10_000, 20_000, 55_000] {
            var program = SyntheticReport()
            program.draw += draw
            let new = try program.make(seed: 1)

            let comparison = try BenchComparison(old: old, new: new, tolerance: 0, limits: limits)

            expectAgreement(comparison)
            verdicts.insert(comparison.passes)
        }
        // Small increases pass and large ones fail, unless the limit is absolute.
        let isAlwaysOver = ["p99=1us", "memory=1MiB"].contains(limit)
        #expect(verdicts == (isAlwaysOver ? [false] : [true, false]))
    }

    @Test(
        "An increase of the median frame time fails a comparison of events only with a limit",
        arguments: [("", true), ("p50=+5%", false), ("p50=+100%", true), ("ratio=+5%", false), ("p99=1s", true)])
    func events(limit: String, passes: Bool) throws {
        var (old, new) = (SyntheticReport(), SyntheticReport())
        (old.event, new.event, new.record) = ("open", "open", 65_000)
        let limits = ScenarioLimits(limit.isEmpty ? [] : [try MetricLimit(limit)])

        let comparison = try BenchComparison(old: old.make(seed: 1), new: new.make(seed: 2), limits: limits)

        expectAgreement(comparison)
        #expect(comparison.passes == passes, "\(comparison.table)")
        #expect(comparison.table.contains("Ignored: 1 slower time") == (limit != "p50=+5%"))
        if limit == "ratio=+5%" {
            #expect(comparison.failures == ["no increase of ratio could be judged, so ratio=+5% can't be checked"])
        }
    }

    @Test(
        "An increase of the CPU time is judged if it is limited",
        arguments: [
            (1.5, 5, .more, true), (1.5, 100, .more, false), (1, 5, .same, false), (0.5, 0, .less, false),
            (1.5, nil, nil, false),
        ] as [(Double, Double?, ComparisonRow.Verdict?, Bool)], [nil, "open"])
    func processorTime(
        row: (factor: Double, percent: Double?, verdict: ComparisonRow.Verdict?, isOver: Bool), event: String?
    ) throws {
        var program = SyntheticReport()
        program.event = event
        let old = try program.make(seed: 1)
        var new = old
        new.results[0].processorTime *= row.factor
        let limits = ScenarioLimits(row.percent.map { [MetricLimit(.cpu, .increase($0 / 100))] } ?? [])

        let comparison = try BenchComparison(old: old, new: new, limits: limits)

        expectAgreement(comparison)
        let found = comparison.rows.first { $0.what == "cpu" }
        #expect(found?.verdict == row.verdict, "\(comparison.table)")
        #expect((found?.isRegression ?? false) == row.isOver, "\(comparison.table)")
    }

    @Test("More CPU time isn't judged as an increase if the machine's state explains it", arguments: [nil, "open"])
    func slowMemory(event: String?) throws {
        var (before, after) = (SyntheticReport(), SyntheticReport())
        (before.event, after.event, after.memoryTime) = (event, event, 2)
        let old = try before.make(seed: 1)
        var new = try after.make(seed: 1)
        new.results[0].processorTime = old.results[0].processorTime * 1.5

        let comparison = try BenchComparison(
            old: old, new: new, limits: ScenarioLimits([MetricLimit(.cpu, .increase(0))]))

        let row = try #require(comparison.rows.first { $0.what == "cpu" })
        #expect(row.verdict == .same && !row.isRegression, "\(comparison.table)")
        expectAgreement(comparison)
    }

    @Test("An allowed increase of allocations replaces the default of none", arguments: [(nil, false), (0.5, true)])
    func allocations(increase: Double?, passes: Bool) throws {
        var (old, new) = (SyntheticReport(), SyntheticReport())
        (old.allocationsInRecord, new.allocationsInRecord) = (100, 140)
        let limits = ScenarioLimits(increase.map { [MetricLimit(.allocations, .increase($0))] } ?? [])

        let comparison = try BenchComparison(old: old.make(seed: 1), new: new.make(seed: 1), limits: limits)

        expectAgreement(comparison)
        #expect(comparison.passes == passes, "\(comparison.table)")
    }

    @Test("Times of two machines are not judged, as the conclusion says, and limits on them can't be checked")
    func otherMachine() throws {
        let old = try SyntheticReport().make(seed: 1)
        var new = try SyntheticReport().make(seed: 1)
        new.machine.cpu = "another"

        let plain = try BenchComparison(old: old, new: new)
        let limited = try BenchComparison(old: old, new: new, limits: ScenarioLimits([MetricLimit(.cpu, .increase(1))]))

        for comparison in [plain, limited] { expectAgreement(comparison) }
        #expect(plain.conclusion == "Passed: no regression, but 1 time was not judged.")
        #expect(limited.failures == ["no increase of cpu could be judged, so cpu=+100% can't be checked"])
    }

    @Test(
        "The conclusion of a comparison of programs agrees with its exit code",
        arguments: ["", "p50=+0%", "p50=+30%", "cpu=+2%", "p99=+1%", "p50=1us", "allocations=0", "ratio=+1%"])
    func programs(limit: String) throws {
        let limits = AgainstLimits(
            tolerance: 0.03, limits: ScenarioLimits(limit.isEmpty ? [] : [try MetricLimit(limit)]))
        for (seed, slower) in [0, 0.01, 0.03, 0.06, 0.3, -0.2].enumerated() {
            let pairs = SimulatedLaunches().pairs(seed: UInt64(seed), slower: [.draw: slower], allocations: 0)

            let comparison = AgainstComparison(pairs, limits: limits)

            let table = comparison.table()
            #expect(comparison.passes == comparison.failures.isEmpty)
            #expect(table.hasSuffix("\n\(comparison.conclusion)"))
            #expect(comparison.conclusion.hasPrefix("Passed: ") == comparison.passes)
            #expect(comparison.conclusion.hasPrefix("Failed:\n  ") == !comparison.passes)
            #expect(table.contains("(!)") == comparison.rows.contains(where: \.isOverLimit))
            #expect(comparison.rows.allSatisfy { !$0.isOverLimit || $0.verdict == .more })
            let isMore = comparison.rows.contains { $0.verdict == .more }
            #expect(comparison.conclusion.contains("no certain increase") == (comparison.passes && !isMore))
            // These limits are exceeded by every launch, or can't be checked without a baseline.
            if ["ratio=+1%", "allocations=0", "p50=1us"].contains(limit) { #expect(!comparison.passes) }
        }
    }

    @Test("A measurement says that it passed only if it has limits and none is exceeded")
    func measurement() {
        let limits = ScenarioLimits([MetricLimit(.p50, .number(1))])

        #expect(ScenarioLimits().conclusion([]) == nil)
        #expect(limits.conclusion([]) == "Passed: every limit holds.")
        #expect(limits.conclusion(["a: slow", "b: slow"]) == "Failed:\n  a: slow\n  b: slow")
    }

    // MARK: Private

    private static let busy: Conditions = {
        var busy = MachineState()
        (busy.ticks, busy.busyTicks) = (1000, 900)
        return Conditions(from: MachineState(), to: busy, frames: 300, cores: 2)
    }()

    private func expectAgreement(_ comparison: BenchComparison) {
        let table = comparison.table
        #expect(table.hasSuffix("\n\(comparison.conclusion)"))
        #expect(comparison.conclusion.hasPrefix("Passed: no regression") == comparison.passes, "\(table)")
        #expect(comparison.conclusion.hasPrefix("Failed:\n  ") == !comparison.passes, "\(table)")
        for row in comparison.rows where row.isRegression {
            #expect([.slower, .more].contains(row.verdict), "\(table)")
        }
        let marked = comparison.body.split(separator: "\n").count { $0.hasSuffix(" (!)") }
        #expect(marked == comparison.rows.count(where: \.isRegression))
        #expect(comparison.hasRegression == comparison.failures.contains { $0.hasSuffix(" increased") })
        let json = try? JSONSerialization.jsonObject(with: comparison.json()) as? [String: Any]
        #expect(json?["passed"] as? Bool == comparison.passes)
        #expect(json?["failures"] as? [String] == comparison.failures)
    }
}
