public import Foundation

/// What a property animator is doing.
public enum UIViewAnimatingState: Int, Sendable {
    /// Nothing: it has not begun, or it is over.
    case inactive
    /// Its changes run, or stand still on the way.
    case active
    /// It was stopped, and waits for `finishAnimation(at:)`.
    case stopped
}

/// Where the changes of a property animator ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// With the new values.
    case end
    /// With the values from before.
    case start
    /// On the way.
    case current
}

/// Changes that can be started, stopped, turned and moved by hand.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
    /// What it is doing.
    var state: UIViewAnimatingState { get }
    /// Whether the changes move, or wait for the end of their delay.
    var isRunning: Bool { get }
    /// Whether they go back to the values from before.
    var isReversed: Bool { get set }
    /// How far they are, 0...1, in the direction in which they go.
    var fractionComplete: CGFloat { get set }

    /// Lets the changes go on, or begin.
    func startAnimation()
    /// Lets the changes go on, or begin, after `delay` seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Lets them stand still where they are.
    func pauseAnimation()
    /// Ends them where they are.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Gives the views the values at `finalPosition`, after a stop.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Changes that are made of blocks.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds the changes in `animation`, which begin at the part `delayFactor` of the time that is left.
    func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
    /// Adds the changes in `animation`.
    func addAnimations(_ animation: @escaping @MainActor () -> Void)
    /// Adds what is called at the end.
    func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause, with another easing or another duration.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
