import Foundation
import LayerKit

/// A motion that drops each bone into its place once. Higher bones drop first.
struct DropInPath: BonePath {
    /// The height of the drop in points.
    var height: CGFloat
    /// The duration of a drop in seconds.
    var duration: TimeInterval
    /// The speed, in points per second, at which the start of the drops moves down the skeleton: a bone at depth d
    /// starts to drop after d / speed seconds.
    var speed: CGFloat
    /// The animation that the bones run after the first bones have dropped.
    var next: SkeletonLayerAnimation?

    /// An easing that overshoots its end by a tenth and returns.
    static let overshoot = CAMediaTimingFunction(controlPoints: 0.34, 1.56, 0.64, 1)
    /// The fraction of a drop during which the bone fades in.
    static let appearance = 0.4

    var period: TimeInterval? { nil }

    /// Returns an empty site, because a bone that has dropped doesn't drop again when it moves.
    func relevant(_ site: BoneSite) -> BoneSite { BoneSite() }

    func parts(of bone: CALayer, at site: BoneSite, within limit: TimeInterval) -> [BoneMotion.Part] {
        let duration = min(duration, limit)
        let delay = min(TimeInterval(site.depth / speed), limit - duration)
        let fall = CABasicAnimation(keyPath: "transform.translation.y")
        fall.fromValue = -height
        fall.toValue = CGFloat(0)
        fall.duration = duration
        fall.timingFunction = Self.overshoot
        let appearing = CABasicAnimation(keyPath: "opacity")
        appearing.fromValue = 0
        appearing.toValue = 1
        appearing.duration = duration * Self.appearance
        let parts = [fall, appearing].map { BoneMotion.Part(animation: $0, delay: delay) }
        return parts + following(of: bone, at: site, after: duration, within: limit)
    }

    private func following(
        of bone: CALayer, at site: BoneSite, after delay: TimeInterval, within limit: TimeInterval
    ) -> [BoneMotion.Part] {
        guard let animation = next?(bone) else { return [] }
        guard let path = (animation as? BoneMotion)?.path else {
            return [BoneMotion.Part(animation: animation, delay: delay)]
        }
        return path.parts(of: bone, at: site, within: limit).map { part in
            BoneMotion.Part(animation: part.animation, delay: part.delay + delay)
        }
    }
}
