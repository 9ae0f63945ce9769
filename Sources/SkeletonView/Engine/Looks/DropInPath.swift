import Foundation
import LayerKit

/// A bone falls into its place once, the sooner the higher it stands.
struct DropInPath: BonePath {
    /// How far it falls, in points.
    var height: CGFloat
    /// Seconds of a fall.
    var duration: TimeInterval
    /// How fast the falls go down, in points a second.
    var speed: CGFloat
    /// What the bones do when the first have fallen.
    var next: SkeletonLayerAnimation?

    /// Goes beyond its end by a tenth, and back.
    static let overshoot = CAMediaTimingFunction(controlPoints: 0.34, 1.56, 0.64, 1)
    /// The part of a fall in which the bone comes into sight.
    static let appearance = 0.4

    var period: TimeInterval? { nil }

    /// A bone that has fallen does not fall again when it gets another place.
    func relevant(_ site: BoneSite) -> BoneSite { BoneSite() }

    func parts(of bone: CALayer, at site: BoneSite, within limit: TimeInterval) -> [BoneMotion.Part] {
        let duration = min(duration, limit)
        let delay = min(TimeInterval(site.depth / speed), limit - duration)
        let fall = CABasicAnimation(keyPath: "transform.translation.y")
        (fall.fromValue, fall.toValue) = (-height, CGFloat(0))
        (fall.duration, fall.timingFunction) = (duration, Self.overshoot)
        let appearing = CABasicAnimation(keyPath: "opacity")
        (appearing.fromValue, appearing.toValue) = (0, 1)
        appearing.duration = duration * Self.appearance
        let parts = [fall, appearing].map { BoneMotion.Part(animation: $0, delay: delay) }
        return parts + following(of: bone, at: site, after: duration, within: limit)
    }

    private func following(
        of bone: CALayer, at site: BoneSite, after delay: TimeInterval, within limit: TimeInterval
    ) -> [BoneMotion.Part] {
        guard let animation = next?(bone) else { return [] }
        guard let motion = animation as? BoneMotion, let path = motion.path else {
            return [BoneMotion.Part(animation: animation, delay: delay)]
        }
        return path.parts(of: bone, at: site, within: limit).map { part in
            BoneMotion.Part(animation: part.animation, delay: part.delay + delay)
        }
    }
}
