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
