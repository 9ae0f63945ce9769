public import Foundation

/// What an animation shows before it begins and after it ends.
public struct CAMediaTimingFillMode: Hashable, Sendable {
    /// The name in Core Animation's spelling.
    public let rawValue: String

    /// Makes a mode from its spelling.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The layer's own value before and after.
    public static let removed = Self(rawValue: "removed")
    /// The last value goes on after the end.
    public static let forwards = Self(rawValue: "forwards")
    /// The first value is shown before the beginning.
    public static let backwards = Self(rawValue: "backwards")
    /// Both forwards and backwards.
    public static let both = Self(rawValue: "both")
}

/// How an animation's own time follows the time around it: from `beginTime` on it is
/// `(time - beginTime) * speed + timeOffset`, and the animation is active while that lies between 0 and the length of
/// all runs together. Numbers that are not finite, and those below 0 where that means nothing, count as not set.
@preconcurrency @MainActor
public protocol CAMediaTiming: AnyObject {
    /// When it begins, in seconds of the time around it: of `CACurrentMediaTime`, or in a group from the group's
    /// beginning. 0, the default, means when it is added.
    var beginTime: TimeInterval { get set }
    /// Seconds of one run; 0, the default, means the transaction's (0.25), and in a group the group's duration.
    var duration: TimeInterval { get set }
    /// How fast its time runs against the time around it; 1 by default. 0 stands still at `timeOffset`, and below 0 it
    /// goes backwards from there and ends at 0.
    var speed: Float { get set }
    /// Seconds added to its own time; 0 by default.
    var timeOffset: TimeInterval { get set }
    /// How many runs; fractions and `.infinity` are allowed, 0, the default, means one. A run there and back is one.
    var repeatCount: Float { get set }
    /// Seconds of all runs together, instead of `repeatCount` where it is above 0; 0 by default.
    var repeatDuration: TimeInterval { get set }
    /// Whether each run is followed by the same run backwards; false by default.
    var autoreverses: Bool { get set }
    /// What is shown outside of the active time; `.removed` by default.
    var fillMode: CAMediaTimingFillMode { get set }
}
