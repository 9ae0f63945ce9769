import Foundation
package import FrameMetrics

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
    /// increase is limited. Metrics that only one program measured are left out.
    package private(set) var rows: [AgainstRow] = []
    /// The differences in the time of each stage. They explain other differences and never make the comparison fail.
    package private(set) var stages: [AgainstRow] = []
    /// The times of each stage in each pair of launches, in milliseconds; 0 if a launch spent no time in a stage that
    /// takes time in others.
    package private(set) var stageTimes: [ComparisonRow.Subject: [FrameStage: [LaunchPair]]] = [:]
    /// The reasons why the comparison fails, as sentences; empty if it passes.
    package private(set) var failures: [String] = []
    /// The percentage of CPU time used by other programs during the launches.
    package let othersPercent: Double
    /// The smallest and largest number of pairs in which both programs measured a subject.
    package private(set) var launches: ClosedRange<Int>
    /// The number of pairs of each subject, including pairs in which only one program measured it.
    package private(set) var pairCounts: [ComparisonRow.Subject: Int] = [:]
    package let limits: AgainstLimits
    /// The facts about all launches of the other program.
    package let otherFacts: [LaunchFacts]
    /// The facts about all launches of this program.
    package let theseFacts: [LaunchFacts]
    /// The name of the other program on pages.
    package var otherName = "the other program"

    /// Compares the launches in `pairs`. `missing` contains the scenarios that only one program has, and `plan` is the
    /// plan of each launch.
    package init(
        _ pairs: [Pair], limits: AgainstLimits = AgainstLimits(), othersPercent: Double = 0,
        missing: ScenarioDifference = ScenarioDifference(), plan: BenchPlan? = nil
    ) {
        self.othersPercent = othersPercent
        self.limits = limits
        launches = pairs.count...pairs.count
        (otherFacts, theseFacts) = (pairs.flatMap(\.other.facts), pairs.flatMap(\.this.facts))
        let (others, these) = (Self.subjects(pairs.map(\.other)), Self.subjects(pairs.map(\.this)))
        var counts: [Int] = []
        for subject in these where others.contains(subject) {
            // Pairs after the last one that measured the subject don't count: other scenarios are launched more often
            // if their result is uncertain.
            let either = pairs.lastIndex { $0.other.values[subject] != nil || $0.this.values[subject] != nil }
            pairCounts[subject] = either.map { $0 + 1 }
            let measured = pairs.enumerated().filter {
                $0.element.other.values[subject] != nil && $0.element.this.values[subject] != nil
            }
            compare(subject, in: measured)
            counts.append(measured.count)
        }
        if let fewest = counts.min(), let most = counts.max() { launches = fewest...most }
        failures += rows.filter(\.isOverLimit).map { "\($0.subject.name): \($0.metric.name) is \($0.wordsWithStage)" }
        failures += limits.violations(in: pairs.map(\.this), of: these, rows: rows, plan: plan)
        failures += missing.failures
        failures += others.filter { !these.contains($0) }.map { "\($0.name): only the other program measured it" }
        failures += these.filter { !others.contains($0) }.map { "\($0.name): only this program measured it" }
    }

    /// `true` if the comparison has no failures.
    package var passes: Bool { failures.isEmpty }

    /// `true` if more launches could change the result: an increase of a time may exceed its limit but doesn't
    /// certainly, or a verdict on a time is uncertain and no time of the same subject certainly differs. Verdicts on
    /// allocations don't count. If an increase certainly exceeds its limit, the comparison fails in any case.
    package var isUncertain: Bool {
        guard !rows.contains(where: \.isOverLimit) else { return false }
        let certain = Set(rows.filter(\.isCertain).map(\.subject))
        return rows.contains { limits.mayBeExceeded(by: $0) || $0.isUncertain && !certain.contains($0.subject) }
    }

    // MARK: Private

    /// A pair with its index among all pairs.
    private typealias IndexedPair = (offset: Int, element: Pair)

    /// Returns the subjects of all launches, in order of first appearance.
    private static func subjects(_ launches: [LaunchSample]) -> [ComparisonRow.Subject] {
        var seen: Set<ComparisonRow.Subject> = []
        // A subject without values drew nothing, which doesn't count as a difference.
        return launches.flatMap { launch in launch.subjects.filter { launch.values[$0]?.isEmpty == false } }
            .filter { seen.insert($0).inserted }
    }

    private mutating func compare(_ subject: ComparisonRow.Subject, in pairs: [IndexedPair]) {
        stages += FrameStage.allCases.compactMap { stageRow($0, of: subject, in: pairs) }
        stageTimes[subject] = Self.stageTimes(of: subject, in: pairs)
        var metrics = LaunchMetric.judged
        if limits.increase(of: .p99, for: subject) != nil { metrics.insert(.p99, at: 1) }
        for metric in metrics {
            guard var row = row(metric, of: subject, in: pairs) else { continue }
            let launches = pairs.map(\.element)
            if row.verdict == .more || row.verdict == .less, metric != .allocations {
                row.stage = StageGrowth.stage(
                    of: subject, in: launches, metric: metric, isMore: row.verdict == .more)
            } else if metric == .p50, row.isUncertain, let part = StageGrowth.certainPart(of: subject, in: launches) {
                row.describe(part)
            }
            row.isOverLimit = limits.isExceeded(by: row)
            rows.append(row)
        }
    }

    private static func stageTimes(
        of subject: ComparisonRow.Subject, in pairs: [IndexedPair]
    ) -> [FrameStage: [LaunchPair]] {
        var found: [FrameStage: [LaunchPair]] = [:]
        for stage in FrameStage.allCases {
            let times = pairs.compactMap { index, pair -> LaunchPair? in
                guard let other = pair.other.values[subject], let this = pair.this.values[subject] else { return nil }
                let metric = LaunchMetric.stage(stage)
                return LaunchPair(number: index + 1, other: other[metric] ?? 0, this: this[metric] ?? 0)
            }
            if times.contains(where: { $0.other > 0 || $0.this > 0 }) { found[stage] = times }
        }
        return found
    }

    /// Returns the row of `stage`, without a verdict on a difference that is too small to matter for the frame. A stage
    /// of a microsecond may certainly be slower in one comparison and certainly faster in another.
    private func stageRow(
        _ stage: FrameStage, of subject: ComparisonRow.Subject, in pairs: [IndexedPair]
    ) -> AgainstRow? {
        guard var row = row(.stage(stage), of: subject, in: pairs) else { return nil }
        let share = StageGrowth.share(of: stage, of: subject, in: pairs.map(\.element))
        if [.more, .less, .perhaps].contains(row.verdict), let share, abs(share) < AgainstVerdict.minimumDifference {
            row.dismiss()
        }
        return row
    }

    private func row(
        _ metric: LaunchMetric, of subject: ComparisonRow.Subject, in pairs: [IndexedPair]
    ) -> AgainstRow? {
        let values = pairs.compactMap { index, pair -> LaunchPair? in
            guard let other = pair.other.values[subject]?[metric], let this = pair.this.values[subject]?[metric] else {
                return nil
            }
            return LaunchPair(number: index + 1, other: other, this: this)
        }
        guard let other = median(values.map(\.other)), let this = median(values.map(\.this)) else { return nil }
        var row = AgainstRow(
            subject: subject, metric: metric, other: other, this: this, change: nil, verdict: .unjudged)
        row.launches = values
        if metric == .allocations {
            let differences = values.map { $0.this - $0.other }
            row.change = Estimate(centerOf: differences)
            row.verdict = AgainstVerdict(allocations: differences)
        } else {
            // Only logarithms of factors are symmetric: doubling and halving are equally far from no change.
            let factors = values.filter { $0.other > 0 && $0.this > 0 }.map { log($0.this / $0.other) }
            row.change = Estimate(centerOf: factors)?.map { exp($0) - 1 }
            row.verdict = AgainstVerdict(relative: factors)
        }
        return row
    }
}
