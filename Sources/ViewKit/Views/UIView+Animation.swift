import DrawKit
public import Foundation

extension UIView {
    /// How animations of views run, as a set.
    public struct AnimationOptions: OptionSet, Sendable {
        /// UIKit's bits.
        public let rawValue: UInt

        /// Makes a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lays out the views that changed within the animation, so that what the layout moves is animated, too.
        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        /// Taken as it is: touches always reach views that are animated.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is shown now instead of from the last value that was set.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Runs forever.
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        /// Goes back after each run.
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
        /// Begins and ends slowly. What holds without another curve.
        public static let curveEaseInOut: AnimationOptions = []
        /// Begins slowly.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Ends slowly.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// Even speed.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        var curve: CAMediaTimingFunction {
            switch rawValue >> 16 & 3 {
            case 1: CAMediaTimingFunction(name: .easeIn)
            case 2: CAMediaTimingFunction(name: .easeOut)
            case 3: CAMediaTimingFunction(name: .linear)
            default: CAMediaTimingFunction(name: .easeInEaseOut)
            }
        }

        /// The named easing among the options.
        var animationCurve: UIView.AnimationCurve {
            UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }
    }

    /// Whether calls of `animate` animate; false inside of `performWithoutAnimation`. True by default.
    public static var areAnimationsEnabled: Bool { !ViewAnimation.isSwitchedOff }

    /// Lets calls of `animate` animate from now on, or make their changes at once; animations under way go on.
    public static func setAnimationsEnabled(_ enabled: Bool) {
        ViewAnimation.isSwitchedOff = !enabled
    }

    /// Makes the changes in `animations` over `duration` seconds, eased at both ends.
    @preconcurrency
    public static func animate(
        withDuration duration: TimeInterval, animations: @escaping @MainActor () -> Void,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        animate(withDuration: duration, delay: 0, options: [], animations: animations, completion: completion)
    }

    /// Makes the changes in `animations`: of frame, bounds, center, transform, alpha and background colour, and of the
    /// views' layers corner radius, border, and shadow without a path. The views have their new values at once; what is
    /// shown follows.
    ///
    /// - Parameters:
    ///   - duration: Seconds; 0 or less changes from one frame to the next.
    ///   - delay: Seconds until it begins; the old values are shown until then.
    ///   - options: The curve, repetition, and where it starts.
    ///   - animations: Makes the changes; may animate others inside, with a duration of their own.
    ///   - completion: Told once whether all animations ran to their end. In the next turn when nothing was animated,
    ///     and for views that are in no window by then: those have their new values, and nothing moves later.
    @preconcurrency
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
        animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        if let scrubber = TransitionScrubber.current, duration > 0, duration.isFinite, delay.isFinite {
            let easing = UICubicTimingParameters(animationCurve: options.animationCurve)
            return scrubber.take(
                duration: duration, delay: delay, easing: easing, animations: animations, completion: completion)
        }
        ViewAnimation(duration: duration, delay: delay, options: options, spring: nil)
            .run(animations, completion: completion)
    }

    /// Makes the changes in `animations` as a spring would.
    ///
    /// - Parameters:
    ///   - duration: Seconds that it takes.
    ///   - delay: Seconds until it begins.
    ///   - dampingRatio: 1 comes to rest without a swing; nearer to 0 it swings more. Clamped to 0.01...1.
    ///   - velocity: The speed at the beginning; 1 is the whole way in a second.
    ///   - options: Repetition, and where it starts; a spring has its own curve.
    ///   - animations: Makes the changes.
    ///   - completion: Told once whether all animations ran to their end.
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
            return scrubber.take(
                duration: duration, delay: delay, easing: easing, animations: animations, completion: completion)
        }
        let spring = Spring.resting(after: duration, dampingRatio: ratio, velocity: Double(speed))
        ViewAnimation(duration: duration, delay: delay, options: options, spring: spring)
            .run(animations, completion: completion)
    }

    /// Makes the changes in `animations` as a spring would that is described by how it is felt.
    ///
    /// - Parameters:
    ///   - duration: Seconds of a swing, after which most of the way is behind; until it is at rest takes longer, at
    ///     most a minute. 0 or less changes from one frame to the next. 0.5 by default.
    ///   - bounce: 0, the default, comes to rest without a swing; nearer to 1 it swings more, and below 0 it creeps.
    ///     Clamped to -0.99...0.99.
    ///   - velocity: The speed at the beginning; 1 is the whole way in a second. 0 by default.
    ///   - delay: Seconds until it begins. 0 by default.
    ///   - options: Repetition, and where it starts; a spring has its own curve.
    ///   - animations: Makes the changes.
    ///   - completion: Told once whether all animations ran to their end.
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
            return scrubber.take(
                duration: seconds, delay: delay, easing: easing, animations: animations, completion: completion)
        }
        ViewAnimation(duration: seconds, delay: delay, options: options, spring: spring)
            .run(animations, completion: completion)
    }

    /// Makes the changes in `actions` from one frame to the next, also inside of an animation.
    public static func performWithoutAnimation(_ actions: () -> Void) {
        ViewAnimation.withoutAnimation(actions)
    }
}
