public import Foundation

/// The value that an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
    /// The name, as in Core Animation.
    public let rawValue: String

    /// Creates a mode from its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Shows the layer's model value before the beginning and after the end.
    public static let removed = Self(rawValue: "removed")
    /// Shows the last value after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// Shows the first value before the beginning.
    public static let backwards = Self(rawValue: "backwards")
    /// Combines `forwards` and `backwards`.
    public static let both = Self(rawValue: "both")
}

/// The mapping from parent time to an animation's local time. From `beginTime` on, the local time is
/// `(time - beginTime) * speed + timeOffset`. The animation is active while its local time is between 0 and the total
/// duration of its cycles. Nonfinite and invalid negative values are treated as unset, but `repeatCount` and
/// `repeatDuration` can be infinite, and an infinite `duration` is clamped to a billion seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// The begin time in seconds. In an animation that is added to a layer, it is in the layer's time, which is that of
    /// `CACurrentMediaTime` unless the layer or an ancestor has its own `speed`, `timeOffset` or `beginTime`. In a
    /// group, it is relative to the start of the group. 0, the default, begins when the animation is added.
    var beginTime: TimeInterval { get set }
    /// The duration in seconds of one cycle or, with `autoreverses`, of each direction of a cycle. 0, the default, uses
    /// the duration of the transaction (0.25 by default) or, inside a group, of the group.
    var duration: TimeInterval { get set }
    /// The rate of local time relative to parent time. 1 by default. 0 pauses at `timeOffset`; negative speeds run
    /// backward from `timeOffset` to 0.
    var speed: Float { get set }
    /// The offset added to local time, in seconds. 0 by default.
    var timeOffset: TimeInterval { get set }
    /// The number of times the animation runs, which may be fractional or `.infinity`. 0, the default, means once. With
    /// `autoreverses`, running forward and then backward counts as once.
    var repeatCount: Float { get set }
    /// The total duration of all cycles in seconds. If it is greater than 0, it overrides `repeatCount`. 0 by default.
    var repeatDuration: TimeInterval { get set }
    /// `true` if each cycle also runs backward, which doubles its duration. `false` by default.
    var autoreverses: Bool { get set }
    /// The value shown before the animation begins and after it ends. `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
