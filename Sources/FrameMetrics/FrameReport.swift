/// What `--stats`, `SKELETON_STATS` and the benchmark write about a run's frames. The coding keys are the fields of the
/// JSON files.
public struct FrameReport: Codable, Equatable, Sendable {
    /// The durations of whole frames, in milliseconds.
    public struct FrameTimes: Codable, Equatable, Sendable {
        /// The middle frame's.
        public let p50: Double
        /// That which 90 of 100 frames do not exceed.
        public let p90: Double
        /// That which 95 of 100 frames do not exceed.
        public let p95: Double
        /// That which 99 of 100 frames do not exceed.
        public let p99: Double
        /// The slowest frame's.
        public let max: Double

        /// The same durations, given in nanoseconds.
        public init(_ nanoseconds: Percentiles) {
            p50 = milliseconds(nanoseconds.p50)
            p90 = milliseconds(nanoseconds.p90)
            p95 = milliseconds(nanoseconds.p95)
            p99 = milliseconds(nanoseconds.p99)
            max = milliseconds(nanoseconds.max)
        }
    }

    /// The durations of one stage, in milliseconds.
    public struct StageTimes: Codable, Equatable, Sendable {
        /// The middle one.
        public let p50: Double
        /// That which 99 of 100 do not exceed.
        public let p99: Double

        init(_ nanoseconds: Percentiles) {
            p50 = milliseconds(nanoseconds.p50)
            p99 = milliseconds(nanoseconds.p99)
        }
    }

    /// How many frames ended, with those that had nothing to draw.
    public let frames: Int
    /// How many of them drew something.
    public let drawnFrames: Int
    /// How many drawn frames took longer than `budgetMilliseconds`.
    public let missedFrames: Int
    /// What a frame may take.
    public let budgetMilliseconds: Double
    /// Of the drawn frames; nil when none was drawn.
    public let frameTimes: FrameTimes?
    /// Of the drawn frames; empty when none was drawn.
    public let stageTimes: [FrameStage: StageTimes]

    private enum CodingKeys: String, CodingKey {
        case frames
        case drawnFrames = "drawn_frames"
        case missedFrames = "missed_frames"
        case budgetMilliseconds = "budget_ms"
        case frameTimes = "frame_ms"
        case stageTimes = "stages_ms"
    }

    /// Sums up what `recorder` holds. The counts are of all frames, the percentiles of the samples that it kept.
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
