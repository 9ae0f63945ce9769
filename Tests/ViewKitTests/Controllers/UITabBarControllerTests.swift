import ControlKit
import Foundation
import LayerKit
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("UITabBarController")
struct UITabBarControllerTests {
    private let stage = OffscreenStage(size: CGSize(width: 480, height: 200), scale: 2)
    private let log = ScreenLog()
    private let screens: [LoggedScreen]
    private let tabs = UITabBarController()

    private final class Delegate: UITabBarControllerDelegate {
        let log: ScreenLog
        var refused: UIViewController?

        init(_ log: ScreenLog) { self.log = log }

        func tabBarController(
            _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
        ) -> Bool { viewController !== refused }

        func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
            log.add("selected \(viewController.title ?? "")")
        }
    }

    init() throws {
        try PinnedFonts.use()
        screens = ["a", "b", "c"].map { [log] in LoggedScreen($0, log) }
        tabs.viewControllers = screens
    }

    private func show() {
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        _ = log.take()
    }

    @Test("The first controller is selected, and the views of the others are not loaded")
    func start() {
        #expect(tabs.selectedIndex == 0 && !screens[0].isViewLoaded && screens[0].tabBarController === tabs)
        #expect(log.take().count == 6)
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        #expect(log.take() == ["a loaded", "a comes", "a came"])
        #expect(screens.map(\.isViewLoaded) == [true, false, false])
        #expect(screens[0].view.frame == stage.window.bounds && screens[0].view.safeAreaInsets.bottom == 49)
        #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c"])
        #expect(tabs.tabBar.selectedItem === screens[0].tabBarItem)
    }

    @Test("Selecting a tab in code sends appearance callbacks in UIKit's order without asking the delegate")
    func order() {
        show()
        let delegate = Delegate(log)
        tabs.delegate = delegate
        tabs.selectedIndex = 1
        #expect(log.take() == ["a goes", "b loaded", "b comes", "a went", "b came"])
        #expect(screens[0].view.window == nil && screens[1].view.window === stage.window)
        tabs.selectedViewController = screens[0]
        #expect(log.take() == ["b goes", "a comes", "b went", "a came"] && tabs.selectedIndex == 0)
        let messages = Diagnostics.messages {
            tabs.selectedIndex = 3
            tabs.selectedViewController = UIViewController()
        }
        #expect(messages.count == 2 && tabs.selectedIndex == 0)
    }

    @Test("A click selects a tab unless the delegate refuses")
    func presses() {
        show()
        let delegate = Delegate(log)
        tabs.delegate = delegate
        // Three items of 160 points fill the width.
        stage.click(at: CGPoint(x: 240, y: 180))
        #expect(tabs.selectedIndex == 1 && log.take().last == "selected b")
        delegate.refused = screens[2]
        stage.click(at: CGPoint(x: 400, y: 180))
        #expect(tabs.selectedIndex == 1 && log.take().isEmpty)
        stage.click(at: CGPoint(x: 240, y: 180))
        #expect(log.take() == ["selected b"])
    }

    @Test("The tab bar is a single Tab stop; arrow keys, Home and End select tabs in it", arguments: [false, true])
    func keys(isMirrored: Bool) {
        stage.direction = isMirrored ? .rightToLeft : .leftToRight
        let (onward, back): (UIKeyboardHIDUsage, UIKeyboardHIDUsage) =
            isMirrored ? (.keyboardLeftArrow, .keyboardRightArrow) : (.keyboardRightArrow, .keyboardLeftArrow)
        show()
        stage.press(.keyboardTab)
        let steps: [(UIKeyboardHIDUsage, Int)] = [
            (onward, 1), (onward, 2), (onward, 2), (back, 1), (.keyboardEnd, 2), (.keyboardHome, 0), (back, 0),
        ]
        for (key, index) in steps {
            stage.press(key)
            #expect(tabs.selectedIndex == index)
            #expect(stage.window.focusedView?.accessibilityLabel == screens[index].title)
        }
        let before = stage.window.focusedView
        stage.press(.keyboardTab)
        #expect(stage.window.focusedView === before)
    }

    @Test("Ctrl+Tab cycles through the tabs from anywhere")
    func cycle() {
        show()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        screens[0].view.addSubview(field)
        field.becomeFirstResponder()
        for index in [1, 2, 0] {
            stage.press(.keyboardTab, modifiers: .control)
            #expect(tabs.selectedIndex == index)
        }
        stage.press(.keyboardTab, modifiers: [.control, .shift])
        #expect(tabs.selectedIndex == 2)
        screens[2].present(UIViewController(), animated: false)
        stage.advance(by: 0)
        stage.press(.keyboardTab, modifiers: .control)
        #expect(tabs.selectedIndex == 2)
    }

    @Test("A navigation stack in a tab keeps its state, and pops to its root if its tab is selected again")
    func stacks() {
        let root = LoggedScreen("root", log)
        let detail = LoggedScreen("detail", log)
        let navigation = UINavigationController(rootViewController: root)
        tabs.viewControllers = [navigation, screens[1]]
        show()
        #expect(tabs.tabBar.items?.first?.title == "root")
        navigation.pushViewController(detail, animated: false)
        stage.advance(by: 0)
        #expect(detail.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0))
        tabs.selectedIndex = 1
        tabs.selectedIndex = 0
        stage.advance(by: 0)
        #expect(navigation.topViewController === detail && detail.view.window != nil)
        stage.press(.keyboardLeftArrow, modifiers: .alternate)
        stage.advance(by: 1)
        #expect(navigation.topViewController === root)
        navigation.pushViewController(detail, animated: false)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 160, y: 180))
        stage.advance(by: 1)
        #expect(tabs.selectedIndex == 0 && navigation.viewControllers == [root])
    }

    @Test("Replacing the controllers keeps the selection if possible")
    func exchange() {
        show()
        tabs.selectedIndex = 2
        _ = log.take()
        tabs.viewControllers = [screens[2], screens[0]]
        #expect(tabs.selectedIndex == 0 && log.take() == ["b leaves", "b left"])
        let other = LoggedScreen("d", log)
        tabs.viewControllers = [other]
        #expect(tabs.selectedViewController === other && other.view.window != nil && screens[2].parent == nil)
        let messages = Diagnostics.messages { tabs.viewControllers = [other, other] }
        #expect(messages.count == 1 && tabs.viewControllers == [other])
        tabs.viewControllers = nil
        #expect(tabs.selectedIndex == NSNotFound && tabs.viewControllers == nil && other.view.window == nil)
        stage.press(.keyboardTab, modifiers: .control)
        stage.advance(by: 0)
    }

    @Test("The tab bar matches its golden images", arguments: ["light", "dark", "rtl", "pictures"])
    func golden(look: String) throws {
        stage.window.overrideUserInterfaceStyle = look == "dark" ? .dark : .light
        stage.direction = look == "rtl" ? .rightToLeft : .leftToRight
        for (screen, title) in zip(screens, ["Articles", "Pictures", "Settings"]) { screen.title = title }
        screens[1].tabBarItem.badgeValue = "3"
        screens[2].tabBarItem.isEnabled = look != "dark"
        if look == "pictures" {
            let picture = UIGraphicsImageRenderer(size: CGSize(width: 22, height: 22)).image { _ in
                UIColor.systemTeal.setFill()
                UIBezierPath(ovalIn: CGRect(x: 2, y: 2, width: 18, height: 18)).fill()
            }
            for screen in screens { screen.tabBarItem.image = picture }
        }
        show()
        stage.press(.keyboardTab)
        stage.advance(by: 0)
        try GoldenImage.expect(stage.bitmap(), named: "tabs-\(look)", tolerance: 8)
    }

    private final class ObservingTabs: UITabBarController {
        var selected: [(title: String?, index: Int)] = []

        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            super.tabBar(tabBar, didSelect: item)
            selected.append((item.title, selectedIndex))
        }
    }

    private final class CustomBar: UITabBar {
        var updates: [Int] = []

        override func setItems(_ items: [UITabBarItem]?, animated: Bool) {
            super.setItems(items, animated: animated)
            updates.append(items?.count ?? 0)
        }
    }

    @Test("tabBar(_:didSelect:) is called with the item that the user selects, before its controller is shown")
    func observing() {
        let tabs = ObservingTabs()
        tabs.viewControllers = screens
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        tabs.selectedIndex = 1
        #expect(tabs.selected.isEmpty)
        stage.click(at: CGPoint(x: 400, y: 175))
        #expect(tabs.selected.map(\.title) == ["c"] && tabs.selected.map(\.index) == [1] && tabs.selectedIndex == 2)
        #expect(tabs.moreNavigationController.parent == nil)
    }

    @Test("An instance of an app-defined subclass can replace the bar, and then shows the items and handles clicks")
    func replacedBar() {
        show()
        let (old, bar) = (tabs.tabBar, CustomBar())
        tabs.replaceBar(with: bar)
        stage.advance(by: 0)
        #expect(tabs.tabBar === bar && old.superview == nil && bar.items?.count == 3 && bar.updates == [3])
        #expect(bar.selectedItem === screens[0].tabBarItem && bar.frame == old.frame)
        stage.click(at: CGPoint(x: 400, y: 175))
        #expect(tabs.selectedIndex == 2 && bar.selectedItem === screens[2].tabBarItem)
        tabs.viewControllers?.removeLast()
        #expect(bar.updates.last == 2 && bar.selectedItem === screens[1].tabBarItem)
        #expect(Messages.during { bar.items = [] }.count == 1 && bar.items?.count == 2)
    }

    @Test("A bar that another controller takes over shows only its items, and the first controller gets a new bar")
    func takenBar() {
        show()
        let (bar, other, screen) = (tabs.tabBar, UITabBarController(), UIViewController())
        other.viewControllers = [screen]
        other.replaceBar(with: bar)
        stage.advance(by: 0)
        #expect(other.tabBar === bar && bar.items == [screen.tabBarItem])
        #expect(tabs.tabBar !== bar && tabs.tabBar.items == screens.map(\.tabBarItem))
        #expect(tabs.tabBar.superview === tabs.view && bar.superview == nil)
        tabs.viewControllers?.removeLast()
        #expect(bar.items == [screen.tabBarItem] && tabs.tabBar.items?.count == 2)
        stage.click(at: CGPoint(x: 300, y: 175))
        #expect(tabs.selectedIndex == 1 && bar.selectedItem === screen.tabBarItem)
    }

    @Test("A bar that the app has moved to another view keeps its frame, and is standalone once its controller is gone")
    func movedBar() {
        final class Delegate: UITabBarDelegate {
            var selected: [UITabBarItem] = []
            func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item) }
        }
        var tabs: UITabBarController? = UITabBarController()
        tabs?.viewControllers = [UIViewController(), UIViewController()]
        let (bar, delegate) = (tabs?.tabBar ?? UITabBar(), Delegate())
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        bar.frame = CGRect(x: 0, y: 20, width: 400, height: 50)
        stage.window.addSubview(bar)
        tabs?.view.setNeedsLayout()
        stage.advance(by: 0)
        #expect(bar.frame == CGRect(x: 0, y: 20, width: 400, height: 50))

        stage.window.rootViewController = nil
        tabs = nil
        stage.advance(by: 0.1)
        bar.delegate = delegate
        let items = [UITabBarItem(title: "a", image: nil, tag: 0)]
        #expect(Messages.during { bar.items = items }.isEmpty && bar.items == items)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 200, y: 45))
        #expect(delegate.selected == items)
    }
}
