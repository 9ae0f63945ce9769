public import Foundation
import LayerKit
import Reporting

extension UIViewController {
    /// Puts one child's view in the place of another's, and animates what `animations` changes meanwhile.
    ///
    /// The new view is put over the old one first, unless it has a place already; the old one is taken away at the end.
    /// The controllers' `willMove(toParent:)`, `removeFromParent` and `didMove(toParent:)` remain to be called. Views
    /// that do not belong to children of this controller are refused with a message; `completion` then hears false.
    ///
    /// - Parameters:
    ///   - fromViewController: The child whose view goes.
    ///   - toViewController: The child whose view comes; `addChild` was called with it.
    ///   - duration: Seconds.
    ///   - options: The curve and the rest, as for `UIView.animate`. With a transition among them the picture of the
    ///     view that both are in passes from the one to the other, as by `UIView.transition`.
    ///   - animations: Makes the changes that are animated; nil makes none, and the views change at once.
    ///   - completion: Told once whether the animations ran to their end.
    @preconcurrency
    public func transition(
        from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
        options: UIView.AnimationOptions = [], animations: (@MainActor () -> Void)?,
        completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard fromViewController.parent === self, toViewController.parent === self,
            fromViewController !== toViewController
        else {
            Diagnostics.report("UIViewController: a transition was refused: not between two children of the controller")
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
