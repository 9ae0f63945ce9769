/// The delegate of a navigation controller. All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {
    /// Called when `viewController` is about to be shown, between its `viewWillAppear` and `viewDidAppear`.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

    /// Called when `viewController` has been shown, after its `viewDidAppear`.
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

    /// Returns an animator for a push or a pop; `nil`, the default, uses the standard slide.
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)?

    /// Returns the interaction controller that drives the animator. If `nil`, the default, the transition isn't
    /// interactive.
    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}

    /// Does nothing.
    public func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        nil
    }

    /// Returns `nil`.
    public func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        nil
    }
}

extension UINavigationController {
    /// The kind of change to the stack.
    public enum Operation: Int, Sendable {
        /// No change.
        case none
        /// A new controller is pushed onto the stack.
        case push
        /// A lower controller is shown again.
        case pop
    }
}
