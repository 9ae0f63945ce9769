import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Custom pushes and pops")
struct NavigationTransitionTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
    private let log = ScreenLog()
    private let root: LoggedScreen
    private let other: LoggedScreen
    private let navigation: UINavigationController
    private let delegate = SlidingDelegate()

    init() {
        root = LoggedScreen("root", log)
        other = LoggedScreen("other", log)
        root.view.backgroundColor = .red
        other.view.backgroundColor = .blue
        navigation = UINavigationController(rootViewController: root)
        navigation.delegate = delegate
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        _ = log.take()
    }

    private func isBlue(_ x: Int) -> Bool { stage.pixel(x: x, y: 90).bytes == [0, 0, 255] }

    @Test("The delegate's animator moves the views of a push and of a pop")
    func pushAndPop() {
        navigation.pushViewController(other, animated: true)
        stage.advance(by: 0.5)
        #expect(!isBlue(40) && isBlue(60))
        stage.advance(by: 0.7)
        #expect(isBlue(1) && other.view.window != nil && root.view.window == nil)
        #expect(
            log.take() == [
                "other enters", "root goes slowly", "other comes anew slowly", "root went slowly",
                "other came slowly", "other entered",
            ])
        navigation.popViewController(animated: true)
        stage.advance(by: 0.5)
        #expect(!isBlue(40) && isBlue(60))
        stage.advance(by: 0.7)
        #expect(!isBlue(60) && other.parent == nil && navigation.viewControllers == [root])
        #expect(delegate.operations == [.push, .pop] && delegate.going.ends == [true])
    }

    @Test("An interactive pop can end in the turn in which it began", arguments: [true, false], [0, 0.5])
    func letGoAtOnce(isCancelled: Bool, part: CGFloat) {
        let shown = ShownScreens()
        navigation.pushViewController(other, animated: false)
        stage.advance(by: 0)
        delegate.shown = shown
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        _ = log.take()

        navigation.popViewController(animated: true)
        if part > 0 { driver.update(part) }
        if isCancelled { driver.cancel() } else { driver.finish() }
        stage.advance(by: 2)
        #expect(delegate.going.ends == [!isCancelled] && navigation.transitionCoordinator == nil)
        #expect(navigation.viewControllers == (isCancelled ? [root, other] : [root]))
        #expect(shown.titles == (isCancelled ? [] : ["root"]))
        let calls = log.take()
        #expect(calls.last { $0.hasPrefix("other ") } == (isCancelled ? "other entered" : "other left"))
        #expect(isBlue(50) == isCancelled)

        // A later pop works, too.
        delegate.driver = nil
        navigation.setViewControllers([root, other], animated: false)
        stage.advance(by: 2)
        navigation.popViewController(animated: true)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root] && !isBlue(50) && shown.titles.last == "root")
    }

    @Test("A canceled pop restores the stack")
    func cancelledPop() {
        navigation.pushViewController(other, animated: false)
        stage.advance(by: 0)
        _ = log.take()
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        navigation.popViewController(animated: true)
        stage.advance(by: 0)
        driver.update(0.5)
        stage.advance(by: 1)
        #expect(!isBlue(48) && isBlue(52) && navigation.topViewController === root)
        driver.cancel()
        stage.advance(by: 1)

        #expect(navigation.viewControllers == [root, other] && isBlue(1) && root.view.window == nil)
        #expect(other.parent === navigation && !other.isMovingFromParent)
        #expect(log.take().last == "other entered")
        delegate.driver = nil
        navigation.popViewController(animated: true)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root] && other.parent == nil && root.view.window != nil)
    }

    @Test("A canceled push releases the controller")
    func cancelledPush() {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        navigation.pushViewController(other, animated: true)
        stage.advance(by: 0)
        driver.update(0.2)
        driver.cancel()
        stage.advance(by: 1)

        #expect(navigation.viewControllers == [root] && other.parent == nil && other.view.window == nil)
        #expect(root.view.window != nil && !isBlue(99))
    }

    @Test("The transition coordinator of a push is available right after the call")
    func coordinator() {
        var ends: [Bool] = []
        navigation.pushViewController(other, animated: true)
        let coordinator = navigation.transitionCoordinator
        coordinator?.animate(alongsideTransition: nil) { ends.append($0.isCancelled) }
        #expect(coordinator?.viewController(forKey: .to) === other && ends.isEmpty)
        stage.advance(by: 2)
        #expect(ends == [false] && navigation.transitionCoordinator == nil)
        navigation.delegate = nil
        navigation.popViewController(animated: true)
        #expect(root.transitionCoordinator?.transitionDuration == 0.35)
        stage.advance(by: 2)
        #expect(navigation.viewControllers == [root])
    }

    @Test("Leaving the window ends an interactive transition; resizing keeps its progress")
    func removed() {
        let driver = UIPercentDrivenInteractiveTransition()
        delegate.driver = driver
        navigation.pushViewController(other, animated: true)
        stage.advance(by: 0)
        driver.update(0.5)
        stage.resize(to: CGSize(width: 200, height: 100))
        stage.advance(by: 0.1)
        stage.window.rootViewController = UIViewController()
        driver.update(0.7)
        driver.finish()
        stage.advance(by: 1)
        stage.window.rootViewController = navigation
        stage.advance(by: 1)
        #expect(navigation.topViewController === other && isBlue(199) && isBlue(1))
        #expect(other.view.frame.width == 200)
    }
}
