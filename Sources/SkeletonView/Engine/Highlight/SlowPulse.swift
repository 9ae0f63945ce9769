import Foundation
import LayerKit
import ViewKit

/// The animation of bones that may fade but not move.
@MainActor
enum SlowPulse {
    /// The duration of one half of the pulse in seconds.
    static let duration: TimeInterval = 2

    /// Returns an animation from the first of `colors` to the second and back. A single color pulses to its
    /// complementary color.
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
    /// Returns the duration of the whole cycles of this endless animation that fit into `limit` seconds.
    func durationOfWholeCycles(within limit: TimeInterval) -> TimeInterval {
        let run = duration * (autoreverses ? 2 : 1) / Double(abs(speed))
        guard limit < .infinity, run > 0, run.isFinite else { return limit }
        return (limit / run + 1e-9).rounded(.down) * run
    }

    /// Makes the animation end within `limit` seconds of its start, after whole cycles, and keep its final state. If
    /// not even one cycle fits, nothing moves: an endless animation stays at its start, and a finite one jumps to its
    /// end. Has no effect on an animation that ends within the limit anyway.
    func end(within limit: TimeInterval) {
        let pace = Double(abs(speed))
        guard limit < .infinity, pace > 0 else { return }
        let run = (duration > 0 ? duration : CATransaction.animationDuration()) * (autoreverses ? 2 : 1)
        let runs = repeatDuration > 0 ? repeatDuration / run : Double(repeatCount > 0 ? repeatCount : 1)
        let maximumRuns = limit * pace / run + 1e-9
        guard run > 0, runs > maximumRuns else { return }
        if maximumRuns >= 1 {
            repeatCount = Float(maximumRuns.rounded(.down))
            repeatDuration = 0
        } else {
            // Finishes instantly. An autoreversing animation ends where it started.
            if runs == .infinity { autoreverses = true } else { timeOffset = run * runs }
            speed = speed < 0 ? -1e12 : 1e12
            repeatCount = 1
            repeatDuration = 0
        }
        fillMode = .both
        isRemovedOnCompletion = false
    }
}
