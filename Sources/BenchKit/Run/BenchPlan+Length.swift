package import FrameMetrics

/// How many frames a plan asks for.
extension BenchPlan {
    /// The number of frames that a measurement has; nil where only the time says so. A paced frame has its place in
    /// time, so a duration is a number of frames.
    package var wantedFrames: Int? {
        switch length {
        case .frames(let wanted): wanted
        case .seconds(let seconds): pace > 0 ? max(1, Int((seconds * pace).rounded())) : nil
        }
    }

    /// How many frames a screen is used for; a minute unless a length was asked for.
    package var usedFrames: Int {
        switch length {
        case .frames(let count): count
        case .seconds(let seconds): Int((precision == nil ? seconds : 60) * Double(ScreenUse.pace))
        }
    }

    /// How many times its length a measurement may take that is not sure of its ratio.
    static let mostLengths = 4

    /// The same plan, so many times as long.
    package func lasting(_ lengths: Int) -> BenchPlan {
        var plan = self
        plan.length =
            switch length {
            case .frames(let count): .frames(count * lengths)
            case .seconds(let seconds): .seconds(seconds * Double(lengths))
            }
        return plan
    }

    /// Whether a measurement with this ratio is done.
    package func isSure(of ratio: Estimate?) -> Bool {
        guard let precision, let ratio else { return true }
        return ratio.relativeHalfWidth <= precision
    }

    /// How many frames come next, at most `most`, when so many have been measured in so many nanoseconds; nil when that
    /// is enough.
    package func nextBlock(of most: Int, after frames: Int, nanoseconds: UInt64) -> Int? {
        if let wantedFrames { return frames < wantedFrames ? min(most, wantedFrames - frames) : nil }
        return part(after: frames, nanoseconds: nanoseconds) < 1 ? most : nil
    }

    /// The part of the measurement, 0...1, that is done when so many frames have been measured in so many nanoseconds.
    package func part(after frames: Int, nanoseconds: UInt64) -> Double {
        if let wantedFrames { return min(1, Double(frames) / Double(wantedFrames)) }
        guard case .seconds(let seconds) = length else { return 1 }
        return min(1, Double(nanoseconds) / 1_000_000_000 / seconds)
    }
}
