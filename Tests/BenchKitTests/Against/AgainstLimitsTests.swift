import BenchKit
import Foundation
import FrameMetrics
import Testing

@Suite("Limits of comparisons over launches") struct AgainstLimitsTests {
    @Test(
        "A limit is exceeded if the increase is certain and its whole confidence interval is above the limit",
        arguments: [
            (.p50, .more, 0.06, true), (.p50, .more, 0.05, false), (.p50, .perhaps, 0.06, false),
            (.cpu, .more, 0.06, true), (.ratio, .more, 0.5, false), (.p99, .more, 0.03, true),
            (.p99, .less, -0.1, false),
        ] as [(LaunchMetric, AgainstVerdict, Double, Bool)])
    func exceeded(metric: LaunchMetric, verdict: AgainstVerdict, low: Double, isExceeded: Bool) {
        let limits = AgainstLimits(
            limits: ScenarioLimits([MetricLimit(.p99, .increase(0.02)), MetricLimit(.p99, .number(8))]))
        let row = AgainstRow(
            subject: SimulatedLaunches.subject, metric: metric, other: 1, this: 1,
            change: Estimate(value: low + 0.01, low: low, high: low + 0.02), verdict: verdict)

        #expect(limits.isExceeded(by: row) == isExceeded)
    }

    @Test(
        "A limit on an increase replaces the tolerance of its metric; an absolute limit doesn't",
        arguments: [
            (.p50, 0.2), (.cpu, 0.05), (.allocations, 0), (.p99, nil), (.ratio, nil), (.drawCalls, nil),
        ] as [(LaunchMetric, Double?)])
    func replaced(metric: LaunchMetric, increase: Double?) {
        let limits = AgainstLimits(
            limits: ScenarioLimits([MetricLimit(.p50, .increase(0.2)), MetricLimit(.cpu, .number(3))]))

        #expect(limits.increase(of: metric, for: SimulatedLaunches.subject) == increase)
    }

    @Test(
        "A limit is undecided if the interval of the increase reaches above it, but isn't completely above it",
        arguments: [
            (.p50, .unclear(below: 0.04), -0.02, 0.04, true), (.p50, .same(within: 0.02), -0.01, 0.02, false),
            (.p50, .more, 0.02, 0.04, true), (.p50, .more, 0.031, 0.05, false), (.p50, .perhaps, 0.001, 0.04, true),
            (.p50, .less, -0.04, -0.02, false), (.p50, .unjudged, -0.02, 0.04, false),
            (.cpu, .same(within: 0.004), -0.004, 0.004, false), (.cpu, .same(within: 0.006), -0.006, 0.006, true),
            (.ratio, .unclear(below: 0.04), -0.02, 0.04, false), (.allocations, .perhaps, 0.1, 4, false),
        ] as [(LaunchMetric, AgainstVerdict, Double, Double, Bool)])
    func undecided(metric: LaunchMetric, verdict: AgainstVerdict, low: Double, high: Double, isUndecided: Bool) {
        let limits = AgainstLimits(
            limits: ScenarioLimits([MetricLimit(.p50, .increase(0.03)), MetricLimit(.cpu, .increase(0))]))
        let row = AgainstRow(
            subject: SimulatedLaunches.subject, metric: metric, other: 1, this: 1,
            change: Estimate(value: (low + high) / 2, low: low, high: high), verdict: verdict)

        #expect(limits.isUndecided(by: row) == isUndecided)
    }

    @Test("Undecided limits are named in the table, in the JSON and on the page, and pass", arguments: [2.0, 60])
    func namedUndecided(othersPercent: Double) throws {
        var program = SimulatedLaunches()
        program.noise = 0.2
        let limits = AgainstLimits(limits: ScenarioLimits([MetricLimit(.p50, .increase(0.03))]))

        let comparison = AgainstComparison(program.pairs(seed: 8), limits: limits, othersPercent: othersPercent)

        let line = try #require(comparison.undecided.first { $0.hasPrefix("p50=+3% is undecided (inbox 1: ") })
        #expect(line.hasSuffix(othersPercent > 10 ? "): add --runs, or stop other programs." : "): add --runs."))
        #expect(comparison.passes && comparison.table().contains("\n\(line)\n"))
        #expect(HTMLCheck(comparison.html()).text.contains("p50=+3% is undecided"))
        let file = try #require(JSONSerialization.jsonObject(with: comparison.json()) as? [String: Any])
        #expect(file["undecided"] as? [String] == comparison.undecided)
    }

    @Test("Violations of absolute limits name the subjects of this program that exceed them")
    func own() throws {
        let launch = LaunchSample(
            subjects: [SimulatedLaunches.subject],
            values: [
                SimulatedLaunches.subject: [
                    .ratio: 1.3, .p50: 5, .p99: 9, .cpu: 4, .allocations: 2, .drawCalls: 3, .missed: 1,
                ]
            ])
        let launches = Array(repeating: launch, count: 12)
        func violations(_ texts: [String], _ launches: [LaunchSample]) throws -> [String] {
            AgainstLimits(limits: ScenarioLimits(try texts.map { try MetricLimit($0) }))
                .violations(in: launches, of: [SimulatedLaunches.subject])
        }

        #expect(
            try violations(
                ["ratio=1.2", "p50=4ms", "p99=8ms", "cpu=3ms", "allocations=0", "draw_calls=2", "missed=0"], launches)
                == [
                    "inbox 1: the ratio is 1.300, over 1.2 with 95% confidence", "inbox 1: p50 is 5.000 ms, over 4ms",
                    "inbox 1: p99 is 9.000 ms, over 8ms", "inbox 1: cpu is 4.000 ms per frame, over 3ms",
                    "inbox 1: 2 allocations per frame, over 0", "inbox 1: 3 draw calls per frame, over 2",
                    "inbox 1: 1 missed frame, over 0",
                ])
        #expect(
            try violations(["ratio=1.31", "p50=5ms", "p99=9ms", "cpu=4ms", "allocations=2", "missed=1"], launches)
                .isEmpty)
        // A limit that can't be checked counts as a violation. p50=1ms is not one: a launch without frame times drew
        // nothing, which is within any time limit.
        #expect(
            try violations(["ratio=1.3", "allocations=2", "p50=1ms", "cpu=+5%"], [LaunchSample()]) == [
                "no ratio with an interval was measured, so ratio=1.3 can't be checked",
                "no allocations were counted, so allocations=2 can't be checked",
                "no increase of cpu could be judged, so cpu=+5% can't be checked",
            ])
    }
}
