import FrameMetrics

/// Statistics about the latest frames, for display.
struct FrameFigures: Equatable {
    /// The number of latest frames that are evaluated and shown in the graph.
    static let frames = 120

    /// The frame rate over the last second; `nil` if there are too few frames.
    var framesPerSecond: Double?
    /// The mean frame time in milliseconds.
    var mean = 0.0
    /// The 99th percentile of the frame times in milliseconds.
    var slow = 0.0
    /// The mean time of each stage in milliseconds.
    var stages: [FrameStage: Double] = [:]
    /// The frame times in milliseconds, oldest first.
    var times: [Double] = []

    private static let nanosecondsPerSecond: UInt64 = 1_000_000_000

    /// Computes statistics about `samples`, which are in order, oldest first.
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
