package import FrameMetrics

/// The lengths of a plan's measurements.
extension BenchPlan {
    /// The number of frames of a measurement. With a pace, a duration is converted to a number of frames. Without a
    /// pace, `nil` for a duration.
    package var requestedFrames: Int? {
        switch length {
        case .frames(let count): count
        case .seconds(let seconds): pace > 0 ? max(1, Int((seconds * pace).rounded())) : nil
        }
    }

    /// The number of frames of random use: those of the requested length or, if the command requested none, of one
    /// minute.
    package var randomUseFrames: Int {
        switch length {
        case .frames(let count): count
        case .seconds(let seconds): Int((precision == nil ? seconds : 60) * Double(SoakRun.pace))
        }
    }

    /// The maximum factor by which a measurement is extended to make its ratio precise enough.
    static let maximumLengths = 4

    /// Returns a plan whose measurements are `lengths` times as long.
    package func lasting(_ lengths: Int) -> BenchPlan {
        var plan = self
        plan.length =
            switch length {
            case .frames(let count): .frames(count * lengths)
            case .seconds(let seconds): .seconds(seconds * Double(lengths))
            }
        return plan
    }

    /// Returns `true` if `ratio` has the required precision, or if there is no ratio or no requirement.
    package func isPreciseEnough(of ratio: Estimate?) -> Bool {
        guard let precision, let ratio else { return true }
        return ratio.relativeHalfWidth <= precision
    }

    /// Returns the number of frames to measure next, at most `limit`, once `frames` frames have taken `nanoseconds`;
    /// `nil` if the measurement is complete.
    package func nextBlock(of limit: Int, after frames: Int, nanoseconds: UInt64) -> Int? {
        if let requestedFrames { return frames < requestedFrames ? min(limit, requestedFrames - frames) : nil }
        return part(after: frames, nanoseconds: nanoseconds) < 1 ? limit : nil
    }

    /// Returns the completed fraction of a measurement, 0...1, after `frames` frames that took `nanoseconds`.
    package func part(after frames: Int, nanoseconds: UInt64) -> Double {
        if let requestedFrames { return min(1, Double(frames) / Double(requestedFrames)) }
        guard case .seconds(let seconds) = length else { return 1 }
        return min(1, Double(nanoseconds) / 1_000_000_000 / seconds)
    }
}
