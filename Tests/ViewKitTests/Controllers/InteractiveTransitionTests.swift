import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UIPercentDrivenInteractiveTransition")
struct InteractiveTransitionTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let log = ScreenLog()
    private let root: LoggedScreen
    private let other: LoggedScreen
    private let delegate = SlidingDelegate()
    private let driver = UIPercentDrivenInteractiveTransition()

    init() {
        root = LoggedScreen("root", log)
        other = LoggedScreen("other", log)
        root.view.backgroundColor = .red
        other.view.backgroundColor = .blue
        stage.window.rootViewController = root
        stage.advance(by: 0)
        _ = log.take()
    }

    /// Presents the other screen without animation, and then starts an interactive dismissal.
    private func dismissByHand() {
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = delegate
        root.present(other, animated: false)
        delegate.driver = driver
        _ = log.take()
        root.dismiss(animated: true) { [log] in log.add("dismissed") }
    }

    private func isBlue(_ x: Int) -> Bool { stage.pixel(x: x, y: 90).bytes == [0, 0, 255] }

    @Test("update(_:) scrubs the transition in both directions; time has no effect")
    func scrubbing() {
        dismissByHand()
        #expect(driver.duration == 1)
        for (part, x) in [(0.25, 25), (0.75, 75), (0.5, 50), (-3, 0), (7, 100)] {
            driver.update(CGFloat(part))
            stage.advance(by: 3)
            #expect(x == 0 || !isBlue(x - 1))
            #expect(x == 100 || isBlue(x + 1))
        }
        driver.update(.nan)
        #expect(driver.percentComplete == 1 && other.isBeingDismissed)
    }

    @Test("finish() completes the transition in the remaining time")
    func finished() {
        dismissByHand()
        driver.update(0.5)
        driver.finish()
        stage.advance(by: 0.25)
        #expect(!isBlue(73) && isBlue(77))
        stage.advance(by: 0.3)
        #expect(other.view.window == nil && delegate.going.ends == [true])
        #expect(log.take() == ["other goes slowly", "other went slowly", "dismissed"])
        driver.update(0.1)
        driver.cancel()
        #expect(stage.window.subviews == [root.view])
    }

    private final class Dismissals: UIAdaptivePresentationControllerDelegate {
        var calls: [String] = []

        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            calls.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            calls.append("did dismiss")
        }
    }

    @Test("An interactive dismissal calls didDismiss only if it isn't canceled", arguments: [false, true])
    func userDismissal(isCanceled: Bool) {
        other.modalPresentationStyle = .formSheet
        other.transitioningDelegate = delegate
        root.present(other, animated: false)
        let dismissals = Dismissals()
        other.presentationController?.delegate = dismissals
        delegate.driver = driver
        stage.press(.keyboardEscape)
        driver.update(0.5)
        if isCanceled { driver.cancel() } else { driver.finish() }
        stage.advance(by: 2)
        #expect(dismissals.calls == (isCanceled ? ["will dismiss"] : ["will dismiss", "did dismiss"]))
        #expect((other.view.window == nil) == !isCanceled)
    }

    @Test("cancel() restores the presented screen and sends its appearance callbacks again")
    func cancelled() {
        dismissByHand()
        driver.update(0.4)
        driver.completionSpeed = 2
        driver.cancel()
        stage.advance(by: 0.1)
        #expect(isBlue(22) && !isBlue(18))
        stage.advance(by: 0.15)
        #expect(delegate.going.ends == [false] && root.presentedViewController === other)
        #expect(other.view.frame == stage.window.bounds && isBlue(1))
        #expect(log.take() == ["other goes slowly", "other comes slowly", "other came slowly", "dismissed"])
        // Afterward, a dismissal without the driver works.
        delegate.driver = nil
        root.dismiss(animated: true)
        stage.advance(by: 2)
        #expect(other.view.window == nil)
    }

    @Test("A canceled presentation leaves nothing behind")
    func cancelledPresentation() {
        other.modalPresentationStyle = .fullScreen
        other.transitioningDelegate = delegate
        delegate.driver = driver
        var heard: [Bool] = []
        root.present(other, animated: true)
        other.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
        driver.update(0.3)
        driver.cancel()
        stage.advance(by: 1)
        #expect(heard == [true] && stage.window.subviews == [root.view] && !root.view.isHidden)
        #expect(root.presentedViewController == nil && other.presentingViewController == nil)
        #expect(
            log.take() == [
                "root goes slowly", "other comes slowly", "other goes slowly", "root comes slowly", "other went slowly",
                "root came slowly",
            ])
    }

    @Test("Without an interactive start, a transition runs by itself and can be paused")
    func held() {
        driver.wantsInteractiveStart = false
        dismissByHand()
        stage.advance(by: 0.5)
        #expect(!isBlue(48) && isBlue(52))
        driver.pause()
        #expect(abs(driver.percentComplete - 0.5) < 0.02)
        stage.advance(by: 4)
        #expect(isBlue(52))
        driver.finish()
        stage.advance(by: 1)
        #expect(other.view.window == nil)
    }

    @Test("Replacing the window's root controller during an interactive transition removes its views")
    func removed() {
        dismissByHand()
        driver.update(0.5)
        stage.window.rootViewController = UIViewController()
        driver.update(0.6)
        driver.finish()
        stage.advance(by: 1)
        #expect(stage.window.subviews.count == 1 && other.view.window == nil)
        #expect(log.take().contains("dismissed"))
    }

    @Test("The driver scrubs an interruptible animator if the delegate provides one")
    func interruptible() {
        let own = OwnAnimators()
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = own
        root.present(other, animated: true)
        own.driver.update(0.5)
        stage.advance(by: 1)
        #expect(abs((other.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
        own.driver.cancel()
        stage.advance(by: 1)
        #expect(other.view.window == nil && root.presentedViewController == nil)
    }
}

/// A delegate whose transitions fade with a property animator that the driver scrubs.
@MainActor
private final class OwnAnimators: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let driver = UIPercentDrivenInteractiveTransition()
    private var animator: UIViewPropertyAnimator?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driver
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(
        using transitionContext: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 1, curve: .linear)
        guard let view = transitionContext.view(forKey: .to) else { return made }
        transitionContext.containerView.addSubview(view)
        view.alpha = 0
        made.addAnimations { view.alpha = 1 }
        made.addCompletion { transitionContext.completeTransition($0 == .end) }
        animator = made
        return made
    }
}
