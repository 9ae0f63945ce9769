public import Foundation

/// The value that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Shows the layer's own value before and after.
    public static let removed = Self(rawValue: "removed")
    /// Shows the last value after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// Shows the first value before the beginning.
    public static let backwards = Self(rawValue: "backwards")
    /// Combines `forwards` and `backwards`.
    public static let both = Self(rawValue: "both")
}

/// The mapping from the parent time to an animation's local time. From `beginTime` on, the local time is
/// `(time - beginTime) * speed + timeOffset`, and the animation is active while it lies between 0 and the total length
/// of the repeats. Nonfinite and invalid negative values count as not set.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The begin time in seconds. On a layer it is a time of `CACurrentMediaTime`; in a group it counts from the
    /// group's beginning. 0, the default, begins when the animation is added.
    var beginTime: TimeInterval { get set }
    /// The duration of one repeat in seconds. 0, the default, uses the duration of the transaction (0.25) or, in a
    /// group, of the group.
    var duration: TimeInterval { get set }
    /// The rate of local time relative to the parent time. 1 by default. 0 pauses at `timeOffset`; a negative speed
    /// runs backward from `timeOffset` to 0.
    var speed: Float { get set }
    /// An offset added to the local time, in seconds. 0 by default.
    var timeOffset: TimeInterval { get set }
    /// The number of repeats, which may be fractional or `.infinity`. 0, the default, means one repeat. With
    /// `autoreverses`, forward and reverse count as one.
    var repeatCount: Float { get set }
    /// The total duration of all repeats in seconds. If greater than 0, it replaces `repeatCount`. 0 by default.
    var repeatDuration: TimeInterval { get set }
    /// `true` if each repeat is followed by its reverse. `false` by default.
    var autoreverses: Bool { get set }
    /// The value shown outside the active time. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
