import Foundation
import LayerKit

/// The way that a bone moves on, where that depends on where the bone is.
@MainActor
protocol BonePath: Sendable {
    /// Seconds of one beat of all bones; nil where each has its own.
    var period: TimeInterval? { get }

    /// What of `site` counts: where that changes, the bone gets other animations.
    func relevant(_ site: BoneSite) -> BoneSite

    /// The animations of `bone` at `site`, as they are at full pace. What moves once is over after `limit` seconds.
    func parts(of bone: CALayer, at site: BoneSite, within limit: TimeInterval) -> [BoneMotion.Part]
}

/// A motion that each bone makes by where it is. On a layer that is no bone it is that of one at the top of its
/// skeleton, where one reads from left to right.
final class BoneMotion: CAAnimationGroup {
    /// One of several animations of a bone.
    struct Part {
        var animation: CAAnimation
        /// Seconds from the beginning of all bones' to its own, at full pace.
        var delay: TimeInterval = 0
    }

    /// Nil of a copy on a layer.
    let path: (any BonePath)?

    required init() {
        path = nil
        super.init()
    }

    init(_ path: any BonePath, of bone: CALayer) {
        self.path = path
        super.init()
        let parts = path.parts(of: bone, at: BoneSite(size: bone.bounds.size), within: .infinity)
        animations = parts.map { part in
            part.animation.statedBegin = part.delay
            if part.animation.fillMode == .removed { part.animation.fillMode = .backwards }
            return part.animation
        }
        // A run so long that nobody sees its end, and so short that its first instants can be told apart.
        (duration, repeatCount) = (86_400, .infinity)
    }
}
