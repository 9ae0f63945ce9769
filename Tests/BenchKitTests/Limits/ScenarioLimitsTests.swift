import BenchKit
import CommandOptions
import FrameMetrics
import Testing

@MainActor @Suite("Absolute limits on a report") struct ScenarioLimitsTests {
    /// Returns a report of bones with values that are easy to compare.
    private func report() throws -> BenchReport {
        var report = try SyntheticReport().make(seed: 1)
        report.results[0].count = 1000
        report.results[0].frameTimes = try times(median: 4_000_000)
        (report.results[0].processorTime, report.results[0].allocations) = (3, 1.5)
        (report.results[0].drawCalls, report.results[0].missedFrames) = (2, 1)
        (report.results[0].overhead, report.results[0].overheadInterval) = (1.25, [1.2, 1.3])
        return report
    }

    /// Returns the percentiles of the times of a hundred frames. `median` is in nanoseconds; the slowest two frames
    /// take 8 ms.
    private func times(median: UInt64) throws -> FrameReport.FrameTimes {
        let times = Array(repeating: median, count: 98) + [8_000_000, 8_000_000]
        return FrameReport.FrameTimes(try #require(Percentiles(times)))
    }

    @Test(
        "A value at its limit is within it; a larger value is not",
        arguments: [
            ("p50=4ms", nil), ("p50=3.99ms", "shimmer 1000: p50 is 4.000 ms, over 3.99ms"),
            ("p99=8ms", nil), ("p99=7.999999ms", "shimmer 1000: p99 is 8.000 ms, over 7.999999ms"),
            ("cpu=3ms", nil), ("cpu=2ms", "shimmer 1000: cpu is 3.000 ms per frame, over 2ms"),
            ("ratio=1.2", nil), ("ratio=1.19", "shimmer 1000: the ratio is 1.250, over 1.19 with 95% confidence"),
            ("allocations=1.5", nil), ("allocations=0", "shimmer 1000: 1.500 allocations per frame, over 0"),
            ("draw_calls=2", nil), ("draw_calls=1", "shimmer 1000: 2 draw calls per frame, over 1"),
            ("missed=1", nil), ("missed=0", "shimmer 1000: 1 missed frame, over 0"),
            ("memory=1MiB", "no memory was measured, so memory=1MiB can't be checked"),
        ] as [(String, String?)])
    func numbers(text: String, violation: String?) throws {
        let limits = ScenarioLimits([try MetricLimit(text)])

        let violations = try limits.violations(in: report())

        #expect(violations == (violation.map { [$0] } ?? []))
    }

    @Test("A value that would be rounded to its limit is written in full")
    func rounded() throws {
        var report = try report()
        report.results[0].frameTimes = try times(median: 4_000_100)

        #expect(
            ScenarioLimits([try MetricLimit("p50=4ms")]).violations(in: report)
                == ["shimmer 1000: p50 is 4.0001 ms, over 4ms"])
    }

    @Test("A ratio without an interval can't be checked, and a screen that drew nothing is within limits on times")
    func unmeasured() throws {
        var report = try report()
        (report.results[0].overheadInterval, report.results[0].allocations) = (nil, nil)
        report.results[0].frameTimes = nil
        let texts = ["ratio=2", "allocations=9", "p50=1ms", "p99=1ms"]

        #expect(
            ScenarioLimits(try texts.map { try MetricLimit($0) }).violations(in: report) == [
                "no ratio with an interval was measured, so ratio=2 can't be checked",
                "no allocations were counted, so allocations=9 can't be checked",
            ])
    }

    @Test("Limits on times apply to each event, and other limits don't")
    func events() throws {
        var events = SyntheticReport()
        events.event = "open"
        var report = try events.make(seed: 1)
        report.results[0].frameTimes = nil
        (report.results[0].missedFrames, report.results[0].drawCalls) = (5, 0)

        let violations = ScenarioLimits(try ["p99=0.1ms", "draw_calls=0", "missed=9"].map { try MetricLimit($0) })
            .violations(in: report)

        #expect(violations.count == 2 && violations[0].hasPrefix("shimmer 1000 (open): p99 is "))
        #expect(violations[1] == "no missed frames were counted, so missed=9 can't be checked")
    }

    @Test("Limits on memory apply to a screen under random use")
    func memory() throws {
        var report = try report()
        (report.results[0].memory, report.results[0].peakMemory) = (MemorySamples(), 210.25)
        let limits = ScenarioLimits(try ["memory=200MiB", "draw_calls=0"].map { try MetricLimit($0) })

        #expect(
            limits.violations(in: report) == [
                "shimmer 1000: the memory peaked at 210.250 MiB, over 200MiB",
                "no draw calls were counted, so draw_calls=0 can't be checked",
            ])
    }

    @Test("A limit on an unmeasured scenario is ignored; one on an unmeasured count is violated, unless excluded")
    func counts() throws {
        let limits = try LimitsFile.parse(
            "shimmer 1000 p50=4ms\nshimmer 500 p50=1ms\nshimmer cpu=9ms\nrain p50=1ms\nrain 3 p50=1ms", of: "a")
        var plan = BenchPlan()

        #expect(
            try limits.violations(in: report(), plan: plan) == [
                "shimmer 500: this count was not measured, so p50=1ms can't be checked"
            ])
        plan.bones = [1000]
        #expect(try limits.violations(in: report(), plan: plan) == [])
    }

    @Test("A replaced limit isn't checked")
    func replaced() throws {
        var limits = try LimitsFile.parse("* p50=1ms cpu=1ms\nshimmer p50=4ms", of: "a")

        #expect(try limits.violations(in: report()) == ["shimmer 1000: cpu is 3.000 ms per frame, over 1ms"])
        limits.add(.init(.commandLine, try MetricLimit("cpu=3ms")))
        #expect(try limits.violations(in: report()) == [])
    }
}
