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
    var transition: SkeletonTransition
    /// When its bones began to move, on the clock of the root's window; nil is when they appear.
    var begin: TimeInterval?
    /// Whether the skeleton finds its leaves without flags.
    var isAutomatic = false
    var timing = SkeletonTiming()
    /// What the light is measured in; nil is what the appearance says when it is shown.
    var animationSpace: SkeletonAnimationSpace?
    /// The light that slides; nil is what the appearance says when it is shown, and the original's where that is nil.
    var light: SkeletonLight?
    /// Draws the bones; nil is as `type` says.
    var drawing: SkeletonDrawing?

    /// How much the bones are to move, and for how long; nil is what the appearance says.
    var wishedMotion: SkeletonMotion?
    var wishedLimit: TimeInterval?
    /// Whether they are to stand off from what is behind them; nil is what the appearance says, or the user.
    var wishedContrast: Bool?

    /// What these come to with the wishes of the appearance and of the user.
    private(set) var motion = SkeletonMotion.full
    private(set) var limit = TimeInterval.infinity
    private(set) var shownColors: [CGColor] = []

    /// The same for the present wishes, on `root`.
    @MainActor
    func resolved(on root: UIView?) -> SkeletonConfig {
        let appearance = SkeletonAppearance.default
        var config = self
        config.motion = wishedMotion ?? .wished
        let limit = wishedLimit ?? appearance.maximumMotionDuration
        config.limit = limit > 0 ? limit : .infinity
        let plain = colors.map(\.cgColor)
        let isRaised =
            wishedContrast ?? appearance.increasesContrast ?? UIAccessibility.isDarkerSystemColorsEnabled
        config.shownColors = isRaised ? BoneContrast.raised(plain, on: BoneContrast.ground(behind: root)) : plain
        return config
    }

    /// What bones are filled with: those that only fade have one colour at a time.
    var shownType: SkeletonType { isAnimated && motion == .fade ? .solid : type }

    /// What the light is measured in: what does not slide has none.
    var lightSpace: SkeletonAnimationSpace {
        shownType == .gradient && isMoving ? animationSpace ?? .perView : .perView
    }

    /// The light that slides over its bones; nil where none does, or an animation of the app's own.
    var slidingLight: SkeletonLight? {
        shownType == .gradient && isMoving && animation == nil ? light ?? SkeletonLight() : nil
    }

    /// Whether anything of its bones changes with time.
    var isMoving: Bool { isAnimated && motion != .none }

    /// How many times as fast as it says an animation runs.
    var pace: Double { motion == .slow ? 0.5 : 1 }
}
