package import FrameMetrics

/// What was found about one event of a scenario. The coding keys are the fields of the JSON file.
package struct BenchPhase: Codable, Equatable, Sendable {
    package var name: String
    /// How often it happened.
    package var samples: Int
    /// From the change to the return of present, in milliseconds; nil when nothing was drawn.
    @OrNull package var times: FrameReport.FrameTimes?
    /// The change is the stage `events`.
    package var stageTimes: [FrameStage: FrameReport.StageTimes]

    private enum CodingKeys: String, CodingKey {
        case name, samples
        case times = "ms"
        case stageTimes = "stages_ms"
    }

    init(name: String, recorder: FrameRecorder) {
        let report = FrameReport(recorder)
        self.name = name
        samples = report.frames
        times = report.frameTimes
        stageTimes = report.stageTimes
    }
}
