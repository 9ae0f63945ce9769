import ControlKit
import Foundation
import ListKit
import NibKit
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Custom classes of items, gesture recognizers and constraints")
struct CustomItemTests {
    private func custom(_ name: String) -> String { "customClass=\"\(name)\" customModule=\"NibKitTests\"" }

    private func attribute(_ name: String, _ value: String, type: String = "number") -> String {
        let child = type == "number" ? "<real key=\"value\" value=\"\(value)\"/>" : ""
        let plain = type == "number" ? "" : " value=\"\(value)\""
        return """
            <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="\(type)" keyPath="\(name)"\(plain)>\(child)
            </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
            """
    }

    private func label(of object: String) -> String {
        "<connections><outlet property=\"label\" destination=\"l\" id=\"o-\(object)\"/></connections>"
    }

    /// Returns the initial controller of a storyboard with `scenes`, and expects no messages, not even while the view
    /// is loaded.
    private func controller(_ scenes: String) throws -> UIViewController {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
                initialViewController="c">
            <scenes>\(scenes)</scenes>
            </document>
            """
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).storyboard")
        try Data(text.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        let storyboard = try UIStoryboard(contentsOf: url)
        var controller: UIViewController?
        let messages = Messages.during {
            controller = storyboard.instantiateInitialViewController()
            controller?.loadViewIfNeeded()
        }
        #expect(messages == [])
        return try #require(controller)
    }

    @Test("Items, recognizers and constraints of a scene have their class, attributes and outlets, and are awakened")
    func scene() throws {
        let page = try controller(
            """
            <scene sceneID="s"><objects>
            <viewController id="c" \(custom("CustomItemPage")) sceneMemberID="viewController">
                <view key="view" id="v"><rect key="frame" x="0" y="0" width="300" height="200"/>
                    <subviews><label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
                    <constraints><constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top"
                        constant="10" id="k" \(custom("CustomConstraint"))>\(attribute("factor", "3"))\(label(of: "k"))
                    </constraint></constraints>
                    <connections><outletCollection property="gestureRecognizers" destination="p" id="q"/></connections>
                </view>
                <navigationItem key="navigationItem" title="Page" id="n" \(custom("CustomNavigationItem"))>
                    \(attribute("level", "2"))\(label(of: "n"))
                    <barButtonItem key="rightBarButtonItem" title="Go" id="b" \(custom("CustomBarButton"))>
                        \(attribute("level", "4"))\(label(of: "b"))</barButtonItem>
                </navigationItem>
                <connections><outlet property="constraint" destination="k" id="o1"/>
                    <outlet property="pan" destination="p" id="o2"/>
                    <outlet property="button" destination="b" id="o3"/></connections>
            </viewController>
            <panGestureRecognizer enabled="NO" id="p" \(custom("CustomPan"))>\(attribute("level", "5"))\(label(of: "p"))
            </panGestureRecognizer>
            </objects></scene>
            """)
        let item = try #require(page.navigationItem as? CustomNavigationItem)
        #expect(item.title == "Page" && item.level == 2 && item.label?.text == "Name" && item.wokeWithLabel)
        let screen = try #require(page as? CustomItemPage)
        #expect(screen.button === item.rightBarButtonItem && screen.button.title == "Go")
        #expect(screen.button.level == 4 && screen.button.label === item.label)
        #expect(page.view.gestureRecognizers?.contains(screen.pan) == true && !screen.pan.isEnabled)
        #expect(screen.pan.level == 5 && screen.pan.label === item.label && screen.pan.wokeWithLabel)
        #expect(screen.constraint.isActive && screen.constraint.constant == 30)
        #expect(screen.constraint.firstItem === item.label && screen.constraint.label === item.label)
    }

    @Test("The tab bar items of all controllers are awakened before their views are loaded")
    func tabs() throws {
        func page(_ id: String, _ key: String) -> String {
            """
            <scene sceneID="s\(id)"><objects><viewController id="\(id)" sceneMemberID="viewController">
            <view key="view" id="v\(id)"/>
            <tabBarItem key="tabBarItem" title="\(id)" id="t\(id)" \(custom("CustomTab"))>
            \(attribute("titleKey", key, type: "string"))</tabBarItem></viewController></objects></scene>
            """
        }
        let tabs = try #require(
            try controller(
                """
                <scene sceneID="s"><objects><tabBarController id="c" sceneMemberID="viewController"><connections>
                <segue destination="one" kind="relationship" relationship="viewControllers" id="r1"/>
                <segue destination="two" kind="relationship" relationship="viewControllers" id="r2"/>
                </connections></tabBarController></objects></scene>
                """ + page("one", "first") + page("two", "second")) as? UITabBarController)
        #expect(tabs.viewControllers?.last?.isViewLoaded == false)
        #expect(tabs.viewControllers?.map { $0.tabBarItem is CustomTab } == [true, true])
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["FIRST", "SECOND"])
    }

    @Test("The bars of navigation and tab bar controllers have their custom class, values and items")
    func barsOfControllers() throws {
        let page = """
            <scene sceneID="p"><objects><viewController id="page" title="Page" sceneMemberID="viewController">
            <view key="view" id="v"/></viewController></objects></scene>
            """
        func container(_ name: String, _ bars: String, _ relationship: String) throws -> UIViewController {
            try controller(
                """
                <scene sceneID="s"><objects><\(name) id="c" sceneMemberID="viewController">\(bars)<connections>
                <segue destination="page" kind="relationship" relationship="\(relationship)" id="r"/>
                </connections></\(name)></objects></scene>\(page)
                """)
        }
        let bars = """
            <navigationBar key="navigationBar" largeTitles="YES" id="n" \(custom("CustomNavigationBar"))>
            <rect key="frame" x="0" y="20" width="100" height="44"/>\(attribute("level", "3"))</navigationBar>
            <toolbar key="toolbar" id="o" \(custom("CustomToolbar"))/>
            """
        let navigation = try #require(
            try container("navigationController", bars, "rootViewController") as? UINavigationController)
        let bar = try #require(navigation.navigationBar as? CustomNavigationBar)
        #expect(bar.level == 3 && bar.isAwake && bar.prefersLargeTitles && navigation.toolbar is CustomToolbar)
        let stage = OffscreenStage(size: CGSize(width: 300, height: 400))
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        #expect(bar.isDescendant(of: navigation.view) && bar.frame.width == 300 && bar.topItem?.title == "Page")
        let tabBar = "<tabBar key=\"tabBar\" id=\"t\" \(custom("CustomTabBar"))/>"
        let tabs = try #require(
            try container("tabBarController", tabBar, "viewControllers") as? UITabBarController)
        #expect(tabs.tabBar is CustomTabBar && tabs.tabBar.items?.map(\.title) == ["Page"])
    }

    /// Returns the top-level objects of a nib with `objects`, and the messages without their file.
    private func load(_ objects: String) -> (objects: [Any], messages: [String]) {
        var loaded: [Any] = []
        let messages = Messages.during { loaded = UINib(objects: objects).instantiate(withOwner: nil) }
        return (loaded, messages)
    }

    @Test("The items of bars without a controller have their custom class")
    func standaloneBars() {
        let (objects, messages) = load(
            """
            <tabBar id="a"><items><tabBarItem title="One" id="b" \(custom("CustomTab"))>
            \(attribute("titleKey", "key", type: "string"))</tabBarItem></items></tabBar>
            <navigationBar id="c"><items><navigationItem title="Two" id="d" \(custom("CustomNavigationItem"))/></items>
            </navigationBar>
            <navigationItem title="Three" id="e" \(custom("CustomNavigationItem"))/>
            """)
        #expect(messages == [] && objects.count == 3)
        let tab = (objects.first as? UITabBar)?.items?.first
        #expect(tab is CustomTab && tab?.title == "KEY")
        let item = objects.compactMap { $0 as? UINavigationBar }.first?.items?.first
        #expect(item is CustomNavigationItem && item?.title == "Two")
        #expect((objects.last as? CustomNavigationItem)?.title == "Three")
    }

    @Test("Gesture recognizers are created by init(target:action:) or by their description")
    func recognizers() {
        let (objects, messages) = load(
            """
            <tapGestureRecognizer numberOfTapsRequired="3" id="a" \(custom("CustomTap"))/>
            <tapGestureRecognizer id="b" \(custom("ListedTap"))/>
            """)
        #expect(messages == [] && objects.count == 2)
        let tap = objects.first as? CustomTap
        #expect(tap?.origin == "target" && tap?.numberOfTapsRequired == 3)
        #expect((objects.last as? ListedTap)?.origin == "list")
    }

    @Test("An unsupported recognizer whose custom class can't be created is replaced by a plain one")
    func plainRecognizers() {
        let (objects, messages) = load(
            """
            <hoverGestureRecognizer id="a" \(custom("DirectedPan"))/>
            <hoverGestureRecognizer id="b" \(custom("Absent"))/>
            """)
        #expect(objects.count == 2 && objects.allSatisfy { type(of: $0) == UIGestureRecognizer.self })
        #expect(messages.count == 2 && messages.allSatisfy { $0.contains("; using UIGestureRecognizer (") })
    }

    @Test("Classes that can't be created, or don't fit, are reported and replaced")
    func replacements() {
        let (objects, messages) = load(
            """
            <panGestureRecognizer id="a" \(custom("DirectedPan"))/>
            <pinchGestureRecognizer id="b" \(custom("CustomPan"))/>
            <navigationItem id="c" \(custom("CustomTab"))/>
            """)
        #expect(objects.count == 3 && objects.first is UIPanGestureRecognizer && !(objects.first is DirectedPan))
        #expect(objects.dropFirst().first is UIPinchGestureRecognizer && objects.last is UINavigationItem)
        let expected = [
            "class DirectedPan can't be created; add InterfacePlugin to its target",
            "class CustomPan is not a subclass of UIPinchGestureRecognizer; using UIPinchGestureRecognizer",
            "class CustomTab is not a subclass of UINavigationItem; using UINavigationItem",
        ]
        #expect(messages.count == 3 && zip(messages, expected).allSatisfy { $0.contains($1) })
    }
}
