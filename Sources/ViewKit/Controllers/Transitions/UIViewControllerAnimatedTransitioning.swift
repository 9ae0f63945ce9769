public import Foundation

/// Animates the transition from one controller's view to another's.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Returns the duration, in seconds.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Adds the new view to the container, starts the animations, and calls `completeTransition` when they have ended.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// Returns an interruptible animator. It is used instead of `animateTransition` if a
    /// `UIPercentDrivenInteractiveTransition` drives the transition. By default there is no such animator, and the
    /// animations that `animateTransition` starts are driven instead.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// Called when the transition has ended.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// Returns a placeholder that means there is no interruptible animator.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        absentAnimator
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// The placeholder that means there is no interruptible animator.
@MainActor let absentAnimator = UIViewPropertyAnimator(duration: 0, curve: .linear)
