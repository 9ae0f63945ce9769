import ControlKit
import Foundation
import StageKit
import Testing
import ViewKit

/// Appearance values are global, so each test resets them.
@MainActor
@Suite("UIAppearance", .serialized)
struct UIAppearanceTests {
    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))

    @Test("Bars that enter a window get the appearance values unless they set their own")
    func bars() {
        let settings = UINavigationBar.appearance()
        (settings.tintColor, settings.barTintColor) = (.red, .yellow)
        settings.titleTextAttributes = [.foregroundColor: UIColor.blue]
        defer {
            (settings.tintColor, settings.barTintColor, settings.titleTextAttributes) = (nil, nil, nil)
        }
        let (bar, own) = (UINavigationBar(), UINavigationBar())
        (own.tintColor, own.barTintColor) = (.green, .black)
        #expect(bar.barTintColor == nil)
        for bar in [bar, own] { stage.window.addSubview(bar) }
        #expect(bar.tintColor == .red && bar.barTintColor == .yellow && bar.titleTextAttributes?.count == 1)
        #expect(own.tintColor == .green && own.barTintColor == .black && own.titleTextAttributes?.count == 1)

        settings.barTintColor = .white
        #expect(bar.barTintColor == .yellow)
    }

    @Test("Navigation bars get a copy of the proxy's scrollEdgeAppearance unless they set their own")
    func scrollEdgeAppearance() {
        let (settings, appearance) = (UINavigationBar.appearance(), UINavigationBarAppearance())
        appearance.backgroundColor = .red
        settings.scrollEdgeAppearance = appearance
        defer { settings.scrollEdgeAppearance = nil }
        let (bar, own) = (UINavigationBar(), UINavigationBar())
        own.scrollEdgeAppearance = UINavigationBarAppearance()
        for bar in [bar, own] { stage.window.addSubview(bar) }
        #expect(bar.scrollEdgeAppearance?.backgroundColor == .red && own.scrollEdgeAppearance?.backgroundColor == nil)
        bar.scrollEdgeAppearance?.backgroundColor = .blue
        #expect(settings.scrollEdgeAppearance?.backgroundColor == .red)
    }

    private final class Badge: UIView {
        var size: CGFloat = 1
        var name: String?
        var isOld = false
        var action: (() -> Void)?

        static func appearance() -> Badge {
            appearanceProxy(
                Badge(),
                [
                    AppearanceProperty(\.size), AppearanceProperty(\.name), AppearanceProperty(\.action),
                    AppearanceProperty(\.backgroundColor),
                ])
        }
    }

    @Test("Custom views that enter a window get listed properties of the proxy that still have their initial values")
    func customViews() {
        let settings = Badge.appearance()
        #expect(Badge.appearance() === settings)
        (settings.size, settings.name, settings.backgroundColor) = (5, "new", .red)
        (settings.isOld, settings.action) = (true, {})
        defer { (settings.size, settings.name, settings.backgroundColor) = (1, nil, nil) }
        let (badge, own) = (Badge(), Badge())
        (own.size, own.name) = (7, "own")
        for view in [badge, own] { stage.window.addSubview(view) }
        #expect(badge.size == 5 && badge.name == "new" && badge.backgroundColor == .red)
        #expect(!badge.isOld && badge.action == nil)
        #expect(own.size == 7 && own.name == "own" && own.backgroundColor == .red)
        settings.name = nil
        badge.removeFromSuperview()
        stage.window.addSubview(badge)
        #expect(badge.name == "new" && settings.window == nil)
    }

    private class Plain: UIView {
        var size = 1
    }

    private class Middle: Plain {}

    private final class Special: Middle {}

    @Test("The proxy of a subclass takes precedence, in any order of creation")
    func subclasses() {
        let middle = UIView.appearanceProxy(Middle(), [AppearanceProperty(\Middle.size)])
        let plain = UIView.appearanceProxy(Plain(), [AppearanceProperty(\Plain.size)])
        let special = UIView.appearanceProxy(Special(), [AppearanceProperty(\Special.size)])
        (plain.size, middle.size, special.size) = (2, 3, 4)
        defer { (plain.size, middle.size, special.size) = (1, 1, 1) }
        let views = [Plain(), Middle(), Special()]
        for view in views { stage.window.addSubview(view) }
        #expect(views.map(\.size) == [2, 3, 4])
    }

    @Test("Tab bars and switches get appearance values; values that aren't set change nothing")
    func others() {
        let (tabs, toggle) = (UITabBar.appearance(), UISwitch.appearance())
        (tabs.unselectedItemTintColor, toggle.onTintColor) = (.red, .blue)
        let (bar, control) = (UITabBar(), UISwitch())
        stage.window.addSubview(bar)
        stage.window.addSubview(control)
        (tabs.unselectedItemTintColor, toggle.onTintColor) = (nil, nil)
        #expect(bar.unselectedItemTintColor == .red && bar.barTintColor == nil && control.onTintColor == .blue)
        let plain = UISwitch()
        stage.window.addSubview(plain)
        #expect(plain.onTintColor == nil && plain.thumbTintColor == nil)
    }
}
