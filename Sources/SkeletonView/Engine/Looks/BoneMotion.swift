import Foundation
import LayerKit

/// A motion of bones that depends on their position.
@MainActor
protocol BonePath: Sendable {
    /// The common period of all bones in seconds, or `nil` if the bones move only once or each has its own period.
    var period: TimeInterval? { get }

    /// Returns the part of `site` that the motion depends on. When that part changes, the bone gets new animations.
    func relevant(_ site: BoneSite) -> BoneSite

    /// Returns the animations of `bone` at `site` at full pace. Motions that don't repeat end within `limit` seconds.
    func parts(of bone: CALayer, at site: BoneSite, within limit: TimeInterval) -> [BoneMotion.Part]
}

/// A motion that depends on each bone's position. A layer that isn't a bone moves like a bone at the top of a
/// left-to-right skeleton.
final class BoneMotion: CAAnimationGroup {
    /// One of several animations of a bone.
    struct Part {
        var animation: CAAnimation
        /// The delay in seconds after the common start of all bones, at full pace.
        var delay: TimeInterval = 0
    }

    /// The path that provides the animations of a bone for its actual position.
    let path: any BonePath

    required init?(coder: NSCoder) {
        nil
    }

    init(_ path: any BonePath, of bone: CALayer) {
        self.path = path
        super.init()
        let parts = path.parts(of: bone, at: BoneSite(size: bone.bounds.size), within: .infinity)
        animations = parts.map { part in
            part.animation.explicitBegin = part.delay
            if part.animation.fillMode == .removed { part.animation.fillMode = .backwards }
            return part.animation
        }
        // One day: long enough that nobody sees the end, and short enough that the animation's progress is precise at
        // the start.
        duration = 86_400
        repeatCount = .infinity
    }
}
