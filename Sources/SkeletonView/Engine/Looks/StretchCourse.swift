import Foundation
import LayerKit

/// A bone grows from its leading edge to its width, and back.
struct StretchCourse: BoneCourse {
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
        let growth = CABasicAnimation(keyPath: "bounds")
        (growth.fromValue, growth.toValue) = (short, CGRect(origin: .zero, size: site.size))
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
}
