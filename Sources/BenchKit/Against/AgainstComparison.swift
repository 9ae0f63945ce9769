import Foundation
import FrameMetrics

/// A comparison of this program with another one over pairs of launches. The two launches of a pair run in random
/// order, or run at the same time and take turns.
package struct AgainstComparison: Sendable {
    /// A launch of each program.
    package struct Pair: Sendable {
        package var other: LaunchSample
        package var this: LaunchSample

        package init(other: LaunchSample, this: LaunchSample) {
            (self.other, self.this) = (other, this)
        }
    }

    /// The rows of each subject that both programs measured: one for each judged metric, and one for `p99` if its
    /// growth is limited. Metrics that only one program measured are left out.
    package private(set) var rows: [AgainstRow] = []
    /// The differences in the time of each stage. They explain other differences and never make the comparison fail.
    package private(set) var stages: [AgainstRow] = []
    /// The reasons why the comparison fails, as sentences; empty if it passes.
    package private(set) var failures: [String] = []
    /// The percentage of CPU time used by other programs during the launches.
    package let othersPercent: Double
    /// The number of pairs: the fewest and the most with which a subject was measured.
    package private(set) var launches: ClosedRange<Int>

    /// Compares the launches in `pairs`. `missing` contains the scenarios that only one program has, and `plan` is the
    /// plan of each launch.
    package init(
        _ pairs: [Pair], limits: AgainstLimits = AgainstLimits(), othersPercent: Double = 0,
        missing: ScenarioDifference = ScenarioDifference(), plan: BenchPlan? = nil
    ) {
        self.othersPercent = othersPercent
        launches = pairs.count...pairs.count
        let (others, these) = (Self.subjects(pairs.map(\.other)), Self.subjects(pairs.map(\.this)))
        var counts: [Int] = []
        for subject in these where others.contains(subject) {
            // The programs are launched more often for scenarios whose result is uncertain.
            let measured = pairs.filter { $0.other.values[subject] != nil && $0.this.values[subject] != nil }
            compare(subject, in: measured, limits)
            counts.append(measured.count)
        }
        if let fewest = counts.min(), let most = counts.max() { launches = fewest...most }
        failures += rows.filter(\.isOverLimit).map { "\($0.subject.name): \($0.metric.name) is \($0.words)" }
        failures += limits.violations(in: pairs.map(\.this), of: these, rows: rows, plan: plan)
        failures += missing.failures
        failures += others.filter { !these.contains($0) }.map { "\($0.name): only the other program measured it" }
        failures += these.filter { !others.contains($0) }.map { "\($0.name): only this program measured it" }
    }

    /// `true` if `failures` is empty.
    package var passes: Bool { failures.isEmpty }

    /// `true` if more launches could change the verdict on a time.
    package var isUncertain: Bool { rows.contains(where: \.isUncertain) }

    // MARK: Private

    /// Returns the subjects of all launches, in order of first appearance.
    private static func subjects(_ launches: [LaunchSample]) -> [ComparisonRow.Subject] {
        var seen: Set<ComparisonRow.Subject> = []
        // A subject without numbers drew nothing, which doesn't count as a difference.
        return launches.flatMap { launch in launch.subjects.filter { launch.values[$0]?.isEmpty == false } }
            .filter { seen.insert($0).inserted }
    }

    private mutating func compare(_ subject: ComparisonRow.Subject, in pairs: [Pair], _ limits: AgainstLimits) {
        let stages = FrameStage.allCases.compactMap { row(.stage($0), of: subject, in: pairs) }
        self.stages += stages
        var metrics = LaunchMetric.judged
        if limits.increase(of: .p99, for: subject) != nil { metrics.insert(.p99, at: 1) }
        for metric in metrics {
            guard var row = row(metric, of: subject, in: pairs) else { continue }
            if row.verdict == .more || row.verdict == .less, metric != .allocations {
                row.stage = StageGrowth.stage(of: subject, in: pairs, isMore: row.verdict == .more)
            }
            row.isOverLimit = limits.isExceeded(by: row)
            rows.append(row)
        }
    }

    private func row(_ metric: LaunchMetric, of subject: ComparisonRow.Subject, in pairs: [Pair]) -> AgainstRow? {
        let values = pairs.compactMap { pair -> (other: Double, this: Double)? in
            guard let other = pair.other.values[subject]?[metric], let this = pair.this.values[subject]?[metric] else {
                return nil
            }
            return (other, this)
        }
        guard let other = median(values.map(\.other)), let this = median(values.map(\.this)) else { return nil }
        if metric == .allocations {
            let differences = values.map { $0.this - $0.other }
            return AgainstRow(
                subject: subject, metric: metric, other: other, this: this, change: Estimate(centerOf: differences),
                verdict: AgainstVerdict(allocations: differences))
        }
        // Only logarithms of factors are symmetric: doubling and halving are equally far from no change.
        let factors = values.filter { $0.other > 0 && $0.this > 0 }.map { log($0.this / $0.other) }
        return AgainstRow(
            subject: subject, metric: metric, other: other, this: this,
            change: Estimate(centerOf: factors)?.map { exp($0) - 1 }, verdict: AgainstVerdict(relative: factors))
    }
}
