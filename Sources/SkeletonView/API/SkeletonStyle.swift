public import Foundation
public import ViewKit

/// The look and timing of a skeleton as one value that can be stored, passed around and modified.
///
///     var style = SkeletonStyle.gradient(animated: true)
///     style.delay = 0.2
///     view.showSkeleton(style)
///
/// A property that is `nil` uses the appearance's value. The amount of motion, its time limit and the contrast follow
/// later changes to the appearance. All other values are read when the skeleton is shown or is updated with the style.
public struct SkeletonStyle: Sendable {
    /// The fill of bones: one color or a gradient.
    public enum Fill: Equatable, Sendable {
        /// One color. `nil` uses the appearance's `tintColor`.
        case solid(UIColor?)
        /// A gradient. `nil` uses the appearance's `gradient`.
        case gradient(SkeletonGradient?)
    }

    /// The color or gradient of the bones.
    public var fill: Fill
    /// `true` to animate the bones, by default with a pulse or a sweeping highlight; see ``animation``.
    public var isAnimated: Bool
    /// `true` if the skeleton automatically chooses the views that get bones; see ``automatically()``. `false` by
    /// default.
    public var isAutomatic = false
    /// A closure that creates the animation of a bone's layer. `nil`, the default, pulses a color and sweeps a
    /// highlight over a gradient.
    public var animation: SkeletonLayerAnimation?
    /// The coordinate space of the highlight of a gradient. `nil`, the default, uses the appearance's `animationSpace`.
    public var animationSpace: SkeletonAnimationSpace?
    /// The highlight that sweeps over a gradient. `nil`, the default, uses the appearance's `highlight`. An `animation`
    /// replaces it.
    public var highlight: SkeletonHighlight?
    /// A closure that draws the bones instead of `fill`. `nil` by default. A view's `skeletonDrawing` takes precedence;
    /// its documentation describes the cost.
    public var drawing: SkeletonDrawing?
    /// The amount of motion. `nil`, the default, uses the appearance's `motion`.
    public var motion: SkeletonMotion?
    /// The maximum number of seconds that the bones move. `nil`, the default, uses the appearance's
    /// `maximumMotionDuration`. Infinity and values that aren't positive mean no limit.
    public var maximumMotionDuration: TimeInterval?
    /// `true` to give the bones a contrast of at least 3:1 with the background behind the skeleton. `nil`, the default,
    /// uses the appearance's `increasesContrast`.
    public var increasesContrast: Bool?
    /// The transition with which the bones appear and, if shown by `withSkeleton` or `showSkeleton(_:following:)`, also
    /// disappear. A cross-dissolve of 0.25 seconds by default.
    public var transition = SkeletonTransition.crossDissolve(0.25)
    /// The number of seconds from the call until the bones appear. With 0, the default, and negative values, they
    /// appear immediately; with infinity, never.
    public var delay: TimeInterval = 0
    /// The minimum number of seconds that the skeleton stays visible; an earlier hide is delayed.
    ///
    /// `nil`, the default, uses the appearance's `minimumVisibleDuration`. Negative and nonfinite values mean 0.
    public var minimumVisibleDuration: TimeInterval?
    /// The number of seconds after which a skeleton that is still visible stops moving.
    ///
    /// `nil`, the default, uses the appearance's `timeout`. With infinity or a value that isn't positive, it never
    /// stops.
    public var timeout: TimeInterval?
    /// The color of the bones after the timeout. `nil`, the default, uses the appearance's `timeoutTintColor`.
    public var timeoutTintColor: UIColor?
    /// A closure that is called when the skeleton's timeout elapses, after `skeletonDidTimeOutNotification`, with the
    /// view that the skeleton was shown on. `nil` by default.
    public var onTimeout: (@MainActor (UIView) -> Void)?

    /// The theme or default look that the style comes from, or `nil` if the app specified the style.
    var origin: SkeletonStyleOrigin?

    /// Returns a style with bones of one color, by default the appearance's `tintColor`. If `animated` is `true`, they
    /// pulse.
    public static func solid(
        usingColor color: UIColor? = nil, animated: Bool = false, delay: TimeInterval = 0,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) -> SkeletonStyle {
        SkeletonStyle(fill: .solid(color), isAnimated: animated, transition: transition, delay: delay)
    }

    /// Returns a style with gradient bones, by default in the appearance's `gradient`. If `animated` is `true`, a
    /// highlight sweeps over them.
    public static func gradient(
        usingGradient gradient: SkeletonGradient? = nil, animated: Bool = false, delay: TimeInterval = 0,
        transition: SkeletonTransition = .crossDissolve(0.25)
    ) -> SkeletonStyle {
        SkeletonStyle(fill: .gradient(gradient), isAnimated: animated, transition: transition, delay: delay)
    }

    /// Returns this style for an automatic skeleton, which uses the classes and content of views to choose those that
    /// get bones.
    ///
    /// The skeleton covers each line of text, image views, controls, and views without subviews that draw something.
    /// Backgrounds, separators and activity indicators stay visible. Empty labels are treated as if they had text.
    /// Flags and `skeletonAnnotation` take precedence; `sk.report` explains the outcome for each view.
    ///
    ///     view.showSkeleton(.gradient(animated: true).automatically())
    public func automatically() -> SkeletonStyle {
        var style = self
        style.isAutomatic = true
        return style
    }
}

extension SkeletonStyle {
    /// The configuration of a skeleton that is shown with this style now.
    @MainActor
    var config: SkeletonConfig {
        let (type, colors): (SkeletonType, [UIColor]) =
            switch fill {
            case .solid(let color): (.solid, [color ?? SkeletonAppearance.default.tintColor])
            case .gradient(let gradient): (.gradient, (gradient ?? SkeletonAppearance.default.gradient).colors)
            }
        let timing = SkeletonTiming(
            minimumVisibleDuration: minimumVisibleDuration, timeout: timeout, timeoutTintColor: timeoutTintColor,
            onTimeout: onTimeout)
        return SkeletonConfig(
            type: type, colors: colors, isAnimated: isAnimated, animation: animation, transition: transition,
            isAutomatic: isAutomatic, timing: timing, animationSpace: animationSpace, highlight: highlight,
            drawing: drawing, origin: origin, preferredMotion: motion, preferredLimit: maximumMotionDuration,
            preferredContrast: increasesContrast)
    }
}
