public import Foundation

/// The light that slides over gradient bones: where to, how wide, how soft and how fast.
///
///     var style = SkeletonStyle.gradient(animated: true)
///     style.light = SkeletonLight(angle: 0.3, width: .points(240), softness: 0.6, pace: .speed(800), pause: 0.5)
///     style.animationSpace = .window
///     view.showSkeleton(style)
///
/// It crosses its space, which the style's `animationSpace` says: from where none of it is seen yet to where none is
/// seen any more. As it is made it is the light of the original, which slides over each bone for 1.5 seconds.
public struct SkeletonLight: Equatable, Sendable {
    /// How long something is.
    public enum Length: Equatable, Sendable {
        /// So much of its space, measured along the light's way; 1 is all of it.
        case fraction(CGFloat)
        /// In points.
        case points(CGFloat)
    }

    /// How fast the light is.
    public enum Pace: Equatable, Sendable {
        /// Seconds from one end of its way to the other, however long that is.
        case duration(TimeInterval)
        /// Points a second; where it is eased, on the average.
        case speed(CGFloat)
    }

    /// How the light's speed changes on its way.
    public enum Easing: Equatable, Sendable {
        /// Not at all.
        case linear
        /// It begins slowly.
        case easeIn
        /// It ends slowly.
        case easeOut
        /// Both.
        case easeInEaseOut
    }

    /// The point from which it grows as a disc, in the unit space of what it crosses, whose x counts in the reading
    /// direction; (0, 0) is a corner. Nil, the default, is a band that slides. What is not finite is the middle.
    ///
    /// At the point that is `d` points from there, once the disc has made the part `p` of its growth, eased, the colour
    /// is that of the bone plus `b` of the difference to that of the light, which is the middle one of the gradient:
    ///
    ///     b = (1 − p²) · s²(3 − 2s),  s = min(1, max(0, 1 − d ÷ (p · R)) ÷ softness)
    ///
    /// `R` is its last radius: by default the distance to the farthest corner, with a width so much of that, or half of
    /// so many points. A speed is that of the radius, and the `angle` has no effect. Such a light is a picture on each
    /// bone, and each frame records the window anew. Over content, lights are bands.
    public var origin: CGPoint?
    /// Where it slides to, in radians: 0 is in the reading direction, from the left to the right or from the right to
    /// the left, and pi / 2 is down. What is not finite is 0, the default.
    public var angle: CGFloat
    /// From one edge of the light to the other. All of its space by default, and where it is not above 0.
    public var width: Length
    /// How much of the light is its rise and its fall, 0...1: at 1, the default, it is brightest in its middle alone,
    /// at 0 it is as bright from edge to edge.
    public var softness: CGFloat
    /// How fast it is. 1.5 seconds by default, and where it is not above 0.
    public var pace: Pace
    /// Seconds from when it has left until it comes again. 0 by default; what is below and not finite is 0.
    public var pause: TimeInterval
    /// How its speed changes on its way. `.easeIn` by default, as in the original.
    public var easing: Easing

    /// Of a blueprint's: whether its angle counts from the right wherever one reads, and in the unit space of what it
    /// crosses; and whether each sweep is followed by one back.
    var (isAbsolute, isInUnitSpace, autoreverses) = (false, false, false)

    /// Makes a light; without arguments it is that of the original.
    public init(
        angle: CGFloat = 0, width: Length = .fraction(1), softness: CGFloat = 1, pace: Pace = .duration(1.5),
        pause: TimeInterval = 0, easing: Easing = .easeIn, origin: CGPoint? = nil
    ) {
        (self.angle, self.width, self.softness) = (angle, width, softness)
        (self.pace, self.pause, self.easing) = (pace, pause, easing)
        self.origin = origin
    }
}
