import Foundation
import FrameMetrics

/// The limits of a comparison with another program.
package struct AgainstLimits: Sendable {
    /// The tolerated increases relative to the other program; 0.05 is 5%.
    package var growth: [LaunchMetric: Double] = [.p50: 0.05, .cpu: 0.05]
    /// The limits on this program's own numbers.
    package var own: [TimeLimit] = []

    package init() {}

    /// Creates limits from the values of `--tolerance` and `--fail-over`. A limit on the increase of a metric replaces
    /// the tolerance.
    package init(tolerance: Double, limits: [TimeLimit]) {
        growth = [.p50: tolerance, .cpu: tolerance]
        for limit in limits {
            if case .growth(let metric, let maximum) = limit { growth[metric] = maximum } else { own.append(limit) }
        }
    }

    /// `true` if a limit is on the ratio to the baseline.
    var needsRatio: Bool { growth[.ratio] != nil || own.contains(where: \.isOnRatio) }

    /// Returns `true` if the increase in `row` is certain and its whole interval is above the limit. Metrics without a
    /// limit may increase, except allocations.
    package func isExceeded(by row: AgainstRow) -> Bool {
        guard row.verdict == .more, let change = row.change else { return false }
        guard row.metric == .allocations else { return growth[row.metric].map { change.low > $0 } ?? false }
        return change.low > (growth[.allocations] ?? 0) * row.other
    }

    /// Returns the limits that the `launches` of this program exceed, or that can't be checked, as sentences.
    package func violations(in launches: [LaunchSample], of subjects: [ComparisonRow.Subject]) -> [String] {
        own.flatMap { limit -> [String] in
            switch limit {
            case .ratio(let maximum):
                let measured = subjects.filter { !values(of: .ratio, of: $0, in: launches).isEmpty }
                guard !measured.isEmpty else { return [TimeLimit.noRatio(maximum)] }
                return measured.compactMap { subject in
                    let ratio = Estimate(centerOf: values(of: .ratio, of: subject, in: launches).map { log($0) })
                    guard let ratio = ratio?.map({ exp($0) }), ratio.low > maximum else { return nil }
                    return "\(subject.name): the ratio is \(rounded(ratio.value)), over \(maximum) with 95% confidence"
                }
            case .p99(let maximum):
                return values(of: .p99, in: launches, subjects).filter { $0.value > maximum }.map {
                    "\($0.subject.name): p99 is \(rounded($0.value)) ms, over \(maximum) ms"
                }
            case .allocations(let maximum):
                let counts = values(of: .allocations, in: launches, subjects)
                guard !counts.isEmpty else { return [TimeLimit.noAllocations(maximum)] }
                return counts.filter { $0.value > maximum }.map {
                    "\($0.subject.name): \(rounded($0.value)) allocations per frame, over \(maximum)"
                }
            case .growth: return []
            }
        }
    }

    // MARK: Private

    /// Returns the median of `metric` over `launches` for each subject that has it.
    private func values(
        of metric: LaunchMetric, in launches: [LaunchSample], _ subjects: [ComparisonRow.Subject]
    ) -> [(subject: ComparisonRow.Subject, value: Double)] {
        subjects.compactMap { subject in
            median(values(of: metric, of: subject, in: launches)).map { (subject, $0) }
        }
    }

    private func values(
        of metric: LaunchMetric, of subject: ComparisonRow.Subject, in launches: [LaunchSample]
    ) -> [Double] {
        launches.compactMap { $0.values[subject]?[metric] }
    }

    private func rounded(_ value: Double) -> String { String(format: "%.3f", value) }
}
