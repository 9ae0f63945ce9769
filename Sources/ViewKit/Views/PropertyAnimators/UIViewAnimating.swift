public import Foundation

/// The state of a property animator.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive
    /// Running or paused.
    case active
    /// Stopped, waiting for `finishAnimation(at:)`.
    case stopped
}

/// The position at which a property animator ends.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// At the end, with the new values.
    case end
    /// At the start, with the old values.
    case start
    /// At the current position, with the displayed values.
    case current
}

/// An animation that can be started, stopped, reversed and scrubbed.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// The state: inactive, active or stopped.
    var state: UIViewAnimatingState { get }
    /// `true` if the animation is running, including during its delay.
    var isRunning: Bool { get }
    /// `true` if the animation runs backward to the old values.
    var isReversed: Bool { get set }
    /// The progress, 0...1, in the current direction.
    var fractionComplete: CGFloat { get set }

    /// Starts or resumes the animation without a delay.
    func startAnimation()
    /// Starts or resumes the animation after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses the animation at its current position.
    func pauseAnimation()
    /// Stops the animation at its current position and, if `withoutFinishing` is `true`, ends it there.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Finishes a stopped animation with the values at `finalPosition`.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of the changes that blocks make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds the changes that `animation` makes. They start after the fraction `delayFactor`, 0...1, of the remaining
    /// time.
    func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
    /// Adds the changes that `animation` makes, without a delay.
    func addAnimations(_ animation: @escaping @MainActor () -> Void)
    /// Adds a handler that is called with the final position when the animation finishes.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with a different easing curve or duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
