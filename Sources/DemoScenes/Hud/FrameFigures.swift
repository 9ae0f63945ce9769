import FrameMetrics

/// What the last frames took, for a person who looks on.
struct FrameFigures: Equatable {
    /// How many frames are looked at.
    static let frames = 120

    /// Frames a second, of those that were drawn in the last second; nil where there are too few.
    var framesPerSecond: Double?
    /// The mean of whole frames in milliseconds, and what 99 of 100 do not exceed.
    var mean = 0.0
    var slow = 0.0
    /// The mean of each stage in milliseconds.
    var stages: [FrameStage: Double] = [:]
    /// What each frame took in milliseconds, the oldest first.
    var times: [Double] = []

    private static let nanosecondsPerSecond: UInt64 = 1_000_000_000

    /// The figures of `samples`, the oldest first.
    init(_ samples: [FrameSample]) {
        guard let last = samples.last, let percentiles = Percentiles(samples.map(\.total)) else { return }
        times = samples.map { Self.milliseconds($0.total) }
        mean = times.reduce(0, +) / Double(times.count)
        slow = Self.milliseconds(percentiles.p99)
        for stage in FrameStage.allCases {
            stages[stage] = samples.reduce(0) { $0 + Self.milliseconds($1[stage]) } / Double(samples.count)
        }
        let since = last.start - min(last.start, Self.nanosecondsPerSecond)
        let recent = samples.filter { $0.start >= since }
        guard let first = recent.first, last.start > first.start else { return }
        framesPerSecond =
            Double(recent.count - 1) * Double(Self.nanosecondsPerSecond) / Double(last.start - first.start)
    }

    private static func milliseconds(_ nanoseconds: UInt64) -> Double { Double(nanoseconds) / 1_000_000 }
}
