package import FrameMetrics

/// The values of a metric in both programs, and their difference over all pairs of launches.
package struct AgainstRow: Equatable, Sendable {
    package var subject: ComparisonRow.Subject
    package var metric: LaunchMetric
    /// The median of the metric over all launches of the other program.
    package var other: Double
    /// The median of the metric over all launches of this program.
    package var this: Double
    /// The difference with its 95% interval, relative to the other program: 0.03 is 3% more. Allocations have an
    /// absolute difference. `nil` if there are too few pairs.
    package var change: Estimate?
    package var verdict: AgainstVerdict
    /// The certain part of a difference in frame time, if the whole difference, which `change` and `verdict` describe,
    /// isn't certain.
    package private(set) var certainPart: CertainPart?
    /// The stage that contributes most to the difference or to its certain part; `nil` for allocations and single
    /// stages, and if neither is certain or no stage changed significantly.
    package var stage: FrameStage?
    /// `true` for a stage without a verdict because its difference is too small compared with the frame time.
    package private(set) var isNegligible = false
    /// `true` if the difference exceeds its limit.
    package var isOverLimit = false
    /// The metric in each pair of launches that measured it in both programs.
    package var launches: [LaunchPair] = []

    /// `true` if more launches could change the verdict. Always `false` for allocations.
    package var isUncertain: Bool {
        switch verdict {
        case .perhaps, .unclear: metric != .allocations
        case .more, .less, .same, .unjudged: false
        }
    }

    /// `true` if the metric or a part of it certainly differs. Always `false` for allocations.
    var isCertain: Bool {
        metric != .allocations && (verdict == .more || verdict == .less || certainPart != nil)
    }

    package init(
        subject: ComparisonRow.Subject, metric: LaunchMetric, other: Double, this: Double, change: Estimate?,
        verdict: AgainstVerdict
    ) {
        (self.subject, self.metric, self.other, self.this) = (subject, metric, other, this)
        (self.change, self.verdict) = (change, verdict)
    }

    /// Removes the verdict, because the difference is too small compared with the frame time.
    mutating func dismiss() { (verdict, isNegligible) = (.unjudged, true) }

    /// Adds the certain `part` of an uncertain difference.
    mutating func describe(_ part: CertainPart) { (certainPart, stage) = (part, part.stage) }
}
