public import Foundation

/// The context of a transition between view controllers.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// `true` if the transition is animated. Resizing a window is not animated.
    var isAnimated: Bool { get }
    /// The duration of the transition, in seconds; 0 when a window is resized.
    var transitionDuration: TimeInterval { get }
    /// `true` once the transition has been canceled.
    var isCancelled: Bool { get }
    /// The view in which the transition takes place.
    var containerView: UIView { get }
    /// The style of a presentation or dismissal; `.none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// `true` if the transition was interactive at the start.
    var initiallyInteractive: Bool { get }
    /// `true` while the app controls the progress of the transition, for example in response to a gesture.
    var isInteractive: Bool { get }
    /// `true` if the transition can become interactive.
    var isInterruptible: Bool { get }
    /// The progress of the interaction, 0...1.
    var percentComplete: CGFloat { get }
    /// The speed of the rest of the transition after the interaction has ended. Always 1, even if the
    /// interaction controller has another `completionSpeed`.
    var completionVelocity: CGFloat { get }
    /// The nominal easing of the rest of the transition: `.easeOut`, or `.linear` while a window is resized. Doesn't
    /// reflect the `completionCurve` of the interaction controller.
    var completionCurve: UIView.AnimationCurve { get }
    /// The rotation of the window. Always the identity.
    var targetTransform: CGAffineTransform { get }

    /// Returns the controller for `key`; `nil` if no controller appears or disappears, for example when a window is
    /// resized.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// Returns the view for `key`; `nil` if the transition doesn't move that view.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// An object that runs animations alongside a transition and calls closures when the transition ends.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Runs `animation` alongside the transition, for the same duration, and calls `completion` when the transition
    /// ends. If the transition has already started, the animation starts immediately. If the transition is over,
    /// returns `false` and calls neither closure. When a window is resized, `animation` is called after the resize but
    /// before the layout, and `completion` after the layout.
    @preconcurrency @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Calls `handler` when the transition starts or stops being interactive.
    @preconcurrency
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs `animation` alongside the transition, like `animate`. `view` is ignored, because `animation` can change any
    /// view in the window.
    @preconcurrency @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?,
        animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
    ) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    /// Runs `animation` alongside the transition. Returns `false` if the transition is over.
    @preconcurrency @discardableResult
    public func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The coordinator of a window resize, or of a change of the window's traits.
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
    private var isFinished = false

    init(_ window: UIWindow) {
        containerView = window
    }

    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        guard !isFinished else { return false }
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

    /// Does nothing, because a resize is never interactive.
    func notifyWhenInteractionChanges(
        _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {}

    /// Calls the animations, lays out the window if there are completions, and calls the completions. Called after the
    /// window's size or traits have changed.
    func finish() {
        isFinished = true
        for animation in animations { animation(self) }
        if !completions.isEmpty { containerView.layoutIfNeeded() }
        for completion in completions { completion(self) }
    }
}
