import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Controllers that move from one container to another")
struct MovedControllersTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let log = ScreenLog()
    private let page: LoggedScreen
    private let root: LoggedScreen
    private let other: LoggedScreen
    private let left = UINavigationController()
    private let right = UINavigationController()
    private let tabs = UITabBarController()

    init() {
        (page, root, other) = (LoggedScreen("page", log), LoggedScreen("root", log), LoggedScreen("other", log))
        for (index, container) in [left, right, tabs].enumerated() {
            container.view.frame = CGRect(x: CGFloat(index) * 130, y: 0, width: 130, height: 300)
            stage.window.addSubview(container.view)
        }
        left.setViewControllers([root], animated: false)
    }

    private func expectPageOnLeft(_ location: SourceLocation = #_sourceLocation) {
        stage.advance(by: 1)
        #expect(left.viewControllers == [root, page], sourceLocation: location)
        #expect(page.parent === left && page.navigationController === left, sourceLocation: location)
        #expect(page.tabBarController == nil, sourceLocation: location)
        #expect(page.view.isDescendant(of: left.view), sourceLocation: location)
        #expect(
            page.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0), sourceLocation: location)
        let calls = log.take()
        #expect(calls.last { $0.hasPrefix("page came") || $0.hasPrefix("page went") }?.hasPrefix("page came") == true)
    }

    nonisolated enum Leave: CaseIterable, Sendable { case replaced, popped, stays, removed }

    @Test(
        "A controller of one navigation stack can be pushed onto another in the same turn", arguments: Leave.allCases,
        [true, false])
    func stacks(_ leave: Leave, isAnimated: Bool) {
        right.setViewControllers(leave == .popped ? [other, page] : [page], animated: false)
        stage.advance(by: 0.1)
        switch leave {
        case .replaced: right.setViewControllers([other], animated: isAnimated)
        case .popped: right.popViewController(animated: isAnimated)
        case .removed: page.removeFromParent()
        case .stays: break
        }
        left.pushViewController(page, animated: isAnimated)
        expectPageOnLeft()
        #expect(right.viewControllers == (leave == .replaced || leave == .popped ? [other] : []))
        if leave == .replaced || leave == .popped { #expect(other.view.isDescendant(of: right.view)) }
    }

    @Test("A controller that is being popped can be pushed onto another stack")
    func amidPop() {
        right.setViewControllers([other, page], animated: false)
        stage.advance(by: 0.1)
        right.popViewController(animated: true)
        stage.advance(by: 0.1)
        left.pushViewController(page, animated: false)
        expectPageOnLeft()
        #expect(right.topViewController === other && other.view.isDescendant(of: right.view))
    }

    @Test("Canceling a pop does not restore a controller that has moved to another stack")
    func cancelledPop() {
        let (delegate, driver) = (SlidingDelegate(), UIPercentDrivenInteractiveTransition())
        let top = LoggedScreen("top", log)
        right.setViewControllers([other, page, top], animated: false)
        stage.advance(by: 0.1)
        right.delegate = delegate
        delegate.driver = driver
        right.popToRootViewController(animated: true)
        stage.advance(by: 0)
        driver.update(0.5)
        left.pushViewController(page, animated: false)
        driver.cancel()
        expectPageOnLeft()
        #expect(right.viewControllers == [other, top])
    }

    @Test(
        "A controller of a tab bar can be pushed onto a navigation stack, before or after the tabs change",
        arguments: 0..<3)
    func tabs(order: Int) {
        tabs.viewControllers = [page, other]
        stage.advance(by: 0.1)
        if order == 1 { tabs.viewControllers = [other] }
        left.pushViewController(page, animated: false)
        if order == 2 { tabs.viewControllers = [other] }
        expectPageOnLeft()
        #expect(tabs.viewControllers == [other] && tabs.selectedViewController === other)
        #expect(other.view.isDescendant(of: tabs.view) && tabs.tabBar.items?.count == 1)
    }

    @Test("A controller of a navigation stack can become a tab")
    func toTabs() {
        right.setViewControllers([other, page], animated: false)
        stage.advance(by: 0.1)
        right.setViewControllers([other], animated: false)
        tabs.viewControllers = [page]
        stage.advance(by: 1)
        #expect(page.parent === tabs && page.view.isDescendant(of: tabs.view))
        #expect(page.view.safeAreaInsets.bottom == 49 && page.view.safeAreaInsets.top == 0)
        #expect(right.viewControllers == [other])
    }

    @Test("A covered presenter that the app moves to another superview stays there")
    func presenter() {
        let (first, second) = (UIView(frame: stage.window.bounds), UIView(frame: stage.window.bounds))
        stage.window.addSubview(first)
        stage.window.addSubview(second)
        first.addSubview(root.view)
        let cover = UIViewController()
        cover.modalPresentationStyle = .fullScreen
        root.present(cover, animated: true)
        stage.advance(by: 0.1)
        second.addSubview(root.view)
        stage.advance(by: 1)
        #expect(root.view.superview === second)
    }
}
