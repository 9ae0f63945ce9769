public import Foundation
import LayerKit
import Reporting

extension UIViewController {
    /// Replaces the view of one child with the view of another child and animates the changes made in `animations`.
    ///
    /// Without a transition option, the new view is added in front of the old view before the animation, unless the new
    /// view already has a superview, and the old view is removed after the animation. Call the controllers'
    /// `willMove(toParent:)`, `removeFromParent` and `didMove(toParent:)` yourself. If the controllers are not two
    /// children of this controller, the call is rejected with a warning and `completion` receives `false`.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view is removed.
    ///   - toViewController: The child whose view is added; call `addChild` with it first.
    ///   - duration: The duration in seconds.
    ///   - options: The easing and other options, as for `UIView.animate`. A transition option animates the common
    ///     superview from the old appearance to the new, like `UIView.transition`.
    ///   - animations: A closure that makes the changes to animate. If `nil`, only the effect of a transition option is
    ///     animated.
    ///   - completion: Called once, with `true` if the animations ran to completion.
    @preconcurrency
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self,
            fromViewController !== toViewController
        else {
            Diagnostics.report("UIViewController: transition rejected: not between two children of the controller")
            completion?(false)
            return
        }
        let container = fromViewController.view.superview
        if options.transition != nil, let container {
            UIView.transition(
                with: container, duration: duration, options: options,
                animations: {
                    container.addSubview(toViewController.view)
                    animations?()
                    fromViewController.view.removeFromSuperview()
                }, completion: completion)
            return
        }
        if toViewController.view.superview == nil { container?.addSubview(toViewController.view) }
        UIView.animate(
            withDuration: duration, delay: 0, options: options, animations: animations ?? {},
            completion: { finished in
                fromViewController.view.removeFromSuperview()
                completion?(finished)
            })
    }
}
