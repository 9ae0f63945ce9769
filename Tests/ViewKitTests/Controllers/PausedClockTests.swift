import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests that what the user opens or closes doesn't wait for a paused clock. The stage's time stands still, too.
@MainActor
@Suite("Transitions while the clock is paused")
struct PausedClockTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 400))
    private let log = ScreenLog()
    private let root: LoggedScreen
    private let other: LoggedScreen

    init() {
        root = LoggedScreen("root", log)
        other = LoggedScreen("other", log)
        root.view.backgroundColor = .red
        other.view.backgroundColor = .blue
    }

    /// Shows `controller` in the window and pauses the clock.
    private func pause(showing controller: UIViewController) {
        stage.window.rootViewController = controller
        stage.advance(by: 0)
        stage.window.clock.scale.setSpeed(0)
        _ = log.take()
    }

    private func color(x: Int = 200, y: Int = 390) -> [Int] {
        stage.advance(by: 0)
        return stage.pixel(x: x, y: y).bytes
    }

    @Test(
        "A controller is presented and dismissed without animation",
        arguments: [UIModalPresentationStyle.fullScreen, .automatic, .custom], [false, true])
    func presentation(style: UIModalPresentationStyle, hasAnimator: Bool) {
        pause(showing: root)
        let delegate = SlidingDelegate()
        other.modalPresentationStyle = style
        if hasAnimator { other.transitioningDelegate = delegate }
        root.present(other, animated: true) { [log] in log.add("presented") }
        #expect(color() == [0, 0, 255])
        let calls = log.take()
        #expect(calls.contains("other came") && calls.last == "presented")
        root.dismiss(animated: true) { [log] in log.add("dismissed") }
        #expect(color() == [255, 0, 0])
        #expect(log.take().last == "dismissed" && root.presentedViewController == nil)
        #expect(delegate.coming.contexts.isEmpty && delegate.going.contexts.isEmpty)
    }

    @Test("A dismissal that was running when the clock was paused ends before the next presentation")
    func frozenDismissal() {
        stage.window.rootViewController = root
        stage.advance(by: 0)
        root.present(other, animated: false)
        stage.advance(by: 0)
        root.dismiss(animated: true) { [log] in log.add("dismissed") }
        stage.advance(by: 0.1)
        stage.window.clock.scale.setSpeed(0)
        let next = UIViewController()
        next.view.backgroundColor = .green
        _ = log.take()
        root.present(next, animated: true)
        #expect(color() == [0, 255, 0] && root.presentedViewController === next)
        #expect(log.take().last == "dismissed" && other.view.window == nil)
    }

    @Test("A push that was running when the clock was paused ends before the next one")
    func frozenPush() {
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        navigation.pushViewController(other, animated: true)
        stage.advance(by: 0.1)
        stage.window.clock.scale.setSpeed(0)
        stage.advance(by: 0)
        #expect(other.isMovingToParent, "a layout doesn't end the change")
        let next = UIViewController()
        next.view.backgroundColor = .green
        navigation.pushViewController(next, animated: true)
        #expect(color() == [0, 255, 0] && other.view.window == nil && root.view.window == nil)
    }

    @Test("After a resume, presentations are animated again")
    func resumed() {
        pause(showing: root)
        stage.window.clock.scale.setSpeed(0.5)
        root.present(other, animated: true)
        #expect(color() == [255, 0, 0])
        stage.advance(by: 1)
        #expect(color() == [0, 0, 255])
    }

    @Test("A sheet changes its detent without animation")
    func detent() throws {
        other.sheetPresentationController?.detents = [.medium(), .large()]
        pause(showing: root)
        root.present(other, animated: true)
        let sheet = try #require(other.sheetPresentationController)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        #expect(color(y: 100) == [0, 0, 255])
    }

    @Test("Controllers are pushed and popped without animation", arguments: [false, true])
    func navigation(hasAnimator: Bool) {
        let navigation = UINavigationController(rootViewController: root)
        let delegate = SlidingDelegate()
        if hasAnimator { navigation.delegate = delegate }
        pause(showing: navigation)
        navigation.pushViewController(other, animated: true)
        #expect(color() == [0, 0, 255])
        #expect(log.take().contains("other came") && root.view.window == nil)
        navigation.popViewController(animated: true)
        #expect(color() == [255, 0, 0] && other.view.window == nil)
        #expect(delegate.coming.contexts.isEmpty && delegate.going.contexts.isEmpty)
    }

    @Test("Bars are hidden and shown without animation")
    func bars() {
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        pause(showing: tabs)
        navigation.setNavigationBarHidden(true, animated: true)
        #expect(navigation.navigationBar.isHidden)
        navigation.setNavigationBarHidden(false, animated: true)
        #expect(!navigation.navigationBar.isHidden)
        other.hidesBottomBarWhenPushed = true
        navigation.pushViewController(other, animated: true)
        #expect(color() == [0, 0, 255] && tabs.tabBar.isHidden)
    }

    @Test("A standalone bar replaces its item without animation")
    func items() {
        pause(showing: root)
        let bars = [false, true].map { isAnimated in
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
            root.view.addSubview(bar)
            bar.setItems([UINavigationItem(title: "First")], animated: false)
            stage.advance(by: 0)
            bar.pushItem(UINavigationItem(title: "Second"), animated: isAnimated)
            return bar
        }
        stage.advance(by: 0)
        #expect(bars[0].shownTexts.contains("Second") && bars[1].shownTexts == bars[0].shownTexts)
    }

    private final class Field: UIView {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
        override var canBecomeFirstResponder: Bool { true }
        override var inputAccessoryView: UIView? { bar }
    }

    @Test("Input views appear and disappear without animation")
    func input() {
        pause(showing: root)
        let field = Field(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        field.bar.backgroundColor = .green
        root.view.addSubview(field)
        field.becomeFirstResponder()
        #expect(color() == [0, 255, 0])
        field.resignFirstResponder()
        #expect(color() == [255, 0, 0] && field.bar.window == nil)
    }

    @Test("Only a view in a window whose clock runs has a running clock")
    func runningClock() {
        let view = UIView()
        #expect(!view.hasRunningClock)
        pause(showing: root)
        root.view.addSubview(view)
        #expect(!view.hasRunningClock)
        stage.window.clock.scale.setSpeed(0.1)
        #expect(view.hasRunningClock)
        stage.window.clock.scale.setSpeed(0)
        // A step shows a single frame; an animation would stop after it.
        #expect(stage.window.clock.scale.time(at: 1) == 1)
        stage.window.step(0.1)
        #expect(!view.hasRunningClock)
    }
}
