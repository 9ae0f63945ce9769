/// Statistics about the latest frames, for display while the program runs.
package struct FrameFigures: Equatable, Sendable {
    /// The number of latest frames that the statistics and the overlay's graph cover.
    package static let frames = 120

    /// The rate of drawn frames over the last second, or since the previous frame if that frame alone took about a
    /// second or longer; `nil` if there are too few frames.
    package private(set) var framesPerSecond: Double?
    /// The mean frame time in milliseconds.
    package private(set) var mean = 0.0
    /// The median of the frame times in milliseconds.
    package private(set) var median = 0.0
    /// The 99th percentile of the frame times in milliseconds.
    package private(set) var slow = 0.0
    /// The longest frame time in milliseconds.
    package private(set) var slowest = 0.0
    /// The mean time of each stage in milliseconds.
    package private(set) var stages: [FrameStage: Double] = [:]
    /// The frame times in milliseconds, oldest first.
    package private(set) var times: [Double] = []

    private static let nanosecondsPerSecond: UInt64 = 1_000_000_000

    /// Computes the statistics of `samples`, which must be ordered from oldest to newest.
    package init(_ samples: [FrameSample]) {
        guard let last = samples.last, let percentiles = Percentiles(samples.map(\.total)) else { return }
        times = samples.map { milliseconds($0.total) }
        mean = times.reduce(0, +) / Double(times.count)
        median = milliseconds(percentiles.p50)
        slow = milliseconds(percentiles.p99)
        slowest = milliseconds(percentiles.max)
        for stage in FrameStage.allCases {
            stages[stage] = samples.reduce(0) { $0 + milliseconds($1[stage]) } / Double(samples.count)
        }
        let since = last.start - min(last.start, Self.nanosecondsPerSecond)
        let recent = samples.filter { $0.start >= since }
        guard let first = recent.first, last.start > first.start else {
            framesPerSecond = Self.rateOfSlowFrames(samples)
            return
        }
        framesPerSecond =
            Double(recent.count - 1) * Double(Self.nanosecondsPerSecond) / Double(last.start - first.start)
    }

    /// Returns the rate of the last two frames of `samples`, or `nil` if no frames were drawn for most of the time
    /// between them.
    private static func rateOfSlowFrames(_ samples: [FrameSample]) -> Double? {
        guard let last = samples.last, let previous = samples.dropLast().last, last.start > previous.start else {
            return nil
        }
        let interval = last.start - previous.start
        return previous.total >= interval / 2 ? Double(nanosecondsPerSecond) / Double(interval) : nil
    }
}
