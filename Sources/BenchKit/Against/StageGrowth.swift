import FrameMetrics

/// Finds the stage that causes a difference.
enum StageGrowth {
    /// Returns the stage with the largest certain increase in time or, if `isMore` is `false`, the largest certain
    /// decrease; `nil` if no stage changed significantly in that direction.
    static func stage(
        of subject: ComparisonRow.Subject, in pairs: [AgainstComparison.Pair], isMore: Bool
    ) -> FrameStage? {
        let found = FrameStage.allCases.compactMap { stage -> (stage: FrameStage, growth: Double)? in
            let differences = pairs.map { pair -> Double in
                // A stage that takes no time in any frame is omitted.
                func time(_ launch: LaunchSample) -> Double { launch.values[subject]?[.stage(stage)] ?? 0 }
                return (time(pair.this) - time(pair.other)) * (isMore ? 1 : -1)
            }
            guard let growth = Estimate(centerOf: differences), growth.low > 0 else { return nil }
            return (stage, growth.low)
        }
        return found.max { $0.growth < $1.growth }?.stage
    }
}
