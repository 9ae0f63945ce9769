public import Foundation

/// An interaction controller: an object that drives a transition interactively, for example by following a drag.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Starts the transition. Call the context's `updateInteractiveTransition`, then `finishInteractiveTransition` or
    /// `cancelInteractiveTransition`, and finally `completeTransition`.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

    /// `true` if the transition is interactive from the start; otherwise it runs until it is paused. `true` by default.
    var wantsInteractiveStart: Bool { get }
    /// The speed of the rest of the transition after the interaction has ended, as a multiple of its original speed. 1
    /// by default.
    var completionSpeed: CGFloat { get }
    /// The easing of the rest of the transition after the interaction has ended. `.easeInOut` by default.
    var completionCurve: UIView.AnimationCurve { get }
}

extension UIViewControllerInteractiveTransitioning {
    /// `true` by default.
    public var wantsInteractiveStart: Bool { true }
    /// 1 by default.
    public var completionSpeed: CGFloat { 1 }
    /// `.easeInOut` by default.
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
}
