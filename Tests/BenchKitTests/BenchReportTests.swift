import BenchKit
import DrawKit
import Foundation
import FrameMetrics
import Testing

@MainActor @Suite("Benchmark report") struct BenchReportTests {
    @Test("The JSON file has every documented field and can be read back")
    func fields() throws {
        let report = try measure(frames: 5)

        let json = try report.json()

        let top = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        #expect(top["schema"] as? Int == 1)
        #expect(top["sdl"] is String)
        #expect(top["revision"] is String)
        #expect(top["modified"] is Bool)
        #expect(top["window"] as? [String: Int] == ["width": 320, "height": 240])
        let machine = try #require(top["machine"] as? [String: Any])
        #expect(Set(machine.keys) == ["cpu", "cores", "kernel"])
        let result = try #require((top["results"] as? [[String: Any]])?.first)
        let wanted = [
            "measured", "floor_measured", "overhead_interval", "instructions_per_frame", "cache_misses_per_frame",
            "scenario", "bones", "renderer", "destination", "window", "pace", "frames", "cpu_ms_per_frame",
            "floor_cpu_ms_per_frame", "frame_ms", "stages_ms", "floor_ms_p50", "overhead_ratio", "draw_calls",
            "commands", "vertices", "texture_uploads", "damage_px", "missed_frames", "peak_rss_mb",
        ]
        #expect(Set(wanted).subtracting(result.keys).isEmpty)
        let times = try #require(result["frame_ms"] as? [String: Double])
        #expect(Set(times.keys) == ["p50", "p90", "p95", "p99", "max"])
        let stages = try #require(result["stages_ms"] as? [String: [String: Double]])
        #expect(Set(stages.keys) == ["events", "timers", "tasks", "animate", "layout", "record", "draw", "present"])
        #expect(stages.values.allSatisfy { Set($0.keys) == ["p50", "p99"] })
        #expect(try JSONDecoder().decode(BenchReport.self, from: json) == report)
    }

    @Test("The counts match the scenario, and a steady-state frame allocates nothing")
    func counts() throws {
        let result = try #require(try measure(frames: 5).results.first)

        #expect(result.scenario == "shimmer")
        #expect(result.bones == 12)
        #expect(result.frames == 5)
        #expect(result.drawCalls == 12)
        #expect(result.commands >= 13)
        let area = BoneGrid(count: 12, size: CGSize(width: 320, height: 240)).pixelRects.reduce(0) { $0 + $1.area }
        #expect(result.damagePixels == area)
        #if !DEBUG  // without optimization, the compiler's own helpers allocate
            #expect(result.allocations ?? 0 == 0)
            #expect(result.baselineAllocations ?? 0 == 0)
        #endif
    }

    @Test("The table has a row per measurement under a heading with units")
    func table() throws {
        let lines = try measure(frames: 2).table.split(separator: "\n")

        #expect(lines.count == 4)
        #expect(lines[0].hasPrefix("software (memory), 320x240, unlimited; "))
        #expect(lines[1].contains("frame p50 ms"))
        #expect(lines[2].hasPrefix("shimmer"))
        #expect(lines[2].hasSuffix("of 2"))
        #expect(lines[1].count == lines[2].count)
    }

    @Test(
        "An event scenario has a time for each event, no baseline, and steady-state frames that cost nothing",
        arguments: [
            (.labels, 500, ["first frame", "one text", "dark"]),
            (.constraints, 1000, ["first solve", "resize", "constant"]),
            (.show, 1000, ["show, no transition", "resize step", "show, cross dissolve", "dissolve frame", "hide"]),
            (.table, 1_000_000, listEvents([", 100 rows", ""])),
            (.collection, 1_000_000, listEvents([", 100 items", ", mixed, 100 items", "", ", mixed"])),
            (.text, 120, ["new texts", "the same texts"]),
            (.storyboard, 5000, ["read and show", "show again"]),
            (.themeFlip, 1, ["dark, loading", "light, loading", "dark", "light"]),
            (
                .delayedShow, 10_000,
                ["ask", "frame during the delay", "hide half of them early", "show the others", "hide the others"]
            ),
            (
                .skeletonTransitions, 1000,
                ["dissolve", "wipe", "slide"].flatMap { way in
                    ["show", "hide"].flatMap { ["\($0), \(way)", "frame of \($0), \(way)"] }
                }
            ),
            (
                .growth, 4000,
                [1000, 4000].flatMap { count in
                    [
                        "staggered hide", "frame of staggered hide", "segments", "tabs", "tabs in another order",
                        "stacked labels", "a changed label", "hidden labels", "removed labels", "stacked cards",
                        "removed cards", "edits of a snapshot",
                    ].map { "\($0), \(count) parts" }
                }
            ),
            (
                .moreRows, 1_000_000,
                [", 100 rows", ""].flatMap { suffix in
                    ["append", "frame of the sweep", "insert half of the rows", "insert the others"].map { $0 + suffix }
                }
            ),
        ] as [(Scenario, Int, [String])])
    func events(scenario: Scenario, count: Int, names: [String]) throws {
        let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
        let measurement = EventMeasurement(subject: subject)
        let events = try #require(scenario.events)
        // Without optimization, a round with 4,000 parts takes several seconds.
        let rounds = scenario.name == Scenario.growth.name ? 1 : 2
        try measurement.run(events, size: CGSize(width: 320, height: 240), rounds: rounds, warmup: 0) { _ in }
        var plan = BenchPlan()
        (plan.width, plan.height) = (320, 240)
        let result = try BenchResult(measurement, of: scenario, events, subject: subject)
        let report = BenchReport(plan: plan, results: [result])

        #expect(result.count == count)
        #expect(result.phases.map(\.name) == names)
        // Each event occurs equally often in all rounds.
        #expect(result.phases.allSatisfy { $0.samples >= rounds && $0.samples % rounds == 0 && $0.times != nil })
        #expect(result.frames == result.phases.reduce(0) { $0 + $1.samples })
        #expect(result.drawCalls == 0 && result.damagePixels == 0)
        #if !DEBUG
            #expect(result.allocations ?? 0 == 0)
        #endif
        let json = try report.json()
        #expect(try JSONDecoder().decode(BenchReport.self, from: json) == report)
        let top = try #require(try JSONSerialization.jsonObject(with: json) as? [String: Any])
        let fields = try #require((top["results"] as? [[String: Any]])?.first)
        for name in [
            "bones", "floor_ms_p50", "floor_cpu_ms_per_frame", "overhead_ratio", "overhead_interval", "measured",
        ] {
            #expect(fields[name] is NSNull, "\(name)")
        }
        for name in ["frame_ms", "stages_ms"] {
            #expect(fields[name] is NSNull, "\(name)")
        }
        let phase = try #require((fields["phases"] as? [[String: Any]])?.first)
        #expect(Set(phase.keys) == ["name", "count", "samples", "ms", "stages_ms", "measured", "works"])
        for phase in result.phases {
            let fewer = [100, 1000].first { phase.name.contains(" \($0) ") }
            #expect(phase.count == fewer ?? count, "\(phase.name)")
            #expect(phase.measured?.raw.frames == phase.samples)
        }
        let lines = report.table.split(separator: "\n")
        #expect(lines.count == 3 + names.count)
        #expect(lines[2].hasPrefix(scenario.name) && lines[2].contains(names[0]))
    }

    @Test("Every scenario has a summary of one line")
    func summaries() {
        for scenario in Scenario.builtIn {
            #expect(!scenario.summary.isEmpty && !scenario.summary.contains("\n"), "\(scenario.name)")
        }
    }

    @Test("A measurement is extended to four times its length for an unreachable precision, but not for an easy one")
    func precision() throws {
        for (precision, frames) in [(-1.0, 32), (1000, 8)] {
            var plan = BenchPlan()
            (plan.length, plan.warmup, plan.pace, plan.precision) = (.frames(8), 1, 0, precision)
            (plan.width, plan.height) = (320, 240)
            let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
            let measurement = Measurement(plan: plan, subject: subject)

            try measurement.run(bones: 12) { _ in }

            #expect(measurement.recorder.frames == frames && measurement.baselineRecorder.frames == frames)
            #expect(measurement.recorder.block == measurement.baselineRecorder.block)
        }
    }

    // MARK: Private

    /// Returns the event names of the lists with the given name suffixes.
    private nonisolated static func listEvents(_ suffixes: [String]) -> [String] {
        suffixes.flatMap { suffix in ["open", "wheel step", "thumb drag", "jump"].map { $0 + suffix } }
    }

    private func measure(frames: Int) throws -> BenchReport {
        var plan = BenchPlan()
        plan.length = .frames(frames)
        plan.warmup = 2
        plan.pace = 0
        (plan.width, plan.height) = (320, 240)
        let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
        let measurement = Measurement(plan: plan, subject: subject)
        try measurement.run(bones: 12) { _ in }
        let result = try BenchResult(measurement, of: .shimmer, bones: 12, plan: plan, subject: subject)
        return BenchReport(plan: plan, results: [result])
    }
}
