import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Custom presentations")
struct CustomPresentationTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 40))
    private let log = ScreenLog()
    private let root: LoggedScreen
    private let other: LoggedScreen
    private let delegate = SlidingDelegate()

    init() {
        root = LoggedScreen("root", log)
        other = LoggedScreen("other", log)
        root.view.backgroundColor = .red
        other.view.backgroundColor = .blue
        other.modalPresentationStyle = .custom
        other.transitioningDelegate = delegate
        stage.window.rootViewController = root
        stage.advance(by: 0)
        _ = log.take()
    }

    @Test("A presentation controller whose controller has been deallocated always returns the same empty controller")
    func withoutController() {
        let controller = {
            UIPresentationController(presentedViewController: UIViewController(), presenting: nil)
        }()
        let empty = controller.presentedViewController
        #expect(controller.presentedViewController === empty && controller.presentingViewController === empty)
        #expect(controller.presentedView === empty.view)
    }

    @Test("A presentation controller is notified of trait changes during the presentation")
    func traits() throws {
        let plain = PlainDelegate()
        other.transitioningDelegate = plain
        root.present(other, animated: false)
        let controller = try #require(plain.made)
        var styles: [UIUserInterfaceStyle] = []
        let registration = controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (controller: DrawerController, _) in styles.append(controller.traitCollection.userInterfaceStyle)
        }
        controller.formerStyles = []
        stage.style = .dark
        #expect(controller.formerStyles == [.light] && styles == [.dark])
        controller.unregisterForTraitChanges(registration)
        stage.style = .light
        #expect(controller.formerStyles == [.light, .dark] && styles == [.dark])
    }

    @Test("An animator moves the view for its duration, and controllers are notified in UIKit's order")
    func animated() {
        root.present(other, animated: true) { [log] in log.add("presented") }
        #expect(log.take() == ["other comes slowly"] && other.isBeingPresented)
        #expect(root.transitionCoordinator != nil && other.transitionCoordinator?.transitionDuration == 1)
        stage.advance(by: 0.5)
        #expect(stage.pixel(x: 20, y: 20).bytes == [255, 0, 0])
        #expect(stage.pixel(x: 80, y: 20).bytes == [0, 0, 255])
        stage.advance(by: 0.6)
        #expect(log.take() == ["other came slowly", "presented"])
        #expect(delegate.coming.ends == [true] && other.transitionCoordinator == nil)

        root.dismiss(animated: true) { [log] in log.add("dismissed") }
        stage.advance(by: 0.5)
        #expect(stage.pixel(x: 20, y: 20).bytes == [255, 0, 0])
        stage.advance(by: 0.6)
        #expect(log.take() == ["other goes slowly", "other went slowly", "dismissed"])
        #expect(other.view.window == nil && root.presentedViewController == nil)
        #expect(stage.window.subviews == [root.view])
    }

    @Test("Without an animator, a custom presentation slides up, or appears immediately if not animated")
    func usual() {
        let plain = PlainDelegate()
        other.transitioningDelegate = plain
        root.present(other, animated: true)
        stage.advance(by: 0.05)
        #expect(stage.pixel(x: 80, y: 1).bytes != [0, 0, 255])
        stage.advance(by: 1)
        #expect(other.view.frame == CGRect(x: 40, y: 0, width: 60, height: 40))
        #expect(other.presentationController === plain.made && plain.made?.calls == ["comes", "came true"])
        #expect(stage.pixel(x: 80, y: 1).bytes == [0, 0, 255])

        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(plain.made?.calls == ["comes", "came true", "goes", "went true"])
        #expect(plain.made?.containerView == nil && other.view.window == nil)

        root.present(other, animated: false)
        stage.advance(by: 0)
        #expect(other.view.frame == CGRect(x: 40, y: 0, width: 60, height: 40) && plain.made?.shade.alpha == 0.5)
        root.dismiss(animated: false)
        #expect(stage.window.subviews == [root.view])
    }

    @Test("Alongside animations run with the transition, even if they are added late")
    func alongside() {
        let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        mark.backgroundColor = .white
        root.view.addSubview(mark)
        var ends: [Bool] = []
        root.present(other, animated: true)
        let isTaken = other.transitionCoordinator?.animate { _ in
            mark.alpha = 0
        } completion: {
            ends.append($0.isCancelled)
        }
        stage.advance(by: 0.01)
        #expect(isTaken == true && mark.alpha == 0 && (mark.layer.presentation()?.opacity ?? 0) > 0.9)
        stage.advance(by: 1)
        #expect(ends == [false])
    }

    @Test("A full-screen presentation gives the animator both views and restores the presenter at the end")
    func wholeWindow() {
        other.modalPresentationStyle = .fullScreen
        root.present(other, animated: true)
        let context = delegate.coming.contexts.first
        #expect(context?.view(forKey: .from) === root.view && context?.view(forKey: .to) === other.view)
        stage.advance(by: 2)
        #expect(root.view.isHidden && log.take().last == "root went slowly")

        other.dismiss(animated: true)
        stage.advance(by: 0.5)
        #expect(root.view.superview === delegate.going.contexts.first?.containerView)
        #expect(stage.pixel(x: 20, y: 20).bytes == [255, 0, 0] && stage.pixel(x: 80, y: 20).bytes == [0, 0, 255])
        stage.advance(by: 1)
        #expect(stage.window.subviews == [root.view] && !root.view.isHidden)
        #expect(log.take() == ["other goes slowly", "root comes slowly", "other went slowly", "root came slowly"])
    }

    @Test("The background of a sheet with a custom animator is dimmed until the sheet is dismissed")
    func sheet() {
        other.modalPresentationStyle = .formSheet
        other.preferredContentSize = CGSize(width: 40, height: 20)
        root.present(other, animated: true)
        stage.advance(by: 2)
        #expect(other.view.frame.height == 8)
        #expect(stage.pixel(x: 50, y: 2).bytes[0] < 200)
        root.dismiss(animated: true)
        stage.advance(by: 2)
        #expect(stage.pixel(x: 50, y: 2).bytes == [255, 0, 0])
    }

    @Test("A dismissal or a new root controller ends a transition, even if its animator never completes")
    func interrupted() {
        delegate.coming.completes = false
        delegate.going.completes = false
        root.present(other, animated: true) { [log] in log.add("presented") }
        stage.advance(by: 0.3)
        root.dismiss(animated: true) { [log] in log.add("dismissed") }
        #expect(delegate.coming.ends == [true] && log.take().contains("presented"))
        stage.advance(by: 5)
        #expect(other.isBeingDismissed)
        stage.window.rootViewController = UIViewController()
        stage.advance(by: 1)
        #expect(log.take().contains("dismissed") && delegate.going.ends == [true])
        #expect(stage.window.subviews.count == 1 && other.view.window == nil)
        #expect(root.presentedViewController == nil && other.presentingViewController == nil)
    }

    @Test("Resizing the window during a presentation updates the frame and notifies the presentation controller")
    func resized() {
        let plain = PlainDelegate()
        other.transitioningDelegate = plain
        root.present(other, animated: true)
        stage.advance(by: 0.1)
        stage.resize(to: CGSize(width: 200, height: 80))
        stage.advance(by: 1)
        #expect(other.view.frame == CGRect(x: 140, y: 0, width: 60, height: 80))
        #expect(plain.made?.shade.frame == CGRect(x: 0, y: 0, width: 200, height: 80))
    }

    @Test("The sheet delegate can prevent dismissal by Escape and is notified of the attempt")
    func sheetDelegate() {
        let asked = AskedDelegate()
        other.modalPresentationStyle = .formSheet
        other.transitioningDelegate = nil
        other.presentationController?.delegate = asked
        root.present(other, animated: false)
        asked.allows = false
        stage.press(.keyboardEscape)
        #expect(asked.calls == ["attempt"] && root.presentedViewController === other)
        asked.allows = true
        stage.press(.keyboardEscape)
        stage.advance(by: 1)
        #expect(asked.calls == ["attempt", "will", "did"] && root.presentedViewController == nil)
    }

    @Test(
        "Nothing is retained after a presentation, even if it is dropped during an interactive transition",
        arguments: [false, true])
    func memory(isDropped: Bool) {
        weak var controller: UIViewController?
        weak var presentation: UIPresentationController?
        weak var made: SlidingDelegate?
        do {
            let (third, sliding) = (UIViewController(), SlidingDelegate())
            third.modalPresentationStyle = .custom
            third.transitioningDelegate = sliding
            sliding.driver = UIPercentDrivenInteractiveTransition()
            root.present(third, animated: true)
            (controller, presentation, made) = (third, third.presentationController, sliding)
            sliding.driver?.update(0.5)
            if !isDropped { sliding.driver?.finish() }
            #expect(presentation?.containerView != nil)
            stage.advance(by: 2)
            if isDropped { stage.window.rootViewController = nil } else { root.dismiss(animated: false) }
            sliding.coming.forget()
        }
        stage.advance(by: 1)
        #expect(controller == nil && presentation == nil && made == nil)
    }

    @Test(
        "Animators that have an invalid duration, complete immediately or complete twice are tolerated",
        arguments: [0, -1, Double.nan, .infinity])
    func roughAnimators(seconds: TimeInterval) {
        let rough = RoughAnimator(seconds)
        other.transitioningDelegate = rough
        var done = 0
        root.present(other, animated: true) { done += 1 }
        var changed = false
        other.transitionCoordinator?.animate { _ in changed = true }
        stage.advance(by: 0.1)
        #expect(done == 1 && other.view.window != nil && rough.ends == [true] && !changed)
        // The next presentation begins while this one ends.
        rough.atEnd = { [root] in root.present(UIViewController(), animated: false) }
        root.dismiss(animated: true) { done += 1 }
        stage.advance(by: 0.1)
        #expect(done == 2 && other.view.window == nil && root.presentedViewController !== other)
        root.dismiss(animated: false)
        stage.advance(by: 1)
        #expect(root.presentedViewController == nil && stage.window.subviews == [root.view])
    }

    @Test("A segue created in code runs its handler, or presents its destination if it has none")
    func segues() {
        var isGone = false
        UIStoryboardSegue(identifier: "a", source: root, destination: other) { isGone = true }.perform()
        #expect(isGone && root.presentedViewController == nil)
        let segue = UIStoryboardSegue(identifier: nil, source: root, destination: other)
        segue.perform()
        #expect(root.presentedViewController === segue.destination && segue.source === root)
    }

    @Test("A segue class that overrides only init(identifier:source:destination:) can have a handler, too")
    func segueSubclass() {
        final class Fade: UIStoryboardSegue {
            var duration = 0.0

            override init(identifier: String?, source: UIViewController, destination: UIViewController) {
                super.init(identifier: identifier, source: source, destination: destination)
                duration = 0.3
            }
        }
        var isGone = false
        let segue = Fade(identifier: "a", source: root, destination: other) { isGone = true }
        segue.perform()
        #expect(isGone && segue.duration == 0.3)
    }
}

/// A delegate that creates drawers but no animators.
@MainActor
private final class PlainDelegate: NSObject, UIViewControllerTransitioningDelegate {
    private(set) var made: DrawerController?

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = DrawerController(presentedViewController: presented, presenting: presenting)
        made = controller
        return controller
    }
}

/// An animator that completes its transitions immediately, and twice.
@MainActor
private final class RoughAnimator: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private let seconds: TimeInterval
    private(set) var ends: [Bool] = []
    var atEnd: (() -> Void)?

    init(_ seconds: TimeInterval) {
        self.seconds = seconds
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        seconds
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        transitionContext.completeTransition(true)
        transitionContext.completeTransition(false)
    }

    func animationEnded(_ transitionCompleted: Bool) {
        ends.append(transitionCompleted)
        atEnd?()
    }
}

/// A delegate that allows or prevents the dismissal of a sheet.
@MainActor
private final class AskedDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var allows = true
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { calls.append("will") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { calls.append("did") }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
