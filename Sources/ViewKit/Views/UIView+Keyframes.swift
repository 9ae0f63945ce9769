public import Foundation

extension UIView {
    /// Options for keyframe animations of views. They can also be created from the raw value of `AnimationOptions`, to
    /// choose the easing curve of the whole animation.
    public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
        /// The bit mask, as in UIKit.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Accepted but has no effect. To animate layout changes, call `layoutIfNeeded()` inside the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Accepted but has no effect: views always receive touches while they are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from the current presentation instead of from the last value that was set.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Repeats forever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Plays the animation backward after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// No effect: a nested call always has its own duration. Provided for source compatibility.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// No effect: a nested call always has its own options. Provided for source compatibility.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Interpolates linearly between keyframes. The default, also used for the paced and cubic modes of UIKit.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Holds the values of each keyframe until the next one.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Same as `calculationModeLinear`.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Same as `calculationModeLinear`.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Same as `calculationModeLinear`.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    }

    /// Animates the keyframes that `animations` adds with `addKeyframe`. Their times are fractions of `duration`, and
    /// the whole animation eases in and out unless the options specify another curve. Changes outside keyframes are
    /// animated over the whole duration.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 or less applies the changes in a single frame.
    ///   - delay: The time until the animation starts, in seconds. The old values are displayed until then.
    ///   - options: Repetition, start value and interpolation between keyframes.
    ///   - animations: A block that calls `addKeyframe`.
    ///   - completion: Called once, with `true` if all animations ran to their end, as in `animate`.
    @preconcurrency
    public static func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        ViewAnimation(
            duration: duration, delay: delay, options: AnimationOptions(rawValue: options.rawValue), spring: nil,
            keyframes: ViewKeyframes(isDiscrete: options.isDiscrete)
        )
        .run(animations, completion: completion)
    }

    /// Animates the changes in `animations` from `frameStartTime` for `frameDuration`, both as fractions, 0...1, of the
    /// duration of the enclosing `animateKeyframes`. Outside such a call, the changes are made immediately.
    @preconcurrency
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping @MainActor () -> Void
    ) {
        guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
        keyframes.addKeyframe(from: frameStartTime, duration: frameDuration, animations)
    }
}
