import BenchKit
import DrawKit
import FrameMetrics

/// Creates reports of a simulated machine whose speed varies by 40% from moment to moment. Frames differ randomly, and
/// one in thirty is interrupted.
@MainActor
struct SyntheticReport {
    /// The times in nanoseconds on the fastest machine.
    var baseline: UInt64 = 300_000
    var record: UInt64 = 15_000
    var draw: UInt64 = 290_000
    var present: UInt64 = 10_000
    var counts: [FrameCount: UInt64] = [
        .allocations: 0, .drawCalls: 1000, .commands: 1002, .instructions: 2_000_000, .layersVisited: 0,
    ]
    var allocationsInRecord: UInt64 = 0
    /// The factor by which memory access is slower than in other reports. Half of the stage draw and most of the
    /// baseline is memory access.
    var memoryTime = 1.0
    /// The factor by which arithmetic is slower than in other reports. All of the stage record and the other half of
    /// draw is arithmetic.
    var arithmeticTime = 1.0
    var frames = 300
    var event: String?

    /// Returns the report. A different `seed` simulates another run of the same program.
    func make(seed: UInt64) throws -> BenchReport {
        var generator = SeededGenerator(seed: seed)
        var clock: UInt64 = 0
        var allocations: UInt64 = 0
        let ours = FrameRecorder(allocations: { allocations }, clock: { clock })
        let other = FrameRecorder(clock: { clock })
        let workloads = (0..<3).map { _ in FrameRecorder(clock: { clock }) }
        var speed = 1.2
        func pass(_ nanoseconds: UInt64, _ generator: inout SeededGenerator) {
            let chance = Double.random(in: 0.92...1.08, using: &generator)
            let isInterrupted = Int.random(in: 0..<30, using: &generator) == 0
            clock += UInt64(Double(nanoseconds) * speed * chance) + (isInterrupted ? 400_000 : 0)
        }
        for frame in 0..<frames {
            for recorder in [ours, other] + workloads { recorder.block = frame / 5 }
            speed = min(1.4, max(1, speed + Double.random(in: -0.1...0.1, using: &generator)))
            ours.begin()
            pass(UInt64(Double(record) * arithmeticTime), &generator)
            allocations += allocationsInRecord
            ours.mark(.record)
            pass(UInt64(Double(draw) * (memoryTime + arithmeticTime) / 2), &generator)
            ours.mark(.draw)
            pass(present, &generator)
            ours.mark(.present)
            ours.end(drawn: true)
            var counted = FrameCounts()
            for (count, number) in counts { counted[count] = number }
            counted[.allocations] = (counts[.allocations] ?? 0) + allocationsInRecord
            counted[.instructions] = counts[.instructions].map { $0 + UInt64.random(in: 0...2000, using: &generator) }
            ours.setCounts(counted)
            let times = [
                Double(baseline) * (0.8 * memoryTime + 0.2 * arithmeticTime), 50_000 * arithmeticTime, 100_000,
                300_000 * memoryTime,
            ]
            for (recorder, time) in zip([other] + workloads, times) {
                recorder.begin()
                pass(UInt64(time), &generator)
                recorder.mark(.draw)
                recorder.end(drawn: true)
            }
        }
        let columns = workloads.map { FrameColumns($0.samples) }
        return try report(
            ours, other, FixedWorkloadColumns(arithmetic: columns[0], cache: columns[1], memory: columns[2]))
    }

    // MARK: Private

    /// A real report, measured once, that supplies everything that isn't simulated.
    private static let real = Result { () throws -> BenchReport in
        var plan = BenchPlan()
        (plan.length, plan.warmup, plan.pace) = (.frames(1), 0, 0)
        (plan.width, plan.height) = (320, 240)
        let subject = MemorySubject(size: PixelSize(width: 320, height: 240))
        let measurement = Measurement(plan: plan, subject: subject)
        try measurement.run(bones: 1) { _ in }
        let result = try BenchResult(measurement, of: .shimmer, bones: 1, plan: plan, subject: subject)
        return BenchReport(plan: plan, results: [result])
    }

    private func report(
        _ ours: FrameRecorder, _ other: FrameRecorder, _ workloads: FixedWorkloadColumns
    ) throws -> BenchReport {
        var report = try Self.real.get()
        report.results[0].workloads = event == nil ? workloads : nil
        if let event {
            (report.results[0].measured, report.results[0].baselineMeasured) = (nil, nil)
            report.results[0].phases = [
                BenchPhase(name: event, count: 1000, recorder: ours, workloads: workloads, since: 0)
            ]
        } else {
            report.results[0].measured = MeasuredFrames(ours, pace: 0, since: 0)
            report.results[0].baselineMeasured = MeasuredFrames(other, pace: 0, since: 0)
        }
        return report
    }
}
