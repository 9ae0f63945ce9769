package import FrameMetrics

/// One number of two reports beside each other.
package struct ComparisonRow: Equatable, Sendable {
    /// What follows from the two.
    package enum Verdict: String, Sendable {
        case faster, slower
        /// The interval holds "as before", or is too near to it.
        case same = "no difference that can be told"
        /// A count that is another.
        case more, fewer
        /// Times of two machines.
        case unjudged = "not judged"
    }

    /// What a number is of.
    package struct Subject: Hashable, Sendable {
        package var scenario: String
        package var count: Int
        /// The renderer and where pictures go.
        package var surface: String
        package var pace: Double
        /// An event of the scenario; nil for its frames.
        package var event: String?
    }

    package var subject: Subject
    /// "ratio", "ms", or a count's name.
    package var what: String
    package var old: Double
    package var new: Double
    /// The new number over the old one, with its interval; nil for counts, of which there is no doubt, and where too
    /// few times were measured.
    package var change: Estimate?
    package var verdict: Verdict
    /// The stage that the difference is in, where that can be told.
    package var stage: FrameStage?
    /// Whether it is a regression that the comparison fails for.
    package var isRegression: Bool
}
