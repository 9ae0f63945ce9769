import Foundation
import StageKit
import TestSupport
import Testing
import ViewKit

/// Tests where content ends in a window of 400 x 300 points, with a navigation bar of 44 and a tab bar of 49 points.
@MainActor
@Suite("Content under and between bars")
struct BarEdgesTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let page = UIViewController()

    /// The settings of a controller, and where they put the top of its content and of its safe area.
    struct Case: Sendable, CustomTestStringConvertible {
        let edges: UIRectEdge
        let isTranslucent: Bool
        let includesOpaqueBars: Bool
        let top: CGFloat

        var testDescription: String { "\(edges.rawValue), \(isTranslucent), \(includesOpaqueBars)" }
    }

    private nonisolated static let cases: [Case] = [
        Case(edges: .all, isTranslucent: true, includesOpaqueBars: false, top: 0),
        Case(edges: .all, isTranslucent: false, includesOpaqueBars: false, top: 44),
        Case(edges: .all, isTranslucent: false, includesOpaqueBars: true, top: 0),
        Case(edges: [.left, .bottom], isTranslucent: true, includesOpaqueBars: false, top: 44),
        Case(edges: [], isTranslucent: false, includesOpaqueBars: true, top: 44),
        Case(edges: .top, isTranslucent: true, includesOpaqueBars: true, top: 0),
    ]

    private func apply(_ settings: Case, to bar: UINavigationBar) {
        page.edgesForExtendedLayout = settings.edges
        page.extendedLayoutIncludesOpaqueBars = settings.includesOpaqueBars
        bar.isTranslucent = settings.isTranslucent
    }

    @Test("Content extends under a navigation bar or ends at it, set before it is shown or later", arguments: cases)
    func navigation(settings: Case) throws {
        for isSetBefore in [true, false] {
            let navigation = UINavigationController(rootViewController: page)
            if isSetBefore { apply(settings, to: navigation.navigationBar) }
            stage.window.rootViewController = navigation
            stage.advance(by: 0)
            if !isSetBefore { apply(settings, to: navigation.navigationBar) }
            stage.advance(by: 0)
            let view = try #require(page.view)
            #expect(view.convert(view.bounds, to: stage.window).minY == settings.top)
            #expect(view.convert(view.bounds, to: stage.window).maxY == 300)
            #expect(view.safeAreaInsets.top == 44 - settings.top)
            stage.window.rootViewController = nil
            page.removeFromParent()
            apply(Self.cases[0], to: navigation.navigationBar)
        }
    }

    @Test("Content that ends at the bars follows them as they are hidden and shown, and the size of the window")
    func changes() throws {
        page.edgesForExtendedLayout = []
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        let view = try #require(page.view)
        func frame() -> CGRect { view.convert(view.bounds, to: stage.window) }
        #expect(frame() == CGRect(x: 0, y: 44, width: 400, height: 207) && view.safeAreaInsets == .zero)
        navigation.setNavigationBarHidden(true, animated: true)
        stage.advance(by: 1)
        #expect(frame() == CGRect(x: 0, y: 0, width: 400, height: 251))
        navigation.setNavigationBarHidden(false, animated: false)
        stage.resize(to: CGSize(width: 500, height: 400))
        stage.advance(by: 0)
        #expect(frame() == CGRect(x: 0, y: 44, width: 500, height: 307))
        let pushed = UIViewController()
        navigation.pushViewController(pushed, animated: true)
        stage.advance(by: 1)
        #expect(pushed.view.frame == CGRect(x: 0, y: 0, width: 500, height: 400))
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(frame() == CGRect(x: 0, y: 44, width: 500, height: 307))
    }

    @Test("Content ends at an opaque tab bar, and extends under a translucent one")
    func tabs() throws {
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        let view = try #require(page.view)
        let player = UIView(frame: CGRect(x: 0, y: 100, width: 400, height: 60))
        tabs.view.addSubview(player)
        stage.advance(by: 0)
        defer { #expect(player.frame == CGRect(x: 0, y: 100, width: 400, height: 60)) }
        #expect(view.frame.height == 300 && view.safeAreaInsets.bottom == 49)
        tabs.tabBar.isTranslucent = false
        #expect(view.frame.height == 251 && view.safeAreaInsets.bottom == 0)
        page.extendedLayoutIncludesOpaqueBars = true
        #expect(view.frame.height == 300 && view.safeAreaInsets.bottom == 49)
        page.edgesForExtendedLayout = .top
        #expect(view.frame.height == 251 && view.safeAreaInsets.bottom == 0)
    }

    /// The settings of a page in a navigation controller inside a tab bar controller, and the resulting bottom of the
    /// page's content and of its safe area.
    struct NestedCase: Sendable, CustomTestStringConvertible {
        var isTranslucent = false
        var edges = UIRectEdge.all
        var pageIncludesOpaqueBars = false
        var navigationIncludesOpaqueBars = false
        let bottom: CGFloat
        let safeBottom: CGFloat

        var testDescription: String {
            "\(isTranslucent), \(edges.rawValue), \(pageIncludesOpaqueBars), \(navigationIncludesOpaqueBars)"
        }
    }

    private nonisolated static let nestedCases: [NestedCase] = [
        NestedCase(isTranslucent: true, bottom: 300, safeBottom: 49),
        NestedCase(bottom: 251, safeBottom: 0),
        NestedCase(pageIncludesOpaqueBars: true, bottom: 300, safeBottom: 49),
        NestedCase(navigationIncludesOpaqueBars: true, bottom: 300, safeBottom: 49),
        NestedCase(edges: .top, pageIncludesOpaqueBars: true, bottom: 251, safeBottom: 0),
        NestedCase(isTranslucent: true, edges: .top, bottom: 251, safeBottom: 0),
    ]

    @Test("A page of a navigation controller decides if it extends under an opaque tab bar", arguments: nestedCases)
    func nestedPages(settings: NestedCase) throws {
        for isSetBefore in [true, false] {
            let page = UIViewController()
            let navigation = UINavigationController(rootViewController: page)
            let tabs = UITabBarController()
            func apply() {
                tabs.tabBar.isTranslucent = settings.isTranslucent
                page.edgesForExtendedLayout = settings.edges
                page.extendedLayoutIncludesOpaqueBars = settings.pageIncludesOpaqueBars
                navigation.extendedLayoutIncludesOpaqueBars = settings.navigationIncludesOpaqueBars
            }
            if isSetBefore { apply() }
            tabs.viewControllers = [navigation]
            stage.window.rootViewController = tabs
            stage.advance(by: 0)
            if !isSetBefore { apply() }
            stage.advance(by: 0)
            let view = try #require(page.view)
            #expect(view.convert(view.bounds, to: stage.window).maxY == settings.bottom)
            #expect(view.safeAreaInsets.bottom == settings.safeBottom)
        }
    }

    @Test("Each page of a stack decides on its own, and extends to the bottom while the opaque tab bar is hidden")
    func nestedStack() throws {
        page.extendedLayoutIncludesOpaqueBars = true
        let navigation = UINavigationController(rootViewController: page)
        let tabs = UITabBarController()
        tabs.tabBar.isTranslucent = false
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        func bottom(of controller: UIViewController) -> CGFloat {
            controller.view.convert(controller.view.bounds, to: stage.window).maxY
        }
        let (pushed, full) = (UIViewController(), UIViewController())
        full.hidesBottomBarWhenPushed = true
        navigation.pushViewController(pushed, animated: true)
        stage.advance(by: 1)
        #expect(bottom(of: pushed) == 251 && pushed.view.safeAreaInsets.bottom == 0)
        navigation.pushViewController(full, animated: true)
        stage.advance(by: 1)
        #expect(bottom(of: full) == 300 && full.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(bottom(of: pushed) == 251 && pushed.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(bottom(of: page) == 300 && page.view.safeAreaInsets.bottom == 49)
    }

    @Test("Content extends under a large title, even of an opaque bar")
    func largeTitle() throws {
        page.title = "Title"
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.navigationBar.isTranslucent = false
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
        let view = try #require(page.view)
        #expect(view.frame.minY == 0 && view.safeAreaInsets.top > 44)
        navigation.navigationBar.prefersLargeTitles = false
        stage.advance(by: 0)
        #expect(view.frame.minY == 44 && view.safeAreaInsets.top == 0)
    }
}
