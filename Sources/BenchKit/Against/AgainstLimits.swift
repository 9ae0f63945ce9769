import Foundation
import FrameMetrics

/// The limits of a comparison with another program.
package struct AgainstLimits: Sendable {
    /// The tolerated increase of the median frame time and of the CPU time, relative to the other program; 0.05 is 5%.
    private let tolerance: Double
    /// The limits of `--limits` and `--fail-over`. A limit on the increase of a metric replaces the tolerance.
    private let limits: ScenarioLimits

    /// Creates limits from the values of `--tolerance`, and of `--limits` and `--fail-over`.
    package init(tolerance: Double = 0.05, limits: ScenarioLimits = ScenarioLimits()) {
        (self.tolerance, self.limits) = (tolerance, limits)
    }

    /// `true` if the ratio to the baseline is limited.
    var needsRatio: Bool { limits.entries.contains { $0.limit.metric == .ratio } }

    /// Returns the tolerated increase of `metric`; `nil` if any increase is tolerated.
    package func increase(of metric: LaunchMetric, for subject: ComparisonRow.Subject) -> Double? {
        if let increase = limits.increase(of: metric, for: subject) { return increase }
        return switch metric {
        case .p50, .cpu: tolerance
        case .allocations: 0
        default: nil
        }
    }

    /// Returns `true` if the increase in `row` is certain and its whole interval is above the tolerated increase;
    /// `false` if nothing limits the metric's increase. Without a limit, no increase of allocations is tolerated.
    package func isExceeded(by row: AgainstRow) -> Bool {
        guard row.verdict == .more, let change = row.change else { return false }
        guard let increase = increase(of: row.metric, for: row.subject) else { return false }
        let limit = row.metric == .allocations ? increase * row.other : increase
        return change.low > limit
    }

    /// Returns `true` if the increase in `row` doesn't certainly exceed its limit, but its 95% interval reaches above
    /// it. Always `false` for allocations, and if nothing limits the metric's increase.
    func mayBeExceeded(by row: AgainstRow) -> Bool {
        guard row.metric != .allocations, let change = row.change,
            let increase = increase(of: row.metric, for: row.subject)
        else { return false }
        return change.high > increase && !isExceeded(by: row)
    }

    /// Returns `true` if the increase in `row` was judged, and its 95% interval reaches above its limit but isn't
    /// completely above it. Increases too small for a verdict are never undecided.
    package func isUndecided(by row: AgainstRow) -> Bool {
        guard row.verdict != .unjudged, let change = row.change else { return false }
        return mayBeExceeded(by: row) && change.high >= AgainstVerdict.minimumDifference
    }

    /// Returns the limits that the `launches` of this program exceed, or that can't be checked, as sentences. `rows`
    /// are the comparisons with the other program, and `plan` is the plan of each launch.
    package func violations(
        in launches: [LaunchSample], of subjects: [ComparisonRow.Subject], rows: [AgainstRow] = [],
        plan: BenchPlan? = nil
    ) -> [String] {
        var check = LimitCheck(limits)
        var judged: [ComparisonRow.Subject: Set<LaunchMetric>] = [:]
        for row in rows where row.verdict != .unjudged { judged[row.subject, default: []].insert(row.metric) }
        for subject in subjects {
            var values: [LaunchMetric: Double] = [:]
            for metric in LaunchMetric.limited where metric != .ratio {
                values[metric] = median(Self.values(of: metric, of: subject, in: launches))
            }
            // Only logarithms of factors are symmetric.
            let ratios = Self.values(of: .ratio, of: subject, in: launches).filter { $0 > 0 }.map { log($0) }
            let ratio = Estimate(centerOf: ratios)?.map { exp($0) }
            values[.ratio] = ratio?.value
            check.check(subject, values, ratio: ratio?.low, increases: judged[subject] ?? [])
        }
        return check.violations { plan?.excludesCount($1, of: $0) ?? false }
    }

    // MARK: Private

    private static func values(
        of metric: LaunchMetric, of subject: ComparisonRow.Subject, in launches: [LaunchSample]
    ) -> [Double] {
        launches.compactMap { $0.ownValues[subject]?[metric] }
    }
}
