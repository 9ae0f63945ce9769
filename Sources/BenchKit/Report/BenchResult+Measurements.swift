import FrameMetrics

/// Creates results from measurements.
extension BenchResult {
    /// Summarizes `measurement`. Throws if no frame of the library was measured or, if the plan measures references, no
    /// frame of the baseline. The confidence interval of `overhead` is computed by resampling with `plan.seed`.
    @MainActor
    package init(
        _ measurement: Measurement, of scenario: Scenario, bones: Int, plan: BenchPlan, subject: any Subject
    ) throws(BenchError) {
        let report = FrameReport(measurement.recorder)
        guard let frames = MeasuredFrames(measurement.recorder, pace: plan.pace, since: measurement.beginning),
            !plan.measuresReferences || measurement.baselineRecorder.frames > 0
        else {
            throw BenchError("no frame was measured; ask for more with --frames or --duration")
        }
        self.init(
            of: scenario, count: bones, pace: plan.pace, frames: report.frames,
            processorTime: measurement.processorTime,
            missedFrames: report.missedFrames + Self.missedFrames(fromReplaced: measurement.replacedFrames, plan: plan),
            subject: subject)
        self.bones = bones
        record(frames, report)
        shown = measurement.shown
        if plan.measuresReferences { workloads = measurement.workloadRecorders.columns(since: measurement.beginning) }
        recordBaseline(
            measurement.baselineRecorder, processorTime: measurement.baselineProcessorTime, plan: plan,
            since: measurement.beginning)
    }

    /// Summarizes `measurement` of `events`. Throws if nothing was drawn.
    @MainActor
    package init(
        _ measurement: EventMeasurement, of scenario: Scenario, _ events: any EventScenario.Type, subject: any Subject
    ) throws(BenchError) {
        let clock = measurement.clock
        let phases = measurement.phases(count: events.count, since: measurement.beginning)
        guard phases.contains(where: { $0.times != nil }) else {
            throw BenchError("no event drew anything: the window may be hidden; show it and run again")
        }
        self.init(
            of: scenario, count: events.count, pace: 0, frames: phases.reduce(0) { $0 + $1.samples },
            processorTime: clock.processorTime,
            missedFrames: clock.phases.reduce(0) { $0 + $1.recorder.missedFrames }, subject: subject)
        self.phases = phases
        record(measurement.costs)
    }

    // MARK: Internal

    /// Returns the number of `replaced` frames that count as missed. Without a pace, frames are replaced on purpose.
    static func missedFrames(fromReplaced replaced: Int, plan: BenchPlan) -> Int { plan.pace > 0 ? replaced : 0 }

    /// Stores all frames and their statistics.
    mutating func record(_ frames: MeasuredFrames, _ report: FrameReport) {
        measured = frames
        frameTimes = report.frameTimes
        stageTimes = report.stageTimes
        func middle(_ count: FrameCount) -> Int { Int(frames.counts[count]?.p50 ?? 0) }
        allocations = frames.counts[.allocations]?.mean
        (drawCalls, commands, vertices) = (middle(.drawCalls), middle(.commands), middle(.vertices))
        textureUploads = Int(frames.counts[.textureUploads]?.max ?? 0)
        damagePixels = Int(frames.counts[.damagePixels]?.max ?? 0)
        instructions = frames.counts[.instructions]?.p50
        cacheMisses = frames.counts[.cacheMisses]?.p50
    }

    /// Stores the baseline's frames and compares the library's frames with them. No effect if either has no frames.
    @MainActor
    mutating func recordBaseline(
        _ recorder: FrameRecorder, processorTime: UInt64, plan: BenchPlan, since beginning: UInt64
    ) {
        guard let frames = measured, let baseline = MeasuredFrames(recorder, pace: plan.pace, since: beginning) else {
            return
        }
        baselineMeasured = baseline
        baselineProcessorTime = Double(processorTime) / 1_000_000 / Double(recorder.frames)
        baselineTime = FrameReport(recorder).frameTimes?.p50
        baselineAllocations = baseline.counts[.allocations]?.mean
        let pairs = PairedRatio(ours: frames.raw, baseline: baseline.raw)
        guard let ratio = pairs.estimate(seed: plan.seed) else { return }
        overhead = ratio.value
        // A few pairs aren't enough for an interval.
        overheadInterval = pairs.pairs.count < Estimate.minimumValues ? nil : [ratio.low, ratio.high]
    }

    /// Stores costs that were counted in separate frames.
    mutating func record(_ costs: FrameCosts) {
        allocations = costs.allocations
        drawCalls = costs.drawCalls
        commands = costs.commands
        vertices = costs.vertices
        textureUploads = costs.textureUploads
        damagePixels = costs.damagePixels
    }
}
