import Foundation
import LayerKit

/// A motion that stretches each bone from its leading edge to its full width and back.
struct StretchPath: BonePath {
    /// The initial fraction of the width, 0...1.
    var start: CGFloat
    /// The duration of the stretch in seconds; shrinking back takes the same time.
    var duration: TimeInterval

    var period: TimeInterval? { 2 * duration }

    func relevant(_ site: BoneSite) -> BoneSite {
        BoneSite(size: site.size, isRightToLeft: site.isRightToLeft)
    }

    func parts(of bone: CALayer, at site: BoneSite, within limit: TimeInterval) -> [BoneMotion.Part] {
        let missing = site.size.width * (1 - start)
        // The leading edge keeps its x coordinate, so that the bone's mask stays in place.
        let origin = site.isRightToLeft ? missing : 0
        let short = CGRect(x: origin, y: 0, width: site.size.width - missing, height: site.size.height)
        let growth: CABasicAnimation
        if let keyPath = Self.scaleKeyPath(for: bone, size: site.size) {
            growth = CABasicAnimation(keyPath: keyPath)
            growth.fromValue = start
            growth.toValue = CGFloat(1)
        } else {
            growth = CABasicAnimation(keyPath: "bounds")
            growth.fromValue = short
            growth.toValue = CGRect(origin: .zero, size: site.size)
        }
        let move = CABasicAnimation(keyPath: "transform.translation.x")
        move.fromValue = (site.isRightToLeft ? missing : -missing) / 2
        move.toValue = CGFloat(0)
        let group = CAAnimationGroup()
        group.animations = [growth, move]
        group.duration = duration
        group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        group.autoreverses = true
        group.repeatCount = .infinity
        return [BoneMotion.Part(animation: group)]
    }

    /// Returns the key path that scales `bone` if narrower bounds would clip its shape, otherwise `nil`. Circles are
    /// scaled in both directions, outlines only horizontally.
    private static func scaleKeyPath(for bone: CALayer, size: CGSize) -> String? {
        if bone.mask is OutlineMask { return "transform.scale.x" }
        let isRound = abs(size.width - size.height) < 0.5 && 2 * bone.cornerRadius > size.height - 0.5
        return isRound ? "transform.scale" : nil
    }
}
