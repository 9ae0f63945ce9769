package import FrameMetrics

/// The values of a metric in two reports, and their difference.
package struct ComparisonRow: Equatable, Sendable {
    /// The verdict on the change.
    package enum Verdict: String, Sendable {
        case faster, slower
        /// The interval includes a change of 0, or the change is too small to be relevant.
        case same = "no detectable difference"
        /// A change in a count, or an increased CPU time.
        case more, fewer
        /// A decreased CPU time.
        case less
        /// A time that can't be judged, for example because the machines differ.
        case unjudged = "not judged"
    }

    /// The measurement that a metric belongs to.
    package struct Subject: Hashable, Sendable {
        package var scenario: String
        package var count: Int
        /// The renderer and the destination of the frames.
        package var surface: String
        package var pace: Double
        /// The measured event; `nil` for the scenario's steady frames.
        package var event: String?

        package init(scenario: String, count: Int, surface: String, pace: Double, event: String?) {
            (self.scenario, self.count, self.surface) = (scenario, count, surface)
            (self.pace, self.event) = (pace, event)
        }
    }

    package var subject: Subject
    /// The metric: "ratio" to the baseline, "time" relative to a fixed workload, "ms", "cpu", or the name of a count.
    package var what: String
    package var old: Double
    package var new: Double
    /// The ratio of the new value to the old one, with its confidence interval. `nil` for counts other than
    /// instructions, and if too few times were measured.
    package var change: Estimate?
    package var verdict: Verdict
    /// The stage responsible for the difference; `nil` if unknown.
    package var stage: FrameStage?
    /// `true` if the row makes the comparison fail.
    package var isRegression: Bool
}
