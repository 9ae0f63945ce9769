import Foundation
import StageKit
import ViewKit

/// An animator that slides the new view in from the right, or the old view out, linearly over one second.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let isComing: Bool
    /// `false` if the animator never completes its transitions.
    var completes = true
    private(set) var contexts: [any UIViewControllerContextTransitioning] = []
    private(set) var ends: [Bool] = []

    init(isComing: Bool) {
        self.isComing = isComing
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        contexts.append(transitionContext)
        let container = transitionContext.containerView
        let (from, to) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        guard let mover = isComing ? to : from else { return }
        if let to {
            if let controller = transitionContext.viewController(forKey: .to) {
                to.frame = transitionContext.finalFrame(for: controller)
            }
            if isComing { container.addSubview(to) } else { container.insertSubview(to, at: 0) }
        }
        let (width, place) = (container.bounds.width, mover.center)
        if isComing { mover.center.x += width }
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: { [isComing] in mover.center.x = isComing ? place.x : place.x + width },
            completion: { [completes] _ in
                if completes { transitionContext.completeTransition(!transitionContext.transitionWasCancelled) }
            })
    }

    /// Releases the contexts of earlier transitions.
    func forget() {
        contexts = []
    }

    func animationEnded(_ transitionCompleted: Bool) { ends.append(transitionCompleted) }
}

/// A delegate that returns a slide for every transition. The transition is interactive if `driver` is set.
@MainActor
final class SlidingDelegate: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
    let coming = SlideAnimator(isComing: true)
    let going = SlideAnimator(isComing: false)
    var driver: UIPercentDrivenInteractiveTransition?
    var makesController: ((UIViewController, UIViewController?) -> UIPresentationController)?
    private(set) var operations: [UINavigationController.Operation] = []
    weak var shown: ShownScreens?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        coming
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        going
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { shown?.titles.append(viewController.title ?? "") }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        makesController?(presented, presenting)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operations.append(operation)
        return operation == .push ? coming : going
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver
    }
}

/// The titles of the screens that a navigation controller reported to its delegate.
@MainActor
final class ShownScreens {
    var titles: [String] = []
}

/// A presentation controller that shows the view as a drawer at the right edge, over a dimming view, and records its
/// callbacks.
@MainActor
final class DrawerController: UIPresentationController {
    let shade = UIView()
    private(set) var calls: [String] = []
    var formerStyles: [UIUserInterfaceStyle?] = []

    override var frameOfPresentedViewInContainerView: CGRect {
        let area = containerView?.bounds ?? .zero
        return CGRect(x: area.width - 60, y: 0, width: 60, height: area.height)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        formerStyles.append(previousTraitCollection?.userInterfaceStyle)
    }

    override func containerViewWillLayoutSubviews() { shade.frame = containerView?.bounds ?? .zero }

    override func presentationTransitionWillBegin() {
        calls.append("comes")
        shade.backgroundColor = .black
        shade.alpha = 0
        containerView?.insertSubview(shade, at: 0)
        guard let coordinator = presentedViewController.transitionCoordinator else { return shade.alpha = 0.5 }
        coordinator.animate { [shade] _ in shade.alpha = 0.5 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { calls.append("came \(completed)") }

    override func dismissalTransitionWillBegin() {
        calls.append("goes")
        presentedViewController.transitionCoordinator?.animate { [shade] _ in shade.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) { calls.append("went \(completed)") }
}
