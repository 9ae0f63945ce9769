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

        static func appearance() -> Badge { appearance(in: []) }

        static func appearance(in types: [any UIAppearanceContainer.Type]) -> Badge {
            appearanceProxy(
                for: Badge(),
                properties: [
                    AppearanceProperty(\.size), AppearanceProperty(\.name), AppearanceProperty(\.action),
                    AppearanceProperty(\.backgroundColor),
                ], whenContainedInInstancesOf: types)
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
        let middle = UIView.appearanceProxy(for: Middle(), properties: [AppearanceProperty(\Middle.size)])
        let plain = UIView.appearanceProxy(for: Plain(), properties: [AppearanceProperty(\Plain.size)])
        let special = UIView.appearanceProxy(for: Special(), properties: [AppearanceProperty(\Special.size)])
        (plain.size, middle.size, special.size) = (2, 3, 4)
        defer { (plain.size, middle.size, special.size) = (1, 1, 1) }
        let views = [Plain(), Middle(), Special()]
        for view in views { stage.window.addSubview(view) }
        #expect(views.map(\.size) == [2, 3, 4])
    }

    private final class Card: UIView {}

    private final class Page: UIViewController {}

    /// Adds a badge to `container`, returns its name, and removes it.
    private func name(in container: UIView) -> String? {
        let badge = Badge()
        container.addSubview(badge)
        defer { badge.removeFromSuperview() }
        return badge.name
    }

    @Test("Values for containers only apply in them, and take precedence there")
    func containers() {
        let (all, inCard) = (Badge.appearance(), Badge.appearance(in: [Card.self]))
        #expect(inCard !== all && Badge.appearance(in: [Card.self]) === inCard && Badge.appearance(in: []) === all)
        defer { (all.name, all.size, inCard.name) = (nil, 1, nil) }
        let (card, inner) = (Card(), UIView())
        stage.window.addSubview(card)
        card.addSubview(inner)
        inCard.name = "card"
        #expect(name(in: inner) == "card" && name(in: card) == "card" && name(in: stage.window) == nil)
        (all.name, all.size) = ("all", 5)
        #expect(name(in: inner) == "card" && name(in: stage.window) == "all")
        let (badge, own) = (Badge(), Badge())
        own.name = "own"
        for view in [badge, own] { inner.addSubview(view) }
        #expect(badge.name == "card" && badge.size == 5 && own.name == "own")
    }

    @Test("Chains name the containers from the innermost outward; controllers contain the views of their view")
    func chains() {
        let page = Page()
        stage.window.rootViewController = page
        let (card, inner) = (Card(), Card())
        page.view.addSubview(card)
        card.addSubview(inner)
        func check(_ chain: [any UIAppearanceContainer.Type], inner isInInner: Bool, page isInPage: Bool) {
            let proxy = Badge.appearance(in: chain)
            proxy.name = "chain"
            defer { proxy.name = nil }
            #expect((name(in: inner) == "chain") == isInInner && (name(in: page.view) == "chain") == isInPage)
        }
        check([Page.self], inner: true, page: true)
        check([Card.self, Page.self], inner: true, page: false)
        check([Card.self, Card.self], inner: true, page: false)
        check([Page.self, Card.self], inner: false, page: false)
        check([UIWindow.self], inner: true, page: true)
        check([Card.self, Card.self, Card.self], inner: false, page: false)
        check([UINavigationController.self], inner: false, page: false)
    }

    @Test("The chain with the outermost containers takes precedence, then the longer one")
    func precedence() {
        let page = Page()
        stage.window.rootViewController = page
        let card = Card()
        page.view.addSubview(card)
        let chains: [[any UIAppearanceContainer.Type]] = [[Card.self], [Page.self], [Card.self, Page.self]]
        let proxies = chains.map { Badge.appearance(in: $0) }
        defer { for proxy in proxies { (proxy.name, proxy.size) = (nil, 1) } }
        proxies[0].name = "card"
        proxies[0].size = 7
        #expect(name(in: card) == "card")
        proxies[1].name = "page"
        #expect(name(in: card) == "page")
        proxies[2].name = "card in page"
        #expect(name(in: card) == "card in page" && name(in: page.view) == "page")
        let badge = Badge()
        card.addSubview(badge)
        #expect(badge.name == "card in page" && badge.size == 7, "each property has its own precedence")
    }

    @Test("Bars and switches have proxies for containers, too")
    func barsInContainers() {
        let bars = UINavigationBar.appearance(whenContainedInInstancesOf: [Card.self])
        let tabs = UITabBar.appearance(whenContainedInInstancesOf: [Card.self])
        let switches = UISwitch.appearance(whenContainedInInstancesOf: [Card.self])
        (bars.barTintColor, tabs.barTintColor, switches.onTintColor) = (.red, .green, .blue)
        defer { (bars.barTintColor, tabs.barTintColor, switches.onTintColor) = (nil, nil, nil) }
        let card = Card()
        stage.window.addSubview(card)
        for container in [card, stage.window] as [UIView] {
            let (bar, tabBar, control) = (UINavigationBar(), UITabBar(), UISwitch())
            for view in [bar, tabBar, control] { container.addSubview(view) }
            let isInCard = container === card
            #expect(bar.barTintColor == (isInCard ? .red : nil) && tabBar.barTintColor == (isInCard ? .green : nil))
            #expect(control.onTintColor == (isInCard ? .blue : nil))
        }
    }

    private final class ThinBar: UINavigationBar {}

    @Test("A subclass of a bar has its own proxy, which takes precedence over that of the bar")
    func barSubclass() {
        let (thin, bars): (ThinBar, UINavigationBar) = (.appearance(), .appearance())
        (thin.barTintColor, bars.barTintColor, bars.tintColor) = (.red, .blue, .green)
        defer { (thin.barTintColor, bars.barTintColor, bars.tintColor) = (nil, nil, nil) }
        #expect(ThinBar.appearance() === thin && thin !== bars)
        let (thinBar, bar) = (ThinBar(), UINavigationBar())
        for view in [thinBar, bar] { stage.window.addSubview(view) }
        #expect(thinBar.barTintColor == .red && thinBar.tintColor == .green)
        #expect(bar.barTintColor == .blue && bar.tintColor == .green)
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
