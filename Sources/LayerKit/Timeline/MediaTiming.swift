package import Foundation

/// The timing of an animation, as a value. The progress is a pure function of parent time.
///
/// From `begin` on, the local time is `(time - begin) * speed + offset`, as defined by `CAMediaTiming`. The animation
/// is active while the local time is between 0 and `activeDuration`. With a negative speed, the local time runs down
/// from `offset` to 0.
package struct MediaTiming: Hashable, Sendable {
    /// The maximum duration of a cycle in seconds, about thirty years. Infinite durations are clamped to this value.
    private static let maximumDuration: TimeInterval = 1_000_000_000
    /// The tolerance, as a fraction of a cycle, within which a time counts as the boundary between two cycles. It
    /// exceeds the rounding error of a `Double` at times of several days.
    private static let boundaryTolerance = 1e-8

    package var begin: TimeInterval
    /// The duration of one cycle in seconds. 0 if the animation ends when it begins.
    let runDuration: TimeInterval
    package internal(set) var speed: Double
    package internal(set) var offset: TimeInterval
    /// The number of cycles. Forward and backward cycles count separately.
    let runCount: Double
    package let autoreverses: Bool
    package let curve: CAMediaTimingFunction?
    private let fillsBefore: Bool
    private let fillsAfter: Bool

    /// Creates a timing. Invalid values are replaced: a nonfinite begin time or offset with 0, a nonfinite speed with
    /// 1, a negative or NaN duration with 0, and a repeat count that isn't positive with 1. A repeat duration that
    /// isn't positive is ignored. The repeat count and the repeat duration can be infinite.
    package init(
        begin: TimeInterval, duration: TimeInterval, speed: Double, offset: TimeInterval, repeatCount: Double,
        repeatDuration: TimeInterval, autoreverses: Bool, fillMode: CAMediaTimingFillMode, curve: CAMediaTimingFunction?
    ) {
        self.begin = begin.isFinite ? begin : 0
        self.speed = speed.isFinite ? speed : 1
        self.offset = offset.isFinite ? offset : 0
        self.autoreverses = autoreverses
        self.curve = curve
        fillsBefore = fillMode == .backwards || fillMode == .both
        fillsAfter = fillMode == .forwards || fillMode == .both
        runDuration = duration > 0 ? min(duration, Self.maximumDuration) : 0  // NaN counts as 0.
        let resolved = repeatDuration > 0 && runDuration > 0 ? repeatDuration / runDuration : 0
        let counted = (repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 : 1)
        runCount = resolved > 0 ? resolved : counted
    }

    /// The state of an animation at a point in time.
    package enum Phase: Equatable, Sendable {
        /// The animation hasn't begun and shows nothing.
        case waiting
        /// The animation shows its state at this progress within a cycle, 0...1 or beyond if the easing overshoots.
        case showing(Double)
        /// The animation has ended and shows nothing.
        case ended
    }

    /// The total duration of all cycles, in seconds of local time. Infinite if the animation never ends.
    var activeDuration: TimeInterval { runDuration > 0 ? runCount * runDuration : 0 }

    /// The parent time at which the animation first becomes active. Infinite if it never becomes active.
    package var start: TimeInterval {
        let wait =
            if speed > 0 {
                max(0, -offset / speed)
            } else if speed < 0 {
                max(0, (activeDuration - offset) / speed)
            } else {
                offset < 0 ? TimeInterval.infinity : 0
            }
        return begin + wait
    }

    /// The parent time at which the animation ends. Infinite if it never ends.
    package var end: TimeInterval {
        let length =
            if speed > 0 {
                max(0, (activeDuration - offset) / speed)
            } else if speed < 0 {
                max(0, -offset / speed)
            } else {
                offset < activeDuration ? TimeInterval.infinity : 0
            }
        return begin + length
    }

    /// Returns the phase at the parent time `time`. If a cycle of the enclosing group ends at this time (`isRunEnd` is
    /// `true`), a child that also ends then still shows its last state.
    package func phase(at time: TimeInterval, isRunEnd: Bool = false) -> Phase {
        if time >= end || isRunEnd && end - time < Self.boundaryTolerance * runDuration {
            guard fillsAfter || isRunEnd && time - end <= Self.boundaryTolerance * runDuration else { return .ended }
            return .showing(speed < 0 ? progress(at: 0, isLast: false) : finalProgress)
        }
        guard time >= start else {
            return fillsBefore ? .showing(progress(at: clamped(offset), isLast: false)) : .waiting
        }
        return .showing(progress(at: clamped((time - begin) * speed + offset), isLast: isRunEnd))
    }

    /// Returns the number of completed cycles at `time`, counting a forward and a backward cycle as one. At the end,
    /// the last cycle is not included.
    func runsBefore(_ time: TimeInterval, isRunEnd: Bool = false) -> Double {
        guard runDuration > 0 else { return 0 }
        let own: TimeInterval =
            if time >= end { speed < 0 ? 0 : activeDuration } else { clamped((time - begin) * speed + offset) }
        guard own.isFinite else { return 0 }
        let (runs, nearest) = (own / runDuration, (own / runDuration).rounded())
        var completed = abs(runs - nearest) < Self.boundaryTolerance ? nearest : runs.rounded(.down)
        let isLast = time >= end || isRunEnd || nearest >= runCount
        if isLast, completed > 0, abs(runs - completed) < Self.boundaryTolerance { completed -= 1 }
        return autoreverses ? (completed / 2).rounded(.down) : completed
    }

    private func clamped(_ own: TimeInterval) -> TimeInterval { min(max(own, 0), activeDuration) }

    private var finalProgress: Double {
        let nearest = runCount.rounded()
        let runs = abs(runCount - nearest) < Self.boundaryTolerance ? nearest : runCount
        return progress(afterRuns: runs.isFinite ? runs : autoreverses ? 2 : 1, isLast: true)
    }

    private func progress(at own: TimeInterval, isLast: Bool) -> Double {
        guard runDuration > 0 else { return progress(afterRuns: 0, isLast: false) }
        let runs = own / runDuration
        let nearest = runs.rounded()
        guard abs(runs - nearest) < Self.boundaryTolerance else { return progress(afterRuns: runs, isLast: isLast) }
        return nearest >= runCount && nearest > 0
            ? finalProgress : progress(afterRuns: nearest, isLast: isLast)
    }

    /// Returns the eased progress after `runs` cycles. The boundary between two cycles belongs to the later one, unless
    /// `isLast` is `true`.
    private func progress(afterRuns runs: Double, isLast: Bool) -> Double {
        var completed = runs.rounded(.down)
        var fraction = runs - completed
        if isLast, fraction == 0, completed > 0 {
            fraction = 1
            completed -= 1
        }
        let isBackwards = autoreverses && completed.truncatingRemainder(dividingBy: 2) != 0
        let linear = isBackwards ? 1 - fraction : fraction
        return curve?.value(at: linear) ?? linear
    }
}
