public import Foundation

extension UIView {
    /// How keyframe animations of views run, as a set. It may be made of the raw value of `AnimationOptions`, too, to
    /// choose the curve of the whole.
    public struct KeyframeAnimationOptions: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the views that changed within the animation.
        public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
        /// Taken as it is: touches always reach views that are animated.
        public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown now instead of from the last value that was set.
        public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
        /// Runs forever.
        public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
        /// Goes back after each run.
        public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
        /// Without effect: a call inside another always has its own duration. There for code that sets it.
        public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
        /// Without effect: a call inside another always has its own options. There for code that sets it.
        public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
        /// Even from each keyframe to the next. What holds without another mode; also what the paced and the cubic
        /// modes of UIKit do here.
        public static let calculationModeLinear: KeyframeAnimationOptions = []
        /// Each keyframe stands until the next.
        public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
        /// Drawn as `calculationModeLinear`.
        public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
        /// Drawn as `calculationModeLinear`.
        public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
        /// Drawn as `calculationModeLinear`.
        public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

        var isDiscrete: Bool { rawValue >> 10 & 7 == 1 }
    }

    /// Makes the changes in `animations` one after the other, as its calls of `addKeyframe` say: their times are
    /// fractions of `duration`, and the whole is eased at both ends unless the options have another curve. What is
    /// changed outside of them is animated over the whole duration.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 or less changes from one frame to the next.
    ///   - delay: Seconds until it begins; the old values are shown until then.
    ///   - options: Repetition, where it starts, and how values between keyframes come about.
    ///   - animations: Calls `addKeyframe`.
    ///   - completion: Told once whether all animations ran to their end, as by `animate`.
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

    /// Makes the changes in `animations` from `frameStartTime` on, for `frameDuration`: fractions, 0...1, of the
    /// duration of the `animateKeyframes` around. Outside of one the changes are made at once.
    @preconcurrency
    public static func addKeyframe(
        withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
        animations: @escaping @MainActor () -> Void
    ) {
        guard let keyframes = ViewAnimation.current?.keyframes else { return animations() }
        keyframes.frame(from: frameStartTime, duration: frameDuration, animations)
    }
}
