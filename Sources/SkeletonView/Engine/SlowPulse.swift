import Foundation
import LayerKit
import ViewKit

/// The animation of bones that are to fade and not to move.
@MainActor
enum SlowPulse {
    /// Seconds each way.
    static let duration: TimeInterval = 2

    /// From the first of `colors` to the second and back; one alone has its complementary colour.
    static func make(_ colors: [CGColor]) -> CAAnimation {
        let first = colors.first ?? UIColor.clear.cgColor
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = first
        animation.toValue = colors.count > 1 ? colors[1] : UIColor(cgColor: first).complementaryColor.cgColor
        animation.duration = duration
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        animation.repeatCount = .infinity
        animation.autoreverses = true
        return animation
    }
}

extension CAAnimation {
    /// Seconds of as many whole runs of the endless animation as fit into `limit` seconds.
    func wholeRuns(within limit: TimeInterval) -> TimeInterval {
        let run = duration * (autoreverses ? 2 : 1) / Double(abs(speed))
        guard limit < .infinity, run > 0, run.isFinite else { return limit }
        return (limit / run + 1e-9).rounded(.down) * run
    }

    /// Lets the animation end within `limit` seconds of its beginning, and stay as it is then: after whole runs. Where
    /// not one of them fits, nothing moves: an endless animation stays at its start, and another one is over at once.
    func end(within limit: TimeInterval) {
        let pace = Double(abs(speed))
        guard limit < .infinity, pace > 0 else { return }
        let run = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
        let runs = repeatDuration > 0 ? repeatDuration / run : Double(repeatCount > 0 ? repeatCount : 1)
        let most = limit * pace / run + 1e-9
        guard run > 0, runs > most else { return }
        if most >= 1 {
            (repeatCount, repeatDuration) = (Float(most.rounded(.down)), 0)
        } else {
            // In no time, and what goes back and forth ends where it began.
            if runs == .infinity { autoreverses = true } else { timeOffset = run * runs }
            (speed, repeatCount, repeatDuration) = (speed < 0 ? -1e12 : 1e12, 1, 0)
        }
        fillMode = .both
        isRemovedOnCompletion = false
    }
}
