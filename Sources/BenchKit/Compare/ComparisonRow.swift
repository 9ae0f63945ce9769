package import FrameMetrics

/// A number of two reports and its change.
package struct ComparisonRow: Equatable, Sendable {
    /// The verdict about the change.
    package enum Verdict: String, Sendable {
        case faster, slower
        /// The interval includes no change, or is too close to it.
        case same = "no detectable difference"
        /// A count that changed.
        case more, fewer
        /// Times of different machines.
        case unjudged = "not judged"
    }

    /// The subject of a number.
    package struct Subject: Hashable, Sendable {
        package var scenario: String
        package var count: Int
        /// The renderer and the destination of its frames.
        package var surface: String
        package var pace: Double
        /// An event of the scenario; `nil` for its frames.
        package var event: String?
    }

    package var subject: Subject
    /// "ratio", "ms", or the name of a count.
    package var what: String
    package var old: Double
    package var new: Double
    /// The ratio of the new number to the old one, with its interval. `nil` for counts, which are exact, and if too few
    /// times were measured.
    package var change: Estimate?
    package var verdict: Verdict
    /// The stage with the difference, if known.
    package var stage: FrameStage?
    /// `true` if this row makes the comparison fail.
    package var isRegression: Bool
}
