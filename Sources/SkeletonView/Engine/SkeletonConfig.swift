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
    /// Where the style came from, if the show named none.
    var origin: SkeletonStyleOrigin?
    /// Whether the root is an item of a list, whose own theme is that of a part: the show is the list's.
    var isOfItem = false
    /// What brought all bones to a stop, those with a theme of their own included; nil where they look as was said.
    var rest: Rest?

    /// How much the bones are to move, and for how long; nil is what the appearance says.
    var preferredMotion: SkeletonMotion?
    var preferredLimit: TimeInterval?
    /// Whether they are to stand off from what is behind them; nil is what the appearance says, or the user.
    var preferredContrast: Bool?

    /// What these come to with the wishes of the appearance and of the user.
    private(set) var motion = SkeletonMotion.full
    private(set) var limit = TimeInterval.infinity
    private(set) var shownColors: [CGColor] = []

    /// The same for the present wishes, on the ground of `root`.
    @MainActor
    func resolved(on root: UIView?) -> SkeletonConfig {
        let appearance = SkeletonAppearance.default
        var config = self
        config.motion = preferredMotion ?? .preferred
        let limit = preferredLimit ?? appearance.maximumMotionDuration
        config.limit = limit > 0 ? limit : .infinity
        let plain = colors.map(\.cgColor)
        let isRaised =
            preferredContrast ?? appearance.increasesContrast ?? UIAccessibility.isDarkerSystemColorsEnabled
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

extension SkeletonConfig {
    /// Why bones are at rest whatever their animation.
    enum Rest {
        /// Someone stopped them.
        case still
        /// Nothing came in time: they have this colour, or, with nil, one of their own.
        case failed(UIColor?)
    }

    /// Stops the bones, with a look for that.
    mutating func come(to rest: Rest) {
        self.rest = rest
        let wasAnimated = isAnimated
        isAnimated = false
        guard case .failed(let color) = rest else { return }
        // A light that slid leaves bones of the one colour behind, and not a gradient that nobody saw before.
        if let color = color ?? (wasAnimated ? colors.first : nil) { (type, colors) = (.solid, [color]) }
    }

    /// Takes over how bones look and move in `other`; how and when they come and go stays. What was at rest moves.
    @MainActor
    mutating func takeLook(of other: SkeletonConfig) {
        (type, colors, isAnimated) = (other.type, other.colors, other.isAnimated)
        (animation, drawing) = (other.animation, other.drawing)
        animationSpace = other.animationSpace ?? SkeletonAppearance.default.animationSpace
        light = other.light ?? SkeletonAppearance.default.light
        (preferredMotion, preferredLimit) = (other.preferredMotion, other.preferredLimit)
        preferredContrast = other.preferredContrast
        (origin, rest) = (other.origin, nil)
    }

    /// The same for a part that looks as `style` says.
    @MainActor
    func themed(by style: SkeletonStyle) -> SkeletonConfig {
        var config = self
        config.takeLook(of: style.config)
        switch rest {
        case .failed(let color): config.come(to: .failed(style.failureTintColor ?? color))
        case .still: config.come(to: .still)
        case nil: break
        }
        return config
    }
}
