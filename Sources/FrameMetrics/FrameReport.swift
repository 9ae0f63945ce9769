/// Statistics of a program's frames. They are written as JSON to the file that `SKELETON_STATS` or the demo's `--stats`
/// names, and the benchmark's reports contain parts of them. The coding keys are the field names in the JSON files.
public struct FrameReport: Codable, Equatable, Sendable {
    /// The durations of whole frames, in milliseconds.
    public struct FrameTimes: Codable, Equatable, Sendable {
        /// The median.
        public let p50: Double
        /// The 90th percentile.
        public let p90: Double
        /// The 95th percentile.
        public let p95: Double
        /// The 99th percentile.
        public let p99: Double
        /// The slowest frame.
        public let max: Double

        /// Converts percentiles from nanoseconds to milliseconds.
        package init(_ nanoseconds: Percentiles) {
            p50 = milliseconds(nanoseconds.p50)
            p90 = milliseconds(nanoseconds.p90)
            p95 = milliseconds(nanoseconds.p95)
            p99 = milliseconds(nanoseconds.p99)
            max = milliseconds(nanoseconds.max)
        }
    }

    /// The durations of one stage, in milliseconds.
    public struct StageTimes: Codable, Equatable, Sendable {
        /// The median.
        public let p50: Double
        /// The 99th percentile.
        public let p99: Double

        init(_ nanoseconds: Percentiles) {
            p50 = milliseconds(nanoseconds.p50)
            p99 = milliseconds(nanoseconds.p99)
        }
    }

    /// The number of ended frames, including those that drew nothing.
    public let frames: Int
    /// The number of frames that drew something.
    public let drawnFrames: Int
    /// The number of drawn frames that took longer than `budgetMilliseconds`.
    public let missedFrames: Int
    /// The time budget of a frame, in milliseconds.
    public let budgetMilliseconds: Double
    /// The durations of drawn frames; `nil` if no frame was drawn.
    public let frameTimes: FrameTimes?
    /// The durations of each stage in drawn frames. Empty if no frame was drawn.
    public let stageTimes: [FrameStage: StageTimes]

    private enum CodingKeys: String, CodingKey {
        case frames
        case drawnFrames = "drawn_frames"
        case missedFrames = "missed_frames"
        case budgetMilliseconds = "budget_ms"
        case frameTimes = "frame_ms"
        case stageTimes = "stages_ms"
    }

    /// Summarizes the frames that `recorder` has measured. The counts cover all of them; the percentiles cover only the
    /// stored samples.
    public init(_ recorder: FrameRecorder) {
        let samples = recorder.samples
        frames = recorder.frames
        drawnFrames = recorder.drawnFrames
        missedFrames = recorder.missedFrames
        budgetMilliseconds = milliseconds(recorder.budget)
        frameTimes = Percentiles(samples.map(\.total)).map(FrameTimes.init)
        var stages: [FrameStage: StageTimes] = [:]
        for stage in FrameStage.allCases {
            stages[stage] = Percentiles(samples.map { $0[stage] }).map(StageTimes.init)
        }
        stageTimes = stages
    }
}

func milliseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1_000_000 }
