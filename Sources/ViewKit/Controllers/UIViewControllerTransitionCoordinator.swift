public import Foundation

/// What is known of a change of controllers' views.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the change takes time: a window that is resized has its new size at once.
    var isAnimated: Bool { get }
    /// How long it takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// Whether it was taken back.
    var isCancelled: Bool { get }
    /// The view in which it happens.
    var containerView: UIView { get }
    /// How the controller is presented that comes or goes; `.none` for any other change.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Whether a hand moved it at the beginning.
    var initiallyInteractive: Bool { get }
    /// Whether a hand moves it just now.
    var isInteractive: Bool { get }
    /// Whether a hand can hold it.
    var isInterruptible: Bool { get }
    /// How far a hand has moved it, 0...1.
    var percentComplete: CGFloat { get }
    /// How fast it goes on when it is let go, as a factor.
    var completionVelocity: CGFloat { get }
    /// The easing with which it goes on then.
    var completionCurve: UIView.AnimationCurve { get }
    /// Nothing turns a window: the identity.
    var targetTransform: CGAffineTransform { get }

    /// One of the controllers; nil where none comes or goes.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// One of the views that move; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets controllers do something with a change of their views, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Makes the changes in `animation` with the transition, in its time, and calls `completion` at its end. False
    /// where it is over, and both are left out. Where it has begun already, they begin now. Of a window that is
    /// resized, `animation` is called when the views have changed, before they are laid out, and `completion` after
    /// that.
    @preconcurrency @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when a hand lets the transition go, or holds it.
    @preconcurrency
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Makes the changes in `animation` for `view`, which may lie anywhere in the window: as `animate` does.
    @preconcurrency @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Makes the changes in `animation` with the transition. False where it is over.
    @preconcurrency @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// A window that gets another size.
@MainActor
final class ResizeCoordinator: UIViewControllerTransitionCoordinator {
    let isAnimated = false
    let transitionDuration: TimeInterval = 0
    let isCancelled = false
    let containerView: UIView
    let presentationStyle = UIModalPresentationStyle.none
    let initiallyInteractive = false
    let isInteractive = false
    let isInterruptible = false
    let percentComplete: CGFloat = 0
    let completionVelocity: CGFloat = 1
    let completionCurve = UIView.AnimationCurve.linear
    let targetTransform = CGAffineTransform.identity

    private var animations: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void] = []

    init(_ window: UIWindow) {
        containerView = window
    }

    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    /// No hand moves it.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// The window has its new size: calls what was asked for.
    func finish() {
        for animation in animations { animation(self) }
        if !completions.isEmpty { containerView.layoutIfNeeded() }
        for completion in completions { completion(self) }
    }
}
