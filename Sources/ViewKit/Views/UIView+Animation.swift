import DrawKit
public import Foundation

extension UIView {
    /// Options for view animations, such as the easing curve and repetition.
    public struct AnimationOptions: OptionSet, Hashable, Sendable {
        /// The bit mask, as in UIKit.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Accepted but has no effect. To animate layout changes, call `layoutIfNeeded()` inside the animation.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Accepted but has no effect: views always receive touches while they are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from the current presentation instead of from the last value that was set.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Repeats forever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Plays the animation backward after each run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Accepted but has no effect: an animation inside another one always has its own duration.
        public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
        /// Accepted but has no effect: an animation inside another one always has its own curve.
        public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
        /// Accepted but has no effect: an animation inside another one always has its own options.
        public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
        /// Eases in and out. The default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Eases in.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Eases out.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Runs at constant speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: CAMediaTimingFunction {
            switch rawValue >> 16 & 3 {
            case 1: CAMediaTimingFunction(name: .easeIn)
            case 2: CAMediaTimingFunction(name: .easeOut)
            case 3: CAMediaTimingFunction(name: .linear)
            default: CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }

        /// The easing curve among the options.
        var animationCurve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }
    }

    /// `true` if calls to `animate` are animated. `true` by default, but `false` inside `performWithoutAnimation`.
    public static var areAnimationsEnabled: Bool { !ViewAnimation.isDisabled }

    /// Enables or disables the animations of subsequent calls to `animate`. Running animations continue.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isDisabled = !enabled
    }

    /// Animates the changes in `animations` over `duration` seconds, easing in and out.
    @preconcurrency
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Animates the changes in `animations`. The animatable properties are a view's frame, bounds, center, transform,
    /// alpha and background color, and its layer's corner radius, border and shadow, but not the shadow path. Views
    /// have their new values immediately; only their appearance is animated.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds; 0 or less applies the changes in a single frame.
    ///   - delay: The time until the animation starts, in seconds. The old values are displayed until then.
    ///   - options: The easing curve, repetition and start value.
    ///   - animations: A block that makes the changes. It can contain other animations with their own durations.
    ///   - completion: Called once, with `true` if all animations ran to their end. If nothing was animated, it is
    ///     called soon after this method returns, at the latest in the next run-loop turn. Animations of views that are
    ///     still outside a window in that turn end immediately, and the views show their new values.
    @preconcurrency
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        if let scrubber = TransitionScrubber.current, duration > 0, duration.isFinite, delay.isFinite {
            let easing = UICubicTimingParameters(animationCurve: options.animationCurve)
            return scrubber.add(
                duration: duration, delay: delay, easing: easing, animations: animations, completion: completion)
        }
        ViewAnimation(duration: duration, delay: delay, options: options, spring: nil)
            .run(animations, completion: completion)
    }

    /// Animates the changes in `animations` with a spring.
    ///
    /// - Parameters:
    ///   - duration: The duration in seconds.
    ///   - delay: The time until the animation starts, in seconds.
    ///   - dampingRatio: 1 settles without oscillation; values closer to 0 oscillate more. Clamped to 0.01...1.
    ///   - velocity: The initial velocity; 1 covers the whole distance in a second.
    ///   - options: Repetition and start value; easing curves are ignored.
    ///   - animations: A block that makes the changes.
    ///   - completion: Called once, with `true` if all animations ran to their end.
    @preconcurrency
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let ratio = dampingRatio.isFinite ? min(max(dampingRatio, 0.01), 1) : 1
        let speed = velocity.isFinite ? velocity : 0
        if let scrubber = TransitionScrubber.current, duration > 0, duration.isFinite, delay.isFinite {
            let easing = UISpringTimingParameters(
                dampingRatio: ratio, initialVelocity: CGVector(dx: speed, dy: speed))
            return scrubber.add(
                duration: duration, delay: delay, easing: easing, animations: animations, completion: completion)
        }
        let spring = Spring.resting(after: duration, dampingRatio: ratio, velocity: Double(speed))
        ViewAnimation(duration: duration, delay: delay, options: options, spring: spring)
            .run(animations, completion: completion)
    }

    /// Animates the changes in `animations` with a spring defined by its perceptual duration and bounce.
    ///
    /// - Parameters:
    ///   - duration: The perceptual duration in seconds, after which most of the distance is covered. The spring takes
    ///     longer to settle, but at most a minute. 0 or less applies the changes in a single frame. The default is 0.5.
    ///   - bounce: 0, the default, settles without oscillation; values closer to 1 oscillate more, and values below 0
    ///     overdamp. Clamped to -0.99...0.99.
    ///   - velocity: The initial velocity; 1 covers the whole distance in a second. The default is 0.
    ///   - delay: The time until the animation starts, in seconds. The default is 0.
    ///   - options: Repetition and start value; easing curves are ignored.
    ///   - animations: A block that makes the changes.
    ///   - completion: Called once, with `true` if all animations ran to their end.
    @preconcurrency
    public static func animate(
        springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity velocity: CGFloat = 0,
        delay: TimeInterval = 0, options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard duration > 0, duration.isFinite else {
            return animate(
                withDuration: 0, delay: delay, options: options, animations: animations, completion: completion)
        }
        let easing = UISpringTimingParameters(
            duration: duration, bounce: bounce, initialVelocity: CGVector(dx: velocity, dy: velocity))
        let (spring, seconds) = easing.springAtRest(after: duration)
        if let scrubber = TransitionScrubber.current, delay.isFinite {
            return scrubber.add(
                duration: seconds, delay: delay, easing: easing, animations: animations, completion: completion)
        }
        ViewAnimation(duration: seconds, delay: delay, options: options, spring: spring)
            .run(animations, completion: completion)
    }

    /// Makes the changes in `actions` without animation, even inside an animation block.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        ViewAnimation.withoutAnimation(actions)
    }
}
