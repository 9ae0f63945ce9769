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
    /// The light that slides; nil is what the appearance says when it is shown, and the original's where that is nil.
    var light: SkeletonLight?

    /// What the light is measured in: what does not slide has none.
    var lightSpace: SkeletonAnimationSpace {
        type == .gradient && isAnimated ? animationSpace ?? .perView : .perView
    }

    /// The light that slides over its bones; nil where none does, or an animation of the app's own.
    var slidingLight: SkeletonLight? {
        type == .gradient && isAnimated && animation == nil ? light ?? SkeletonLight() : nil
    }
}
