import ControlKit
import Foundation
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

/// The toolbar of a navigation controller, in a window of 400 x 300 points. A toolbar is 44 points high, a tab bar 49.
@MainActor
@Suite("Toolbars of navigation controllers, and hidden bottom bars")
struct NavigationToolbarTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let root = UIViewController()
    private let page = UIViewController()
    private let navigation: UINavigationController

    init() throws {
        try PinnedFonts.use()
        navigation = UINavigationController(rootViewController: root)
        root.title = "Inbox"
        root.toolbarItems = [UIBarButtonItem(title: "Archive"), .flexibleSpace(), UIBarButtonItem(title: "Compose")]
        page.toolbarItems = [UIBarButtonItem(title: "Reply")]
    }

    private var toolbar: UIToolbar { navigation.toolbar }

    private func show(in tabs: UITabBarController? = nil) {
        tabs?.viewControllers = [navigation, UIViewController()]
        stage.window.rootViewController = tabs ?? navigation
        stage.advance(by: 0)
    }

    @Test("A toolbar is hidden by default; if visible, it shows the top controller's items and insets the safe area")
    func shown() {
        show()
        #expect(navigation.isToolbarHidden && root.view.safeAreaInsets.bottom == 0)
        navigation.isToolbarHidden = false
        stage.advance(by: 0)
        #expect(toolbar.frame == CGRect(x: 0, y: 256, width: 400, height: 44) && !toolbar.isHidden)
        #expect(root.view.safeAreaInsets.bottom == 44 && toolbar.shownTexts == ["Archive", "Compose"])
        root.toolbarItems = [UIBarButtonItem(title: "Delete")]
        #expect(toolbar.shownTexts == ["Delete"])
        page.setToolbarItems([UIBarButtonItem(title: "Forward")], animated: false)
        #expect(toolbar.shownTexts == ["Delete"])
        navigation.isToolbarHidden = true
        stage.advance(by: 0)
        #expect(toolbar.isHidden && root.view.safeAreaInsets.bottom == 0)
    }

    @Test("The toolbar slides in and out if the change is animated")
    func animated() {
        show()
        navigation.setToolbarHidden(false, animated: true)
        stage.advance(by: 0.1)
        let presented = toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(presented > 256 && presented < 300)
        stage.advance(by: 0.3)
        navigation.setToolbarHidden(true, animated: true)
        stage.advance(by: 0.1)
        #expect(!toolbar.isHidden)
        stage.advance(by: 0.3)
        #expect(toolbar.isHidden && toolbar.frame.minY == 300)
    }

    @Test("The toolbar shows the top controller's items after pushes and pops, and its buttons perform their actions")
    func pushes() {
        var presses = 0
        page.toolbarItems = [UIBarButtonItem(title: "Reply", primaryAction: UIAction { _ in presses += 1 })]
        navigation.isToolbarHidden = false
        show()
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 1)
        #expect(toolbar.shownTexts == ["Reply"] && page.view.safeAreaInsets.bottom == 44)
        stage.click(at: CGPoint(x: 30, y: 278))
        #expect(presses == 1)
        navigation.popViewController(animated: false)
        stage.advance(by: 0)
        #expect(toolbar.shownTexts == ["Archive", "Compose"])
    }

    @Test("hidesBottomBarWhenPushed hides toolbar and tab bar until the controller is popped, unless it is the root")
    func hidden() {
        let tabs = UITabBarController()
        let last = UIViewController()
        root.hidesBottomBarWhenPushed = true
        page.hidesBottomBarWhenPushed = true
        navigation.isToolbarHidden = false
        show(in: tabs)
        #expect(toolbar.frame.maxY == 251 && root.view.safeAreaInsets.bottom == 93)
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.1)
        #expect(!tabs.tabBar.isHidden)
        stage.advance(by: 1)
        #expect(tabs.tabBar.isHidden && toolbar.isHidden && page.view.safeAreaInsets.bottom == 0)
        navigation.pushViewController(last, animated: false)
        stage.advance(by: 0)
        #expect(tabs.tabBar.isHidden && last.view.safeAreaInsets.bottom == 0)
        tabs.selectedIndex = 1
        stage.advance(by: 0)
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame.minY == 251)
        tabs.selectedIndex = 0
        stage.advance(by: 0)
        #expect(tabs.tabBar.isHidden)
        navigation.popToRootViewController(animated: true)
        stage.advance(by: 1)
        #expect(!tabs.tabBar.isHidden && !toolbar.isHidden && root.view.safeAreaInsets.bottom == 93)
        #expect(tabs.tabBar.frame.minY == 251 && toolbar.frame.maxY == 251)
    }

    @Test("The insets of a scroll view include the navigation bar and the toolbar")
    func scrollView() {
        let scroll = UIScrollView()
        root.view = scroll
        navigation.isToolbarHidden = false
        show()
        #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
    }
}
