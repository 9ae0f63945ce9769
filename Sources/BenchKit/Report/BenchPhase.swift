package import FrameMetrics

/// The result of one event of a scenario. The coding keys are field names of the JSON file.
package struct BenchPhase: Codable, Equatable, Sendable {
    package var name: String
    /// The number of elements affected by the event, such as rows or bones.
    package var count: Int
    /// The number of times that the event was measured.
    package var samples: Int
    /// Percentiles of the time from the change to the presented frame, in milliseconds; `nil` if nothing was drawn.
    @OrNull package var times: FrameReport.FrameTimes?
    /// Percentiles of the time of each stage, in milliseconds. The change itself is part of the stage `events`.
    package var stageTimes: [FrameStage: FrameReport.StageTimes]
    /// The measured frames; `nil` if nothing was drawn.
    @OrNull package var measured: MeasuredFrames?
    /// The times of the fixed workloads before each event; omitted if they did not run.
    package var workloads: FixedWorkloadColumns?

    private enum CodingKeys: String, CodingKey {
        case name, count, samples, measured
        case workloads = "works"
        case times = "ms"
        case stageTimes = "stages_ms"
    }

    /// Summarizes the frames of `recorder`. The start and end times in `measured.raw` are in nanoseconds since
    /// `origin`, a time on the recorder's clock.
    package init(
        name: String, count: Int, recorder: FrameRecorder, workloads: FixedWorkloadColumns? = nil, since origin: UInt64
    ) {
        let report = FrameReport(recorder)
        self.name = name
        self.count = count
        samples = report.frames
        times = report.frameTimes
        stageTimes = report.stageTimes
        measured = MeasuredFrames(recorder, pace: 0, since: origin)
        self.workloads = workloads
    }
}
