import FrameMetrics

/// Creates results from measurements of screens, program starts and random use.
extension BenchResult {
    /// Summarizes `measurement` of a screen with `count` elements, and the measurement of its `events`, if any. There
    /// are no times if nothing was drawn.
    @MainActor
    package init(
        _ measurement: ScreenMeasurement, events: EventMeasurement? = nil, of scenario: Scenario, count: Int,
        plan: BenchPlan, subject: any Subject
    ) {
        let pace = plan.pace
        let report = FrameReport(measurement.recorder)
        self.init(
            of: scenario, count: count, pace: pace, frames: report.frames, processorTime: measurement.processorTime,
            missedFrames: report.missedFrames + Self.missedFrames(fromReplaced: measurement.replacedFrames, plan: plan),
            subject: subject)
        bones = scenario.takesBones ? count : nil
        if let frames = MeasuredFrames(measurement.recorder, pace: pace, since: measurement.beginning) {
            record(frames, report)
            shown = measurement.shown
            if plan.measuresReferences {
                workloads = measurement.workloadRecorders.columns(since: measurement.beginning)
            }
            recordBaseline(
                measurement.baselineRecorder, processorTime: measurement.baselineProcessorTime, plan: plan,
                since: measurement.beginning)
        } else {
            record(measurement.costs)
        }
        // All frames of a result are on one timeline.
        phases = events?.phases(count: count, since: measurement.beginning) ?? []
    }

    /// Summarizes a measurement of program starts. Throws if nothing was measured.
    @MainActor
    package init(_ measurement: StartMeasurement, of scenario: Scenario, subject: any Subject) throws(BenchError) {
        let phases = measurement.phases.map {
            BenchPhase(name: $0.name, count: 1, recorder: $0.recorder, since: measurement.beginning)
        }
        guard let count = phases.map(\.samples).max(), count > 0 else {
            throw BenchError("no start was measured")
        }
        self.init(
            of: scenario, count: 1, pace: 0, frames: count, processorTime: measurement.processorTime,
            missedFrames: measurement.phases.last?.recorder.missedFrames ?? 0, subject: subject)
        self.phases = phases
    }

    /// Summarizes `measurement` of a screen with random input.
    @MainActor
    package init(_ measurement: UseMeasurement, of scenario: Scenario, subject: any Subject) {
        self.init(
            of: scenario, count: 1, pace: 0, frames: measurement.frames, processorTime: measurement.processorTime,
            missedFrames: 0, subject: subject)
        memory = measurement.memory
        peakMemory = measurement.peakMemory
    }
}
