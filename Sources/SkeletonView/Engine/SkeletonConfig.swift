import Foundation
import LayerKit
import ViewKit

/// How one call of `show...` wants its bones to look and move.
struct SkeletonConfig {
    var type: SkeletonType
    var colors: [UIColor]
    var isAnimated = false
    /// Nil is the type's own animation.
    var animation: SkeletonLayerAnimation?
    var transition: SkeletonTransitionStyle
    /// When its bones began to move, on the clock of the root's window; nil is when they appear.
    var begin: TimeInterval?
    /// Whether the skeleton finds its leaves without flags.
    var isAutomatic = false
    var timing = SkeletonTiming()
    /// What the light is measured in; nil is what the appearance says when it is shown.
    var animationSpace: SkeletonAnimationSpace?

    /// What the light is measured in: what does not slide has none.
    var lightSpace: SkeletonAnimationSpace {
        type == .gradient && isAnimated ? animationSpace ?? .perView : .perView
    }

    /// The animation of a bone for a view that reads in `direction`; nil for still bones.
    @MainActor
    func animation(for direction: UIUserInterfaceLayoutDirection) -> SkeletonLayerAnimation? {
        guard isAnimated else { return nil }
        if let animation { return animation }
        switch type {
        case .solid: return { $0.pulse }
        case .gradient:
            let sliding: GradientDirection = direction == .rightToLeft ? .rightLeft : .leftRight
            return sliding.slidingAnimation()
        }
    }
}
