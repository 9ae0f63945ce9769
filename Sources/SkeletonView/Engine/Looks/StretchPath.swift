import Foundation
import LayerKit

/// A bone grows from its leading edge to its width, and back.
struct StretchPath: BonePath {
    /// Of the width, 0...1, with which it begins.
    var start: CGFloat
    /// Seconds each way.
    var duration: TimeInterval

    var period: TimeInterval? { 2 * duration }

    func relevant(_ site: BoneSite) -> BoneSite {
        BoneSite(size: site.size, isRightToLeft: site.isRightToLeft)
    }

    func parts(of bone: CALayer, at site: BoneSite, within limit: TimeInterval) -> [BoneMotion.Part] {
        let missing = site.size.width * (1 - start)
        // The edge at which it begins keeps its coordinate, so that what the bone is seen through stays in its place.
        let origin = site.isRightToLeft ? missing : 0
        let short = CGRect(x: origin, y: 0, width: site.size.width - missing, height: site.size.height)
        let growth: CABasicAnimation
        if let keyPath = Self.scale(of: bone, size: site.size) {
            growth = CABasicAnimation(keyPath: keyPath)
            (growth.fromValue, growth.toValue) = (start, CGFloat(1))
        } else {
            growth = CABasicAnimation(keyPath: "bounds")
            (growth.fromValue, growth.toValue) = (short, CGRect(origin: .zero, size: site.size))
        }
        let move = CABasicAnimation(keyPath: "transform.translation.x")
        (move.fromValue, move.toValue) = ((site.isRightToLeft ? missing : -missing) / 2, CGFloat(0))
        let group = CAAnimationGroup()
        group.animations = [growth, move]
        group.duration = duration
        group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        group.autoreverses = true
        group.repeatCount = .infinity
        return [BoneMotion.Part(animation: group)]
    }

    /// What grows of a bone whose shape would be cut by narrower bounds: a circle stays round, and an outline becomes
    /// as wide as the bone.
    private static func scale(of bone: CALayer, size: CGSize) -> String? {
        if bone.mask is OutlineMask { return "transform.scale.x" }
        let isRound = abs(size.width - size.height) < 0.5 && 2 * bone.cornerRadius > size.height - 0.5
        return isRound ? "transform.scale" : nil
    }
}
