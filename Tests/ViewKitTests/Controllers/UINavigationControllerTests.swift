import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UINavigationController")
struct UINavigationControllerTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let log = ScreenLog()
    private let a: LoggedScreen
    private let b: LoggedScreen
    private let c: LoggedScreen
    private let navigation: UINavigationController

    private final class Delegate: UINavigationControllerDelegate {
        let log: ScreenLog

        init(_ log: ScreenLog) { self.log = log }

        func navigationController(
            _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
        ) {
            log.add("will show \(viewController.title ?? "") \(animated)")
        }

        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) {
            log.add("did show \(viewController.title ?? "") \(animated)")
        }
    }

    init() {
        (a, b, c) = (LoggedScreen("a", log), LoggedScreen("b", log), LoggedScreen("c", log))
        navigation = UINavigationController(rootViewController: a)
    }

    private func show() {
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
    }

    private func place(of controller: UIViewController) -> CGRect {
        controller.view.convert(controller.view.bounds, to: nil)
    }

    @Test("The root appears with the window, and its safe area excludes the bar")
    func root() {
        #expect(log.take() == ["a enters", "a entered"])
        #expect(navigation.viewControllers == [a] && a.navigationController === navigation && !a.isViewLoaded)
        show()
        #expect(log.take() == ["a loaded", "a comes", "a came"])
        #expect(place(of: a) == stage.window.bounds && a.view.safeAreaInsets.top == 44 && a.safeAreaChanges > 0)
        #expect(navigation.visibleViewController === a)
    }

    @Test("A push and a pop notify the controllers and the delegate in UIKit's order", arguments: [true, false])
    func order(isAnimated: Bool) {
        show()
        let delegate = Delegate(log)
        navigation.delegate = delegate
        let slowly = isAnimated ? " slowly" : ""
        _ = log.take()
        navigation.pushViewController(b, animated: isAnimated)
        #expect(log.take() == ["b enters"])
        #expect(navigation.topViewController === b && b.navigationController === navigation)
        stage.advance(by: 0)
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "a goes\(slowly)", "b loaded", "b comes anew\(slowly)", "will show b \(isAnimated)", "a went\(slowly)",
                "b came\(slowly)", "b entered", "did show b \(isAnimated)",
            ])
        #expect(a.view.window == nil && place(of: b) == stage.window.bounds)

        #expect(navigation.popViewController(animated: isAnimated) === b)
        #expect(log.take() == ["b leaves"])
        stage.advance(by: 0)
        stage.advance(by: 1)
        #expect(
            log.take() == [
                "b goes for ever\(slowly)", "a comes\(slowly)", "will show a \(isAnimated)", "b went\(slowly)",
                "a came\(slowly)", "b left", "did show a \(isAnimated)",
            ])
        #expect(b.parent == nil && b.view.window == nil && navigation.popViewController(animated: true) == nil)
        #expect(!b.isMovingFromParent && !b.isMovingToParent)
    }

    @Test("The screen change notification is posted when a push has ended")
    func posts() {
        show()
        let posts = AccessibilityPost.during {
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 1)
            stage.advance(by: 1)
        }
        #expect(posts.map(\.notification) == [.screenChanged] && posts.first?.view === b.view)
    }

    @Test("The pushed page slides over the previous one, which moves aside and is dimmed", arguments: [false, true])
    func slide(isMirrored: Bool) {
        stage.direction = isMirrored ? .rightToLeft : .leftToRight
        let onward: CGFloat = isMirrored ? -1 : 1
        show()
        func shownLeft(_ controller: UIViewController) -> CGFloat {
            controller.view.superview?.layer.presentation()?.affineTransform().tx ?? .nan
        }
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0)
        #expect(shownLeft(b) == onward * 400 && shownLeft(a) == 0)
        stage.advance(by: 0.34)
        #expect(abs(shownLeft(b)) < 20 && abs(shownLeft(a) + onward * 120) < 6)
        #expect(a.view.window != nil)
        stage.advance(by: 0.02)
        #expect(shownLeft(b) == 0 && a.view.window == nil)
        navigation.popViewController(animated: true)
        stage.advance(by: 0)
        #expect(shownLeft(b) == 0 && shownLeft(a) == onward * -120)
        stage.advance(by: 0.36)
        #expect(shownLeft(a) == 0 && b.view.window == nil)
    }

    @Test("After ten pushes in one turn, the last is visible and the stack has all of them")
    func manyPushes() {
        show()
        _ = log.take()
        let many = (0..<10).map { LoggedScreen("\($0)", log) }
        for screen in many { navigation.pushViewController(screen, animated: true) }
        #expect(navigation.viewControllers == [a] + many)
        stage.advance(by: 1)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a] + many && place(of: many[9]) == stage.window.bounds)
        #expect(many.filter(\.isViewLoaded) == [many[9]])
        #expect(log.take().filter { $0.hasSuffix("entered") }.count == 10)
        #expect(navigation.popToRootViewController(animated: true) == many)
        stage.advance(by: 1)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a] && many.allSatisfy { $0.parent == nil } && a.view.window != nil)
    }

    @Test("Changes during a push take effect when it has ended, and notify each controller once")
    func interruption() {
        show()
        _ = log.take()
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.1)
        navigation.popViewController(animated: true)
        navigation.pushViewController(c, animated: true)
        stage.advance(by: 0.1)
        #expect(b.view.window != nil && !c.isViewLoaded)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [a, c] && b.parent == nil && place(of: c) == stage.window.bounds)
        let calls = log.take()
        for name in ["a went", "b came", "b went", "c came"] {
            #expect(calls.filter { $0.hasPrefix(name) }.count == 1, "\(name) in \(calls)")
        }
        // A controller that is being popped is pushed again.
        navigation.popViewController(animated: true)
        stage.advance(by: 0.1)
        navigation.pushViewController(c, animated: true)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [a, c] && c.parent === navigation && c.view.window != nil)
        #expect(log.take().filter { $0 == "c left" }.isEmpty)
    }

    @Test("Leaving the window ends a running push")
    func leaving() {
        show()
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 0.1)
        _ = log.take()
        stage.window.rootViewController = UIViewController()
        #expect(log.take().contains("b came slowly") && b.view.window == nil)
        navigation.pushViewController(c, animated: true)
        #expect(!c.isViewLoaded)
        stage.window.rootViewController = navigation
        stage.advance(by: 1)
        #expect(place(of: c) == stage.window.bounds && c.view.window != nil && b.view.window == nil)
        #expect(log.take().filter { $0 == "c comes" || $0 == "c came" } == ["c comes", "c came"])
    }

    @Test("setViewControllers pushes or pops; invalid controllers are rejected")
    func setting() {
        show()
        navigation.setViewControllers([a, b, c], animated: false)
        stage.advance(by: 0)
        #expect(navigation.navigationBar.backItem === b.navigationItem && c.view.window != nil)
        #expect(navigation.popToViewController(a, animated: false) == [b, c])
        #expect(navigation.popToViewController(a, animated: false) == nil)
        stage.advance(by: 0)
        #expect(a.view.window != nil && navigation.children == [a])
        let messages = Diagnostics.messages {
            navigation.pushViewController(a, animated: false)
            navigation.pushViewController(UINavigationController(), animated: false)
            #expect(navigation.popToViewController(b, animated: false) == nil)
            navigation.viewControllers = [a, a]
        }
        #expect(messages.count == 3 && navigation.viewControllers == [a])
        navigation.viewControllers = []
        stage.advance(by: 0)
        #expect(navigation.topViewController == nil && a.parent == nil && a.view.window == nil)
        navigation.show(b, sender: nil)
        stage.advance(by: 1)
        #expect(b.view.window != nil)
    }

    @Test("Tab and Return go back, and so does Alt with the arrow key that points back in the layout direction")
    func keys() {
        func push() {
            navigation.pushViewController(b, animated: false)
            stage.advance(by: 0)
        }
        show()
        push()
        stage.press(.keyboardTab)
        stage.press(.keyboardReturnOrEnter)
        stage.advance(by: 1)
        #expect(navigation.viewControllers == [a])
        for (isMirrored, key) in [(false, UIKeyboardHIDUsage.keyboardLeftArrow), (true, .keyboardRightArrow)] {
            stage.direction = isMirrored ? .rightToLeft : .leftToRight
            push()
            stage.press(isMirrored ? .keyboardLeftArrow : .keyboardRightArrow, modifiers: .alternate)
            stage.press(key)
            #expect(navigation.viewControllers == [a, b])
            b.navigationItem.hidesBackButton = true
            stage.press(key, modifiers: .alternate)
            #expect(navigation.viewControllers == [a, b])
            b.navigationItem.hidesBackButton = false
            stage.press(key, modifiers: .alternate)
            #expect(navigation.viewControllers == [a])
            stage.advance(by: 1)
        }
        stage.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(navigation.viewControllers == [a])
    }

    @Test("The back key in a sheet pops the sheet's stack, not the one behind it")
    func sheet() {
        show()
        navigation.pushViewController(b, animated: false)
        let other = UINavigationController(rootViewController: UIViewController())
        other.pushViewController(c, animated: false)
        stage.advance(by: 0)
        navigation.present(other, animated: false)
        stage.advance(by: 0)
        #expect(navigation.visibleViewController === other && c.view.window != nil)
        stage.press(.keyboardLeftArrow, modifiers: .alternate)
        stage.advance(by: 1)
        #expect(other.viewControllers.count == 1 && navigation.viewControllers == [a, b])
        stage.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(navigation.viewControllers == [a, b])
    }

    @Test("A push below a presented screen sends no appearance callbacks until the stack appears")
    func covered() {
        show()
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        navigation.present(cover, animated: false)
        stage.advance(by: 0)
        _ = log.take()
        navigation.pushViewController(b, animated: true)
        stage.advance(by: 1)
        #expect(log.take() == ["b enters", "b loaded", "b entered"])
        cover.dismiss(animated: false)
        stage.advance(by: 0)
        #expect(log.take() == ["b comes", "b came"] && b.view.window != nil)
    }

    @Test("A hidden navigation bar doesn't inset the safe area, and disables the back key")
    func hiddenBar() {
        show()
        navigation.pushViewController(b, animated: false)
        stage.advance(by: 0)
        navigation.isNavigationBarHidden = true
        #expect(b.view.safeAreaInsets == .zero && navigation.navigationBar.isHidden)
        stage.press(.keyboardLeftArrow, modifiers: .alternate)
        #expect(navigation.viewControllers == [a, b])
        navigation.setNavigationBarHidden(false, animated: true)
        #expect(b.view.safeAreaInsets.top == 44)
        stage.advance(by: 0.1)
        let shown = navigation.navigationBar.layer.presentation()?.frame.minY ?? 0
        #expect(shown < 0 && shown > -44)
        stage.advance(by: 0.2)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 400, height: 44))
    }
}
