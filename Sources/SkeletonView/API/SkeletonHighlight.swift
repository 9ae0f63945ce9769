public import Foundation

/// The highlight that sweeps over gradient bones: its direction, width, softness and speed.
///
///     var style = SkeletonStyle.gradient(animated: true)
///     style.highlight = SkeletonHighlight(
///         angle: 0.3, width: .points(240), softness: 0.6, pace: .speed(800), pause: 0.5)
///     style.animationSpace = .window
///     view.showSkeleton(style)
///
/// The highlight crosses the style's `animationSpace`; a sliding band starts and ends completely outside it. The
/// default values are those of SkeletonView on iOS: a sweep over each bone in 1.5 seconds.
public struct SkeletonHighlight: Hashable, Sendable {
    /// A length in points or relative to the animation space.
    public enum Length: Hashable, Sendable {
        /// A fraction of the animation space, measured along the sweep; 1 is the whole space.
        case fraction(CGFloat)
        /// A length in points.
        case points(CGFloat)
    }

    /// The pace of a sweep: a fixed duration or a fixed speed.
    public enum Pace: Hashable, Sendable {
        /// The duration of one sweep in seconds, regardless of the length of its path.
        case duration(TimeInterval)
        /// The speed in points per second; the average speed if the sweep is eased.
        case speed(CGFloat)
    }

    /// The easing of a sweep: how its speed changes.
    public enum Easing: String, Codable, CaseIterable, Hashable, Sendable {
        /// Constant speed.
        case linear
        /// Starts slowly.
        case easeIn
        /// Ends slowly.
        case easeOut
        /// Starts and ends slowly.
        case easeInEaseOut
    }

    /// The point from which the highlight grows as a disc, in the unit space of the animation space. (0, 0) is the top
    /// leading corner, and x increases in the reading direction. Nonfinite values mean the center. `nil`, the default,
    /// makes the highlight a sliding band.
    ///
    /// At a distance of `d` points from the origin, once the eased growth has reached the fraction `p`, the color is a
    /// blend of the bone's color and, with the weight `b`, the highlight's color, which is the middle color of the
    /// gradient:
    ///
    ///     b = (1 − p²) · s²(3 − 2s),  s = min(1, max(0, 1 − d ÷ (p · R)) ÷ softness)
    ///
    /// `R` is the final radius: by default the distance to the farthest corner; a fractional width scales it, and a
    /// width in points is twice the radius. A pace in points per second is the speed at which the radius grows, and
    /// `angle` and `autoreverses` have no effect. A disc is a bitmap on each bone, and every frame re-records the
    /// window's display list. The highlight of a ``SkeletonShimmer`` is always a band.
    public var origin: CGPoint?
    /// The direction of the sweep in radians: 0 is the reading direction, pi / 2 is down. 0 by default and for
    /// nonfinite values.
    public var angle: CGFloat
    /// The distance between the highlight's edges. The whole animation space by default and for values that aren't
    /// finite and positive.
    public var width: Length
    /// The fraction of the highlight that fades in and out, clamped to 0...1. With 1, the default and for values that
    /// aren't finite, only the center has full brightness; with 0, the brightness is the same from edge to edge.
    public var softness: CGFloat
    /// The pace of a sweep. 1.5 seconds by default and for values that aren't finite and positive.
    public var pace: Pace
    /// The pause between two sweeps in seconds, 0 by default. Negative and nonfinite values mean 0.
    public var pause: TimeInterval
    /// The easing of a sweep. `.easeIn` by default, as in SkeletonView on iOS.
    public var easing: Easing
    /// `true` to sweep back after each sweep and its pause. `false` by default.
    public var autoreverses: Bool

    /// `true` to measure the angle from the right regardless of the reading direction. Used by blueprints, like
    /// `isInUnitSpace`.
    var isAbsolute = false
    /// `true` to measure the angle in the unit space of the animation space.
    var isInUnitSpace = false

    /// Creates a highlight. The default values are those of SkeletonView on iOS.
    public init(
        angle: CGFloat = 0, width: Length = .fraction(1), softness: CGFloat = 1, pace: Pace = .duration(1.5),
        pause: TimeInterval = 0, easing: Easing = .easeIn, autoreverses: Bool = false,
        origin: CGPoint? = nil
    ) {
        self.angle = angle
        self.width = width
        self.softness = softness
        self.pace = pace
        self.pause = pause
        self.easing = easing
        self.autoreverses = autoreverses
        self.origin = origin
    }
}
