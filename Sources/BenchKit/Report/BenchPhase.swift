package import FrameMetrics

/// What was found about one event of a scenario. The coding keys are the fields of the JSON file.
package struct BenchPhase: Codable, Equatable, Sendable {
    package var name: String
    /// How many things it happened to: rows, bones, ...
    package var count: Int
    /// How often it happened.
    package var samples: Int
    /// From the change to the return of present, in milliseconds; nil when nothing was drawn.
    @OrNull package var times: FrameReport.FrameTimes?
    /// The change is the stage `events`.
    package var stageTimes: [FrameStage: FrameReport.StageTimes]
    /// Nil when nothing was drawn.
    @OrNull package var measured: MeasuredFrames?
    /// How long works that are always the same took before each event; left out where none were done.
    package var works: FixedWorkColumns?

    private enum CodingKeys: String, CodingKey {
        case name, count, samples, measured, works
        case times = "ms"
        case stageTimes = "stages_ms"
    }

    /// Sums up what `recorder` holds; `origin` is the instant, on its clock, that becomes 0.
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
