import BenchKit
import FrameMetrics
import Testing

@MainActor @Suite("Launch measurements") struct LaunchSampleTests {
    @Test("A sample of a report has the median frame time without waiting, the stage times, and the counts")
    func frames() throws {
        let report = try SyntheticReport().make(seed: 1)
        let raw = try #require(report.results[0].measured?.raw)

        let sample = LaunchSample(report)

        let subject = try #require(sample.subjects.first)
        let values = try #require(sample.values[subject])
        #expect(subject.scenario == "shimmer" && sample.subjects.count == 1)
        #expect(values[.p50] == median((0..<raw.frames).map { Double(raw.ownTime($0)) / 1_000_000 }))
        #expect(values[.stage(.draw)] == median((raw.stages[.draw] ?? []).map { Double($0) / 1_000_000 }))
        #expect(values[.stage(.layout)] == nil)
        #expect(values[.cpu] == report.results[0].processorTime && values[.allocations] == 0)
    }

    @Test("Mean and slow stage times include work of few frames; means exclude frames that waited for a processor")
    func fewFrames() throws {
        var report = try SyntheticReport().make(seed: 1)
        var raw = try #require(report.results[0].measured?.raw)
        let frames = raw.frames
        // Four frames of 300 create a row; one of the others waits.
        raw.stages = [.layout: (0..<UInt64(frames)).map { $0 % 75 == 0 ? 700_000 : $0 == 5 ? 5_100_000 : 100_000 }]
        raw.total = (0..<UInt64(frames)).map { $0 % 75 == 0 ? 8_000_000 : $0 == 5 ? 6_000_000 : 1_000_000 }
        raw.counts[.processorWait] = (0..<UInt64(frames)).map { $0 == 5 ? 5_000_000 : $0 == 225 ? 50_000 : 0 }
        report.results[0].measured?.raw = raw

        let sample = LaunchSample(report)

        let subject = try #require(sample.subjects.first)
        let values = try #require(sample.values[subject])
        let mean = try #require(values[.stage(.layout, .mean)])
        #expect(values[.stage(.layout)] == 0.1)
        #expect(abs(mean - (0.1 * 295 + 0.7 * 4) / 299) < 1e-9)
        #expect(abs(try #require(values[.stage(.layout, .slow)]) - 0.7) < 1e-9)
        report.results[0].measured?.raw.counts[.processorWait] = nil
        let all = try #require(LaunchSample(report).values[subject]?[.stage(.layout, .mean)])
        #expect(abs(all - (0.1 * 295 + 0.7 * 4 + 5.1) / 300) < 1e-9)
    }

    @Test("The stage present counts CPU time, because waiting for the display depends on when the frame ends")
    func present() throws {
        var report = try SyntheticReport().make(seed: 1)
        let frames = try #require(report.results[0].measured?.raw.frames)
        report.results[0].measured?.raw.stages[.present] = Array(repeating: 9_000_000, count: frames)
        func present() throws -> Double? {
            let sample = LaunchSample(report)
            return try sample.values[#require(sample.subjects.first)]?[.stage(.present)]
        }

        #expect(try present() == 9)
        report.results[0].measured?.raw.stageProcessorTimes = [.present: Array(repeating: 20_000, count: frames)]
        #expect(try present() == 0.02)
        // A stage without any CPU time is omitted.
        report.results[0].measured?.raw.stageProcessorTimes = [.draw: Array(repeating: 1, count: frames)]
        #expect(try present() == nil)
    }

    @Test("Only the frames that both launches drew are compared, because later ones don't cost the same")
    func commonFrames() throws {
        let (long, short) = (try report(frames: 300), try report(frames: 100))

        let (cut, whole) = (LaunchSample(long, comparedWith: short), LaunchSample(long, comparedWith: nil))
        let fewer = LaunchSample(short, comparedWith: long)

        let subject = try #require(cut.subjects.first)
        for sample in [cut, fewer] {
            #expect(sample.values[subject]?[.allocations] == 2 && sample.values[subject]?[.stage(.draw)] == 1)
            #expect(try #require(sample.values[subject]?[.p50]) <= 2)
        }
        #expect(cut.values[subject]?[.p99] == 2)
        #expect(cut.ownValues[subject]?[.p99] == long.results[0].frameTimes?.p99)
        #expect(whole.values[subject]?[.allocations] == 6 && whole.values[subject]?[.stage(.draw)] == 4)
    }

    @Test("Absolute limits apply to all frames, regardless of how many frames the other program drew")
    func absoluteLimits() throws {
        let (long, short) = (try report(frames: 300), try report(frames: 100))
        let limits = AgainstLimits(limits: ScenarioLimits([try MetricLimit("allocations=4")]))
        var launch = LaunchSample()
        launch.add(LaunchSample(long, comparedWith: short))

        #expect(
            limits.violations(in: [launch], of: launch.subjects) == ["shimmer 1: 6 allocations per frame, over 4"])
    }

    @Test("The table of a comparison starts with the size of the window")
    func windowSize() throws {
        let launch = LaunchSample(try report(frames: 100))
        let pair = AgainstComparison.Pair(other: launch, this: launch)

        let comparison = AgainstComparison(Array(repeating: pair, count: 12))

        let size = try #require(launch.facts.first?.windows.first).replacing(" × ", with: "x")
        let first = try #require(comparison.table().split(separator: "\n").first)
        #expect(first.contains(", \(size), "))
    }

    @Test("Enormous counts in a report don't overflow")
    func largeCounts() throws {
        var report = try report(frames: 2)
        report.results[0].measured?.raw.counts[.allocations] = [1 << 63, 1 << 63]

        let sample = LaunchSample(report)

        #expect(sample.values[try #require(sample.subjects.first)]?[.allocations] == 0x1p63)
    }

    @Test("Events are separate subjects, and samples of several scenarios can be combined")
    func events() throws {
        var events = SyntheticReport()
        events.event = "open"
        var sample = LaunchSample(try SyntheticReport().make(seed: 1))
        let first = sample.subjects

        sample.add(LaunchSample(try events.make(seed: 2)))

        #expect(first.count == 1 && sample.subjects.count == 2)
        #expect(sample.subjects.map(\.event) == [nil, "open"])
        #expect(sample.values[sample.subjects[1]]?[.p50] != nil)
    }

    // MARK: Private

    /// Returns a report in which frames after the first 100 cost more.
    private func report(frames: Int) throws -> BenchReport {
        var report = try SyntheticReport().make(seed: 1)
        #expect(report.results[0].measured?.raw.frames == 300)
        var raw = try #require(report.results[0].measured?.raw)
        raw.counts[.allocations] = (0..<UInt64(frames)).map { $0 < 100 ? 2 : 8 }
        raw.stages[.draw] = (0..<UInt64(frames)).map { $0 < 100 ? 1_000_000 : 4_000_000 }
        raw.total = (0..<UInt64(frames)).map { $0 < 100 ? 2_000_000 : 5_000_000 }
        report.results[0].measured?.raw = raw
        return report
    }
}
