package import Foundation

/// A curve that maps the elapsed fraction of the duration, 0...1, to progress, from 0 at the start to 1 at the end.
///
/// It is either a simple easing, or a curve whose easing was replaced midway without a jump.
package indirect enum ProgressCurve: Hashable, Sendable {
    /// An easing from start to end.
    package enum Easing: Hashable, Sendable {
        case cubic(CAMediaTimingFunction)
        /// A spring curve with a duration of `seconds`.
        case spring(Spring, seconds: TimeInterval)

        /// Returns the progress at `time`, which is clamped to 0...1.
        func value(at time: Double) -> Double {
            guard time > 0 else { return 0 }
            guard time < 1 else { return 1 }
            return switch self {
            case .cubic(let function): function.value(at: time)
            case .spring(let spring, let seconds): spring.value(after: time * seconds)
            }
        }
    }

    case eased(Easing)
    /// A curve that follows the given curve up to time `turn`, and then a new easing for the remaining progress.
    case onwards(ProgressCurve, turn: Double, Easing)
    /// A curve that follows the given curve from time `turn` on. Before `turn`, a separate easing connects the start
    /// with the progress at `turn`, so the curve can run back to the start.
    case backwards(ProgressCurve, turn: Double, Easing)

    /// The maximum number of nested easings. If there are more, older easings become linear.
    private static let maximumTurns = 16
    /// The number of steps in the initial search for a time. Sufficient for the steepest oscillating curve.
    private static let searchSteps = 512

    /// Returns the progress at `time`, which is clamped to 0...1. If the curve overshoots, the result may be less than
    /// 0 or greater than 1.
    package func value(at time: Double) -> Double {
        switch self {
        case .eased(let easing): return easing.value(at: time)
        case .onwards(let first, let turn, let easing):
            guard time > turn else { return first.value(at: time) }
            let reached = first.value(at: turn)
            return reached + (1 - reached) * easing.value(at: (time - turn) / (1 - turn))
        case .backwards(let last, let turn, let easing):
            guard time < turn else { return last.value(at: time) }
            return last.value(at: turn) * (1 - easing.value(at: (turn - time) / turn))
        }
    }

    /// Returns the first time in 0...1 at which the curve reaches `value`, or 1 if it never does.
    package func time(of value: Double) -> Double {
        guard value > 0 else { return 0 }
        for step in 1...Self.searchSteps {
            var late = Double(step) / Double(Self.searchSteps)
            guard self.value(at: late) >= value else { continue }
            var early = Double(step - 1) / Double(Self.searchSteps)
            while late - early > 1e-12 {
                let middle = (early + late) / 2
                if self.value(at: middle) < value { early = middle } else { late = middle }
            }
            return late
        }
        return 1
    }

    /// Returns this curve with a new easing from `time` on, either to the end or back to the start.
    package func turned(at time: Double, isBackwards: Bool, by easing: Easing) -> ProgressCurve {
        let turn = min(max(time, 0), 1)
        if isBackwards { return .backwards(bounded, turn: turn, easing) }
        return turn == 0 ? .eased(easing) : .onwards(bounded, turn: turn, easing)
    }

    private var turns: Int {
        switch self {
        case .eased: 0
        case .onwards(let curve, _, _), .backwards(let curve, _, _): curve.turns + 1
        }
    }

    private var bounded: ProgressCurve {
        turns < Self.maximumTurns ? self : .eased(.cubic(CAMediaTimingFunction(name: .linear)))
    }
}
