package import Foundation

/// An animation's timing as a value: where in its run it stands is a pure function of the time around it.
///
/// Its own time is `(time - begin) * speed + offset`, as `CAMediaTiming` defines it, from `begin` on. It is active
/// while that lies from 0 up to `activeDuration`; with a speed below 0 it comes down from `offset` to 0.
package struct MediaTiming: Hashable, Sendable {
    /// The longest run in seconds, some thirty years: one that is stated as infinite.
    private static let longestRun: TimeInterval = 1_000_000_000
    /// The part of a run by which a time may miss the boundary between two runs and still stand on it: more than times
    /// of some days' length lose in a `Double`.
    private static let boundaryTolerance = 1e-8

    package var begin: TimeInterval
    /// The seconds of one run; 0 for one without length, which ends as it begins.
    let runDuration: TimeInterval
    package internal(set) var speed: Double
    package internal(set) var offset: TimeInterval
    /// How many runs there are, forwards and backwards ones counted apart.
    let runCount: Double
    package let autoreverses: Bool
    package let curve: CAMediaTimingFunction?
    private let fillsBefore: Bool
    private let fillsAfter: Bool

    /// Makes a timing. What is not finite or below 0 where that means nothing counts as not stated.
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
        runDuration = duration > 0 ? min(duration, Self.longestRun) : 0  // NaN is 0
        let stated = repeatDuration > 0 && runDuration > 0 ? repeatDuration / runDuration : 0
        let counted = (repeatCount > 0 ? repeatCount : 1) * (autoreverses ? 2 : 1)
        runCount = stated > 0 ? stated : counted
    }

    /// Where an animation stands.
    package enum Phase: Equatable, Sendable {
        /// It has not begun and shows nothing.
        case waiting
        /// It shows the state at this part (0...1, or beyond where the easing overshoots) of its run.
        case showing(Double)
        /// It has ended and shows nothing.
        case ended
    }

    /// The seconds of its own time from beginning to end; infinite for an endless one.
    var activeDuration: TimeInterval { runDuration > 0 ? runCount * runDuration : 0 }

    /// When it is first active, in the time around it; infinite for never.
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

    /// When it ends, in the time around it; infinite for never.
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

    /// Where the animation stands at `time` of the time around it. At the end of a group's run (`isRunEnd`), a part of
    /// the group that ends there still shows its last state.
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

    /// How many runs are over at `time`, there and back counted as one; at the end those before the last.
    func runsBefore(_ time: TimeInterval, isRunEnd: Bool = false) -> Double {
        guard runDuration > 0 else { return 0 }
        let own: TimeInterval =
            if time >= end { speed < 0 ? 0 : activeDuration } else { clamped((time - begin) * speed + offset) }
        guard own.isFinite else { return 0 }
        let (runs, nearest) = (own / runDuration, (own / runDuration).rounded())
        var whole = abs(runs - nearest) < Self.boundaryTolerance ? nearest : runs.rounded(.down)
        let isLast = time >= end || isRunEnd || nearest >= runCount
        if isLast, whole > 0, abs(runs - whole) < Self.boundaryTolerance { whole -= 1 }
        return autoreverses ? (whole / 2).rounded(.down) : whole
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

    /// The eased part of the run in which it is after so many. Between two runs, the next one begins; only the `isLast`
    /// stays at its end.
    private func progress(afterRuns runs: Double, isLast: Bool) -> Double {
        var whole = runs.rounded(.down)
        var part = runs - whole
        if isLast, part == 0, whole > 0 {
            part = 1
            whole -= 1
        }
        let isBackwards = autoreverses && whole.truncatingRemainder(dividingBy: 2) != 0
        let straight = isBackwards ? 1 - part : part
        return curve?.value(at: straight) ?? straight
    }
}
