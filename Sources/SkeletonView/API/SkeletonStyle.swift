public import Foundation
public import ViewKit

/// How a skeleton looks and when it comes, as one value: to keep, to pass around, and to change in part.
///
///     var style = SkeletonStyle.gradient(animated: true)
///     style.delay = 0.2
///     view.showSkeleton(style)
///
/// What is nil in it is the appearance's, read when the skeleton is shown.
public struct SkeletonStyle: Sendable {
    /// What bones are filled with.
    public enum Fill: Sendable {
        /// One colour; nil is the appearance's `tintColor`.
        case solid(UIColor?)
        /// A gradient; nil is the appearance's `gradient`.
        case gradient(SkeletonGradient?)
    }

    /// What bones are filled with.
    public var fill: Fill
    /// Whether bones move: as `animation` says.
    public var isAnimated: Bool
    /// Whether the skeleton finds by itself which views get bones: see ``automatically()``. False by default.
    public var isAutomatic = false
    /// Makes the animation of a bone's layer; nil, the default, is a pulse of a colour and a light that slides over a
    /// gradient.
    public var animation: SkeletonLayerAnimation?
    /// What the light that slides over a gradient is measured in; nil, the default, is the appearance's
    /// `animationSpace`.
    public var animationSpace: SkeletonAnimationSpace?
    /// The light that slides over a gradient; nil, the default, is the appearance's `light`. An `animation` takes its
    /// place.
    public var light: SkeletonLight?
    /// Draws the bones; nil, the default, is as `fill` says. A view's own `skeletonDrawing` comes first, and says what
    /// it costs.
    public var drawing: SkeletonDrawing?
    /// How much the bones move; nil, the default, is the appearance's `motion`.
    public var motion: SkeletonMotion?
    /// Seconds after which the bones stand still; nil, the default, is the appearance's `maximumMotionDuration`.
    /// Infinity and what is not above 0 is never.
    public var maximumMotionDuration: TimeInterval?
    /// Whether the bones have a contrast of 3:1 at least with what is behind their root; nil, the default, is the
    /// appearance's `increasesContrast`.
    public var increasesContrast: Bool?
    /// How the bones appear, and in `withSkeleton` also how they go. By default they fade for 0.25 seconds.
    public var transition = SkeletonTransitionStyle.crossDissolve(0.25)
    /// How they do so where that is more than a cross dissolve: it takes the place of `transition`. Nil by default.
    public var customTransition: SkeletonTransition?
    /// Seconds from the call until the bones appear; 0, the default, and less is now, and infinity is never.
    public var delay: TimeInterval = 0
    /// Seconds for which the skeleton is visible at least: a hide that comes sooner is put off until then. Nil, the
    /// default, is the appearance's `minimumVisibleDuration`; what is below 0 and not finite is 0.
    public var minimumVisibleDuration: TimeInterval?
    /// Seconds from the show after which the bones stand still, because nothing came. Nil, the default, is the
    /// appearance's `timeout`; infinity and what is not above 0 is never.
    public var timeout: TimeInterval?
    /// The colour of the bones that stand still after the timeout; nil, the default, is the appearance's
    /// `failureTintColor`.
    public var failureTintColor: UIColor?
    /// Is called with the view that the skeleton was shown on when its timeout is over, after
    /// `skeletonDidTimeOutNotification`. Nil, the default, is nobody.
    public var onTimeout: (@MainActor (UIView) -> Void)?

    /// Where it came from, if a show named no style.
    var origin: SkeletonStyleOrigin?

    /// Bones of one colour, by default the appearance's `tintColor`; with `animated` they pulse.
    public static func solid(usingColor color: UIColor? = nil, animated: Bool = false) -> SkeletonStyle {
        SkeletonStyle(fill: .solid(color), isAnimated: animated)
    }

    /// Bones with a gradient, by default the appearance's; with `animated` it slides over them.
    public static func gradient(
        usingGradient gradient: SkeletonGradient? = nil, animated: Bool = false
    ) -> SkeletonStyle {
        SkeletonStyle(fill: .gradient(gradient), isAnimated: animated)
    }

    /// The same look for a skeleton that finds by itself which views get bones, from what they show; flags and
    /// annotations come first.
    ///
    ///     view.showSkeleton(.gradient(animated: true).automatically())
    public func automatically() -> SkeletonStyle {
        var style = self
        style.isAutomatic = true
        return style
    }
}

extension SkeletonStyle {
    /// How the bones appear and go.
    var shownTransition: SkeletonTransition { customTransition ?? SkeletonTransition(transition) }

    /// What a show in this style asks for now.
    @MainActor
    var config: SkeletonConfig {
        let (type, colors): (SkeletonType, [UIColor]) =
            switch fill {
            case .solid(let color): (.solid, [color ?? SkeletonAppearance.default.tintColor])
            case .gradient(let gradient): (.gradient, (gradient ?? SkeletonAppearance.default.gradient).colors)
            }
        let timing = SkeletonTiming(
            minimumVisibleDuration: minimumVisibleDuration, timeout: timeout, failureTintColor: failureTintColor,
            onTimeout: onTimeout)
        return SkeletonConfig(
            type: type, colors: colors, isAnimated: isAnimated, animation: animation, transition: shownTransition,
            isAutomatic: isAutomatic, timing: timing, animationSpace: animationSpace, light: light,
            drawing: drawing, origin: origin, preferredMotion: motion, preferredLimit: maximumMotionDuration,
            preferredContrast: increasesContrast)
    }
}
