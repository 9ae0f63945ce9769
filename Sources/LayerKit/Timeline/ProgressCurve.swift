package import Foundation

/// How far something has come on its way, 0 at the beginning and 1 at the end, at each part of its time, 0...1.
///
/// Beside a plain easing it can be one that took the place of another on the way, so that what is seen never jumps.
package indirect enum ProgressCurve: Hashable, Sendable {
    /// An easing from the beginning to the end.
    package enum Easing: Hashable, Sendable {
        case cubic(CAMediaTimingFunction)
        /// As a spring goes in so many seconds.
        case spring(Spring, seconds: TimeInterval)

        /// The part of the way at `time`, clamped to 0...1.
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
    /// The first curve up to the time `turn`; the rest of the way is eased anew.
    case onwards(ProgressCurve, turn: Double, Easing)
    /// The first curve from the time `turn` on; the way back from there to the beginning is eased anew.
    case backwards(ProgressCurve, turn: Double, Easing)

    /// So many easings in each other at most: of a curve that was turned more often, what is oldest is even.
    private static let mostTurns = 16
    /// What the search for a time begins with: a curve that swings is not steeper than to be found by so many steps.
    private static let searchSteps = 512

    /// The part of the way at `time`, clamped to 0...1; below 0 or above 1 where the curve swings over.
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

    /// The first time, 0...1, at which the curve comes to `value`; 1 where it never does.
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

    /// This curve, with what is left of the way at `time` eased anew: to the end, or back to the beginning.
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
        turns < Self.mostTurns ? self : .eased(.cubic(CAMediaTimingFunction(name: .linear)))
    }
}
