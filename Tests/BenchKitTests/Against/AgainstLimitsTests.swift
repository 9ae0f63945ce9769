import BenchKit
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
