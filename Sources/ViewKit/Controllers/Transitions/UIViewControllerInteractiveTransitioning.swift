public import Foundation

/// Moves a transition by hand: while a finger drags, say.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// The transition begins. What moves it calls the context's `updateInteractiveTransition`, then
    /// `finishInteractiveTransition` or `cancelInteractiveTransition`, and in the end `completeTransition`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// Whether a hand moves it from the beginning. True by default; else it runs by itself until it is paused.
    var wantsInteractiveStart: Bool { get }
    /// How fast it goes on when it is let go, as a factor. 1 by default.
    var completionSpeed: CGFloat { get }
    /// The easing with which it goes on then. `.easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// True.
    public var wantsInteractiveStart: Bool { true }
    /// 1.
    public var completionSpeed: CGFloat { 1 }
    /// Slow at both ends.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
