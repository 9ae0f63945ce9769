public import Foundation

/// An animator for the transition from one controller's view to another's.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration of the transition, in seconds. Negative and nonfinite durations count as 0.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, starts the animations, and calls `completeTransition` when they have ended.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns an interruptible animator, which is used instead of `animateTransition` if a
    /// `UIPercentDrivenInteractiveTransition` drives the transition. By default, there is no such animator, and the
    /// interaction controller drives the animations that `animateTransition` starts.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called when the transition has ended; `transitionCompleted` is `false` if it was canceled. Does nothing by
    /// default.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder to indicate that there is no interruptible animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        noInterruptibleAnimator
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// A placeholder that indicates the absence of an interruptible animator.
@MainActor let noInterruptibleAnimator = UIViewPropertyAnimator(duration: 0, curve: .linear)
