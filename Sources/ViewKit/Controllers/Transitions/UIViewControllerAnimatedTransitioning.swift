public import Foundation

/// Animates the way from one controller's view to another's.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
    /// Seconds that it takes.
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

    /// Puts the new view into the container, begins the animations, and calls `completeTransition` when they are over.
    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

    /// The animations as an animator that can be moved by hand: used instead of `animateTransition` where a
    /// `UIPercentDrivenInteractiveTransition` moves the transition. By default there is none, and what
    /// `animateTransition` begins is moved.
    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating

    /// The transition is over.
    func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
    /// None.
    public func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        absentAnimator
    }

    /// Does nothing.
    public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Stands for the animator that an animated transition does not have.
@MainActor let absentAnimator = UIViewPropertyAnimator(duration: 0, curve: .linear)
