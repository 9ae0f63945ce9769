import Foundation
import LayerKit

/// The animation that slides a gradient over a bone, from outside one end to outside the other.
@MainActor
enum SlidingAnimation {
    static func make(direction: GradientDirection, duration: TimeInterval, autoreverses: Bool) -> CAAnimation {
        let sweep = direction.sweep
        let start = CABasicAnimation(keyPath: "startPoint")
        start.fromValue = sweep.start.from
        start.toValue = sweep.start.to
        let end = CABasicAnimation(keyPath: "endPoint")
        end.fromValue = sweep.end.from
        end.toValue = sweep.end.to
        let group = CAAnimationGroup()
        group.animations = [start, end]
        group.duration = duration
        group.timingFunction = CAMediaTimingFunction(name: .easeIn)
        group.repeatCount = .infinity
        group.autoreverses = autoreverses
        return group
    }
}
