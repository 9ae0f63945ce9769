import BenchKit
import CommandOptions
import FrameMetrics
import Testing

@Suite("Limits of comparisons over launches") struct AgainstLimitsTests {
    @Test(
        "Increases are parsed with their metric",
        arguments: [
            ("p50=+5%", .growth(.p50, 0.05)), ("p99=+10%", .growth(.p99, 0.1)), ("cpu=+0%", .growth(.cpu, 0)),
            ("allocations=+2.5%", .growth(.allocations, 0.025)), ("ratio=+5%", .growth(.ratio, 0.05)),
            ("allocations=0", .allocations(0)), ("allocations=12.5", .allocations(12.5)),
        ] as [(String, TimeLimit)])
    func parsed(text: String, limit: TimeLimit) throws {
        #expect(try TimeLimit(text) == limit)
    }

    @Test(
        "Invalid increases are rejected",
        arguments: [
            "p50=5%", "p50=+5", "p50=+%", "p50=+-5%", "p50=++5%", "p50=+nan%", "p50=+inf%", "p50=+1e9%", "draw=+5%",
            "allocations=", "allocations=-1", "allocations=+1", "allocations=nan", "cpu=8ms", "=+5%",
        ])
    func wrong(text: String) {
        let error = #expect(throws: UsageError.self) { try TimeLimit(text) }

        #expect(error?.description.contains("p50=+5%") == true)
    }

    @Test(
        "A limit is exceeded if the increase is certain and its whole interval is above it",
        arguments: [
            (.p50, .more, 0.06, true), (.p50, .more, 0.05, false), (.p50, .perhaps, 0.06, false),
            (.cpu, .more, 0.06, true), (.ratio, .more, 0.5, false), (.p99, .more, 0.03, true),
            (.p99, .less, -0.1, false),
        ] as [(LaunchMetric, AgainstVerdict, Double, Bool)])
    func exceeded(metric: LaunchMetric, verdict: AgainstVerdict, low: Double, isExceeded: Bool) {
        let limits = AgainstLimits(tolerance: 0.05, limits: [.growth(.p99, 0.02), .p99(8)])
        let row = AgainstRow(
            subject: SimulatedLaunches.subject, metric: metric, other: 1, this: 1,
            change: Estimate(value: low + 0.01, low: low, high: low + 0.02), verdict: verdict)

        #expect(limits.isExceeded(by: row) == isExceeded)
        #expect(limits.own == [.p99(8)])
    }

    @Test("A limit on an increase replaces the tolerance of its metric")
    func replaced() {
        let limits = AgainstLimits(tolerance: 0.05, limits: [.growth(.p50, 0.2)])

        #expect(limits.growth == [.p50: 0.2, .cpu: 0.05])
    }

    @Test("Limits on this program's own numbers name the subjects that exceed them")
    func own() {
        let launch = LaunchSample(
            subjects: [SimulatedLaunches.subject],
            values: [SimulatedLaunches.subject: [.ratio: 1.3, .p99: 9, .allocations: 2]])
        let launches = Array(repeating: launch, count: 12)
        func violations(_ limits: [TimeLimit], _ launches: [LaunchSample]) -> [String] {
            AgainstLimits(tolerance: 0.05, limits: limits).violations(in: launches, of: [SimulatedLaunches.subject])
        }

        #expect(
            violations([.ratio(1.2), .p99(8), .allocations(0)], launches) == [
                "inbox 1: the ratio is 1.300, over 1.2 with 95% confidence", "inbox 1: p99 is 9.000 ms, over 8.0 ms",
                "inbox 1: 2.000 allocations per frame, over 0.0",
            ])
        #expect(violations([.ratio(1.3), .p99(9), .allocations(2)], launches).isEmpty)
        // A limit that can't be checked is not met.
        #expect(violations([.ratio(1.3), .allocations(2)], [LaunchSample()]).count == 2)
    }
}
