package import FrameMetrics

/// The result of one event of a scenario. The coding keys are the fields of the JSON file.
package struct BenchPhase: Codable, Equatable, Sendable {
    package var name: String
    /// The number of things that the event affects: rows, bones, ...
    package var count: Int
    /// The number of samples.
    package var samples: Int
    /// The times from the change until the frame has been presented, in milliseconds; `nil` if nothing was drawn.
    @OrNull package var times: FrameReport.FrameTimes?
    /// The times of the stages. The change itself is the stage `events`.
    package var stageTimes: [FrameStage: FrameReport.StageTimes]
    /// The measured frames; `nil` if nothing was drawn.
    @OrNull package var measured: MeasuredFrames?
    /// The times of the fixed workloads before each event; omitted if they were not run.
    package var works: FixedWorkColumns?

    private enum CodingKeys: String, CodingKey {
        case name, count, samples, measured, works
        case times = "ms"
        case stageTimes = "stages_ms"
    }

    /// Summarizes `recorder`. `origin` is the time on its clock that becomes 0.
    package init(
        name: String, count: Int, recorder: FrameRecorder, works: FixedWorkColumns? = nil, since origin: UInt64
    ) {
        let report = FrameReport(recorder)
        self.name = name
        self.count = count
        samples = report.frames
        times = report.frameTimes
        stageTimes = report.stageTimes
        measured = MeasuredFrames(recorder, pace: 0, since: origin)
        self.works = works
    }
}
