import StageKit
import Testing
import UIKit

@Suite("Transition idioms")
@MainActor
struct TransitionIdioms {
    let stage = OffscreenStage(size: CGSize(width: 320, height: 480))

    final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            guard let toView = transitionContext.view(forKey: .to) else {
                return transitionContext.completeTransition(false)
            }
            transitionContext.containerView.addSubview(toView)
            toView.alpha = 0
            UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
                toView.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
            }
        }
    }

    final class CardController: UIPresentationController {
        private let dimming = UIView()
        override var frameOfPresentedViewInContainerView: CGRect {
            guard let bounds = containerView?.bounds else { return .zero }
            return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
        }
        override func presentationTransitionWillBegin() {
            super.presentationTransitionWillBegin()
            dimming.frame = containerView?.bounds ?? .zero
            containerView?.insertSubview(dimming, at: 0)
            presentedViewController.transitionCoordinator?.animate(alongsideTransition: { _ in
                self.dimming.backgroundColor = UIColor.black.withAlphaComponent(0.4)
            })
        }
        override func containerViewWillLayoutSubviews() {
            super.containerViewWillLayoutSubviews()
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    final class Manager: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            CardController(presentedViewController: presented, presenting: presenting)
        }
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            FadeAnimator()
        }
        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            operation == .push ? FadeAnimator() : nil
        }
    }

    @Test("A custom presentation controller presents a card, and a custom animator runs a push")
    func custom() {
        let (root, card, manager) = (UIViewController(), UIViewController(), Manager())
        let navigation = UINavigationController(rootViewController: root)
        navigation.delegate = manager
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = manager
        navigation.present(card, animated: true, completion: nil)
        stage.advance(by: 1)
        #expect(card.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
        card.presentationController?.containerView?.setNeedsLayout()
        card.dismiss(animated: true, completion: nil)
        stage.advance(by: 1)
        navigation.pushViewController(UIViewController(), animated: true)
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in root.title = "gone" }
        stage.advance(by: 1)
        #expect(root.title == "gone" && root.view.window == nil)
        let driver = UIPercentDrivenInteractiveTransition()
        driver.completionSpeed = 0.5
        driver.update(0.5)
        driver.cancel()
    }

    @Test("A layer has path and additive animations, and a tinted image can be rendered as the original")
    func pathsAndTemplates() {
        let layer = CALayer()
        stage.window.layer.addSublayer(layer)
        let orbit = CAKeyframeAnimation(keyPath: "position")
        orbit.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
        orbit.calculationMode = .paced
        orbit.rotationMode = .rotateAuto
        orbit.duration = 2
        layer.add(orbit, forKey: "orbit")
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        shake.values = [0, 10, -10, 0]
        shake.isAdditive = true
        layer.add(shake, forKey: "shake")
        let turn = CABasicAnimation(keyPath: "transform.rotation.z")
        turn.isCumulative = true
        let icon = UIImage(systemName: "star")?.withRenderingMode(.alwaysTemplate)
        let original = icon?.withTintColor(.red, renderingMode: .alwaysOriginal)
        #expect(original?.renderingMode == .alwaysOriginal && layer.animationKeys()?.count == 2)
    }
}
