import Foundation
import LayerKit
import ViewKit

/// How all bones of a skeleton look and move. What does not depend on a bone is made once for all of them.
@MainActor
final class BoneLook {
    let config: SkeletonConfig
    /// When the animation of the bones began: one instant for all of them.
    let begin: TimeInterval

    private let colors: [CGColor]
    /// The motion of the bones in views that read from left to right, and in those that read from right to left.
    private var motions: (leftToRight: SharedAnimation?, rightToLeft: SharedAnimation?)

    private enum Keys {
        static let motion = "skeleton.motion"
    }

    init(_ config: SkeletonConfig, begin: TimeInterval) {
        self.config = config
        self.begin = begin
        colors = config.colors.map(\.cgColor)
    }

    /// A bone at `place`, moving as bones do in a view that reads in `direction`.
    func makeBone(at place: BoneShape, direction: UIUserInterfaceLayoutDirection) -> CALayer {
        let bone: CALayer
        switch config.type {
        case .solid:
            bone = CALayer()
            bone.backgroundColor = colors.first
        case .gradient:
            let gradient = CAGradientLayer()
            gradient.stops = colors
            bone = gradient
        }
        bone.hasPlacedSublayers = true
        place.apply(to: bone)
        animate(bone, direction: direction)
        return bone
    }

    private func animate(_ bone: CALayer, direction: UIUserInterfaceLayoutDirection) {
        let isRightToLeft = direction == .rightToLeft
        if let motion = isRightToLeft ? motions.rightToLeft : motions.leftToRight {
            return bone.add(motion, forKey: Keys.motion)
        }
        guard let make = config.animation(for: direction) else { return }
        let animation = make(bone)
        if animation.statedBegin == nil { animation.statedBegin = begin }
        if config.animation == nil, let motion = SharedAnimation(animation) {
            if isRightToLeft { motions.rightToLeft = motion } else { motions.leftToRight = motion }
            bone.add(motion, forKey: Keys.motion)
        } else {
            bone.add(animation, forKey: Keys.motion)
        }
    }
}
