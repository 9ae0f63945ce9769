import Foundation
import FrameMetrics

/// Finds the stages that cause a difference.
enum StageGrowth {
    /// The confidence of the growth of a single stage, which needs at least 13 pairs. All stages together have a
    /// confidence of 99.8%.
    private static let confidence = 1 - 0.002 / Double(FrameStage.allCases.count)

    /// Returns the stage that contributes most to a difference in `metric`: the one with the largest certain increase
    /// in time or, if `isMore` is `false`, the largest certain decrease. Returns `nil` if no stage changed certainly in
    /// that direction by a part of the metric that matters.
    ///
    /// The times are those of the frames that the metric is about: the mean of all for `cpu`, the slow ones for `p99`,
    /// otherwise the median. Work that few frames do, such as creating rows while scrolling, doesn't change the median.
    static func stage(
        of subject: ComparisonRow.Subject, in pairs: [AgainstComparison.Pair], metric: LaunchMetric, isMore: Bool
    ) -> FrameStage? {
        let whole: LaunchMetric = metric == .ratio ? .p50 : metric
        let pairs = pairs.filter { value(of: whole, of: subject, in: $0.other) > 0 }
        let found = FrameStage.allCases.compactMap { stage -> (stage: FrameStage, growth: Double)? in
            let parts = pairs.map { pair in
                difference(in: .stage(stage, metric.stageTime), of: subject, in: pair)
                    / value(of: whole, of: subject, in: pair.other) * (isMore ? 1 : -1)
            }
            guard let growth = Estimate(centerOf: parts), growth.low > 0,
                growth.value >= AgainstVerdict.minimumDifference
            else { return nil }
            return (stage, growth.low)
        }
        return found.max { $0.growth < $1.growth }?.stage
    }

    /// Returns the part of the difference in frame time that is certain because single stages changed certainly.
    /// Returns `nil` if there is no such part, if it is too small to matter, or if the 95% interval of the rest of the
    /// frame excludes 0 in the other direction, for example because work moved from one stage to another.
    ///
    /// Stages vary less than whole frames: in most frames, drawing takes most of the time and causes nearly all of the
    /// variation. A slowdown in another stage can therefore be certain even if the difference of whole frames is not.
    /// This says nothing about whole frames: the rest may make up for the part by less than can be detected.
    static func certainPart(of subject: ComparisonRow.Subject, in pairs: [AgainstComparison.Pair]) -> CertainPart? {
        let pairs = pairs.filter { frameTime(of: subject, in: $0.other) > 0 && frameTime(of: subject, in: $0.this) > 0 }
        let changed = FrameStage.allCases.compactMap { stage -> ChangedStage? in
            let parts = pairs.map {
                difference(of: stage, of: subject, in: $0) / frameTime(of: subject, in: $0.other)
            }
            guard let growth = Estimate(centerOf: parts, confidence: confidence),
                growth.low > 0 || growth.high < 0
            else { return nil }
            return ChangedStage(stage: stage, parts: parts, value: growth.value)
        }
        let sums = pairs.indices.map { pair in changed.reduce(0) { $0 + $1.parts[pair] } }
        // Stages that changed in opposite directions can be certain although their sum isn't.
        guard let change = Estimate(centerOf: sums), let certain = AgainstVerdict.certainEstimate(sums),
            certain.low > 0 || certain.high < 0
        else { return nil }
        let isMore = change.value > 0
        let rest = zip(pairs, sums).map { pair, sum in
            frameTime(of: subject, in: pair.this) / frameTime(of: subject, in: pair.other) - 1 - sum
        }
        guard let others = Estimate(centerOf: rest),
            let stage = changed.filter({ ($0.value > 0) == isMore }).max(by: { abs($0.value) < abs($1.value) })?.stage
        else { return nil }
        let isCompensated = isMore ? others.high < 0 : others.low > 0
        guard abs(change.value) >= AgainstVerdict.minimumDifference, !isCompensated else { return nil }
        return CertainPart(stage: stage, isOneStage: changed.count == 1, change: change, rest: rest)
    }

    /// Returns how much longer `stage` took in this program, relative to the other program's frame time. `nil` if there
    /// are too few pairs.
    static func share(
        of stage: FrameStage, of subject: ComparisonRow.Subject, in pairs: [AgainstComparison.Pair]
    ) -> Double? {
        let pairs = pairs.filter { frameTime(of: subject, in: $0.other) > 0 }
        return Estimate(
            centerOf: pairs.map { difference(of: stage, of: subject, in: $0) / frameTime(of: subject, in: $0.other) }
        )?.value
    }

    // MARK: Private

    /// Returns how much longer the stage took in this program, in milliseconds.
    private static func difference(
        of stage: FrameStage, of subject: ComparisonRow.Subject, in pair: AgainstComparison.Pair
    ) -> Double {
        difference(in: .stage(stage), of: subject, in: pair)
    }

    private static func difference(
        in metric: LaunchMetric, of subject: ComparisonRow.Subject, in pair: AgainstComparison.Pair
    ) -> Double {
        value(of: metric, of: subject, in: pair.this) - value(of: metric, of: subject, in: pair.other)
    }

    private static func frameTime(of subject: ComparisonRow.Subject, in launch: LaunchSample) -> Double {
        value(of: .p50, of: subject, in: launch)
    }

    /// Returns the value of a time; 0 if the launch has none, as for a stage that takes no time in any frame.
    private static func value(
        of metric: LaunchMetric, of subject: ComparisonRow.Subject, in launch: LaunchSample
    ) -> Double {
        launch.values[subject]?[metric] ?? 0
    }
}

/// A stage that changed certainly.
private struct ChangedStage {
    let stage: FrameStage
    /// The difference in each pair of launches, relative to the other program's frame time.
    let parts: [Double]
    let value: Double
}
