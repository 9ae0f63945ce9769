import BenchKit
import CommandOptions
import Testing

@Suite("Limits on metrics") struct MetricLimitTests {
    @Test(
        "Limits are parsed with their units, and formatted the same way",
        arguments: [
            ("p50=4ms", .p50, .number(4), nil), ("p99=8ms", .p99, .number(8), nil),
            ("p99=500us", .p99, .number(0.5), "p99=0.5ms"), ("p99=0.25s", .p99, .number(250), "p99=250ms"),
            ("cpu=3ms", .cpu, .number(3), nil), ("ratio=1.2", .ratio, .number(1.2), nil),
            ("allocations=0", .allocations, .number(0), nil), ("allocations=12.5", .allocations, .number(12.5), nil),
            ("draw_calls=1", .drawCalls, .number(1), nil), ("missed=0", .missed, .number(0), nil),
            ("memory=200MiB", .memory, .number(200), nil), ("memory=1.5GiB", .memory, .number(1536), "memory=1536MiB"),
            ("p50=+5%", .p50, .increase(0.05), nil), ("p99=+10%", .p99, .increase(0.1), nil),
            ("cpu=+0%", .cpu, .increase(0), nil), ("ratio=+1000%", .ratio, .increase(10), nil),
            ("allocations=+2.5%", .allocations, .increase(0.025), nil),
        ] as [(String, LaunchMetric, MetricLimit.Bound, String?)])
    func parsed(text: String, metric: LaunchMetric, bound: MetricLimit.Bound, written: String?) throws {
        let limit = try MetricLimit(text)

        #expect(limit == MetricLimit(metric, bound))
        #expect(limit.text == written ?? text)
    }

    @Test(
        "Invalid limits are rejected with the metric, an example and the value",
        arguments: [
            ("", "such as p50=4ms"), ("ratio", "such as p50=4ms"), ("draw=+5%", "draw_calls, missed, memory"),
            ("=+5%", "one of p50"), ("p90=4ms", "one of p50"), ("stage=1ms", "one of p50"),
            ("p50=8", "p50 takes a time, such as p50=4ms, or an increase up to 1000%, such as p50=+5%"),
            ("p50=0ms", "p50=4ms"), ("p50=-1ms", "p50=4ms"), ("p50=+8ms", "p50=4ms"), ("p50=ms", "p50=4ms"),
            ("p50=0x10ms", "p50=4ms"), ("p50=nanms", "p50=4ms"), ("p50=infms", "p50=4ms"), ("p50=1e999ms", "p50=4ms"),
            ("p50=4 ms", "p50=4ms"), ("p50=٤ms", "p50=4ms"), ("p50=5%", "p50=+5%"), ("p50=+5", "p50=+5%"),
            ("p50=+%", "p50=+5%"), ("p50=+-5%", "p50=+5%"), ("p50=++5%", "p50=+5%"), ("p50=+nan%", "p50=+5%"),
            ("p50=+1000.1%", "1000%"), ("p99=8", "p99=8ms"), ("cpu=3MiB", "cpu=3ms"), ("ratio=", "ratio=1.2"),
            ("ratio=0", "ratio=1.2"), ("ratio=-1", "ratio=1.2"), ("ratio=1.2ms", "ratio=1.2"),
            ("allocations=", "allocations=0"), ("allocations=-1", "allocations=0"), ("allocations=+1", "allocations=0"),
            ("draw_calls=+5%", "draw_calls=1"), ("missed=0%", "missed=0"), ("memory=200", "memory=200MiB"),
            ("memory=200MB", "memory=200MiB"), ("memory=+5%", "memory=200MiB"),
        ])
    func wrong(text: String, words: String) {
        let error = #expect(throws: UsageError.self) { try MetricLimit(text, in: "here") }

        #expect(error?.description.hasPrefix("here: ") == true && error?.description.contains(words) == true)
        #expect(error?.description.contains(" not \"") == true)
    }

    @Test(
        "Scenarios have only the metrics that they measure",
        arguments: [
            (.p50, ["shimmer", "table", "start"], ["use"]), (.cpu, ["shimmer", "table", "start", "use"], []),
            (.ratio, ["shimmer"], ["table", "start", "use"]), (.allocations, ["shimmer", "table"], ["start", "use"]),
            (.drawCalls, ["shimmer", "table"], ["start", "use"]), (.missed, ["shimmer"], ["table", "start", "use"]),
            (.memory, ["use"], ["shimmer", "table", "start"]),
        ] as [(LaunchMetric, [String], [String])])
    func metrics(metric: LaunchMetric, having: [String], lacking: [String]) {
        let scenarios = [.shimmer, .table, Scenario("start", .start), Scenario(NoScreen())]

        #expect(scenarios.filter { $0.has(metric) }.map(\.name) == having)
        #expect(scenarios.filter { !$0.has(metric) }.map(\.name) == lacking)
    }
}
