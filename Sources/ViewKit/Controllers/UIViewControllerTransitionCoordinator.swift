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
}

/// Lets controllers do something with a change of their views, and after it.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    /// Calls `animation` when the views have changed, before they are laid out, and `completion` after that. Always
    /// true.
    @preconcurrency @discardableResult
    func animate(
        alongsideTransition animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Calls `animation` when the views have changed, before they are laid out. Always true.
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

    /// The window has its new size: calls what was asked for.
    func finish() {
        for animation in animations { animation(self) }
        if !completions.isEmpty { containerView.layoutIfNeeded() }
        for completion in completions { completion(self) }
    }
}
