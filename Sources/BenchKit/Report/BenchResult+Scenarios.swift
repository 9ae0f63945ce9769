import DrawKit
import FrameMetrics

/// Results of scenarios without a floor.
extension BenchResult {
    /// Sums up what `measurement` found about the screen of `scenario` with `count` things. Where nothing was to be
    /// drawn, there are no times.
    @MainActor
    package init(
        _ measurement: ScreenMeasurement, of scenario: Scenario, count: Int, pace: Double, subject: any Subject
    ) {
        let report = FrameReport(measurement.recorder)
        self.init(
            of: scenario, count: count, pace: pace, frames: report.frames, processorTime: measurement.processorTime,
            subject: subject)
        bones = scenario.takesBones ? count : nil
        frameTimes = report.frameTimes
        stageTimes = report.frameTimes == nil ? nil : report.stageTimes
        missedFrames = report.missedFrames
        take(measurement.costs)
    }

    /// Sums up what `measurement` found about starts; throws when there was none.
    @MainActor
    package init(_ measurement: StartMeasurement, of scenario: Scenario, subject: any Subject) throws(BenchError) {
        let phases = measurement.phases.map { BenchPhase(name: $0.name, recorder: $0.recorder) }
        guard let count = phases.map(\.samples).max(), count > 0 else {
            throw BenchError("no start was measured")
        }
        self.init(
            of: scenario, count: 1, pace: 0, frames: count, processorTime: measurement.processorTime, subject: subject)
        self.phases = phases
        missedFrames = measurement.phases.last?.recorder.missedFrames ?? 0
    }

    // MARK: Internal

    mutating func take(_ costs: FrameCosts) {
        allocations = costs.allocations
        drawCalls = costs.drawCalls
        commands = costs.commands
        vertices = costs.vertices
        textureUploads = costs.textureUploads
        damagePixels = costs.damagePixels
    }

    // MARK: Private

    @MainActor
    private init(
        of scenario: Scenario, count: Int, pace: Double, frames: Int, processorTime: UInt64, subject: any Subject
    ) {
        self.scenario = scenario.name
        self.count = count
        self.pace = pace
        self.frames = frames
        self.processorTime = Double(processorTime) / 1_000_000 / Double(max(1, frames))
        renderer = subject.renderer.name
        destination = subject.destination
        device = subject.deviceName
        (drawCalls, commands, vertices, textureUploads, damagePixels) = (0, 0, 0, 0, 0)
        missedFrames = 0
        peakMemory = Machine.peakMemory
    }
}
