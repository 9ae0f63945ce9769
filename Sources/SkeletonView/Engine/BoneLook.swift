import Foundation
import LayerKit
import ViewKit

/// How all bones of a skeleton look and move. What does not depend on a bone is made once for all of them.
@MainActor
final class BoneLook {
    let config: SkeletonConfig
    /// When the animation of the bones began: one instant for all of them.
    let begin: TimeInterval
    /// The view that the skeleton is shown on.
    private weak var root: UIView?

    private let colors: [CGColor]
    /// The motion of the bones in views that read from left to right, and in those that read from right to left.
    private var motions: (leftToRight: SharedAnimation?, rightToLeft: SharedAnimation?)

    private enum Keys {
        static let motion = "skeleton.motion"
    }

    init(_ config: SkeletonConfig, begin: TimeInterval, root: UIView?) {
        self.root = root
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
            gradient.axisSpace = axisSpace
            bone = gradient
        }
        bone.hasPlacedSublayers = true
        place.apply(to: bone)
        animate(bone, direction: direction)
        return bone
    }

    private var axisSpace: GradientSpace {
        switch config.lightSpace {
        case .perView: .bounds
        case .root: .enclosing
        case .window: .picture
        }
    }

    /// The direction that all bones with a common light have; nil where each has its view's.
    private var lightDirection: UIUserInterfaceLayoutDirection? {
        switch config.lightSpace {
        case .perView: nil
        case .root: root?.effectiveUserInterfaceLayoutDirection
        case .window: root?.window?.effectiveUserInterfaceLayoutDirection
        }
    }

    private func animate(_ bone: CALayer, direction: UIUserInterfaceLayoutDirection) {
        let direction = lightDirection ?? direction
        let isRightToLeft = direction == .rightToLeft
        if let motion = isRightToLeft ? motions.rightToLeft : motions.leftToRight {
            return bone.add(motion, forKey: Keys.motion)
        }
        guard let make = config.animation(for: direction) else { return }
        let animation = make(bone)
        if animation.statedBegin == nil { animation.statedBegin = begin }
        // While a bone fades in, it is as it will be when its animation begins: it does not jump then.
        if animation.fillMode == .removed { animation.fillMode = .backwards }
        if config.animation == nil, let motion = SharedAnimation(animation) {
            if isRightToLeft { motions.rightToLeft = motion } else { motions.leftToRight = motion }
            bone.add(motion, forKey: Keys.motion)
        } else {
            bone.add(animation, forKey: Keys.motion)
        }
    }
}
