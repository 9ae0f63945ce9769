import Foundation
import LayerKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

/// Tests the bar above a page with a scroll view, in a window of 400 x 300 points.
@MainActor
@Suite("Appearances of navigation bars")
struct NavigationBarAppearanceTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let root = UIViewController()
    private let scroll = UIScrollView()
    private let navigation: UINavigationController
    private var bar: UINavigationBar { navigation.navigationBar }

    init() {
        navigation = UINavigationController(rootViewController: root)
        root.title = "Title"
        scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 400, height: 900)
        root.view.addSubview(scroll)
    }

    private func show() {
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
    }

    private static func appearance(_ color: UIColor?, isTransparent: Bool = false) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        if isTransparent { appearance.configureWithTransparentBackground() }
        appearance.backgroundColor = color
        return appearance
    }

    /// Settings of a bar, and the background colors that they give it while the content is at its top and while it is
    /// scrolled.
    struct Case: Sendable {
        let name: String
        let top: UIColor?
        let scrolled: UIColor?
        let set: @MainActor @Sendable (UINavigationBar, UINavigationItem) -> Void
    }

    nonisolated private static let blackBar = UIColor(light: 0x1C1C1E, dark: 0x1C1C1E)

    nonisolated static let cases: [Case] = [
        Case(name: "barTintColor", top: .red, scrolled: .red) { bar, _ in bar.barTintColor = .red },
        Case(name: "opaque barTintColor", top: .red, scrolled: .red) { bar, _ in
            (bar.isTranslucent, bar.barTintColor) = (false, .red)
        },
        Case(name: "backgroundColor", top: .red, scrolled: .red) { bar, _ in bar.backgroundColor = .red },
        Case(name: "backgroundColor behind barTintColor", top: .green, scrolled: .green) { bar, _ in
            (bar.backgroundColor, bar.barTintColor) = (.red, .green)
        },
        Case(name: "standard", top: nil, scrolled: .red) { bar, _ in bar.standardAppearance = appearance(.red) },
        Case(name: "changed standard", top: nil, scrolled: .red) { bar, _ in
            bar.standardAppearance.backgroundColor = .red
        },
        Case(name: "standard and barTintColor", top: nil, scrolled: .red) { bar, _ in
            (bar.standardAppearance, bar.barTintColor) = (appearance(.red), .green)
        },
        Case(name: "both", top: .green, scrolled: .red) { bar, _ in
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance(.red), appearance(.green))
        },
        Case(name: "transparent", top: nil, scrolled: nil) { bar, _ in
            bar.standardAppearance = appearance(nil, isTransparent: true)
            bar.scrollEdgeAppearance = bar.standardAppearance
        },
        Case(name: "transparent with a background color", top: .red, scrolled: .red) { bar, _ in
            bar.standardAppearance = appearance(nil, isTransparent: true)
            bar.backgroundColor = .red
        },
        Case(name: "black", top: blackBar, scrolled: blackBar) { bar, _ in bar.barStyle = .black },
        Case(name: "black and barTintColor", top: .red, scrolled: .red) { bar, _ in
            (bar.barStyle, bar.barTintColor) = (.black, .red)
        },
        Case(name: "black and standard", top: nil, scrolled: .red) { bar, _ in
            (bar.barStyle, bar.standardAppearance) = (.black, appearance(.red))
        },
        Case(name: "item", top: .yellow, scrolled: .blue) { bar, item in
            (bar.standardAppearance, bar.scrollEdgeAppearance) = (appearance(.red), appearance(.green))
            (item.standardAppearance, item.scrollEdgeAppearance) = (appearance(.blue), appearance(.yellow))
        },
    ]

    @Test("The settings of a bar determine its background, at the top and scrolled", arguments: cases.map(\.name))
    func background(name: String) throws {
        let found = try #require(Self.cases.first { $0.name == name })
        found.set(bar, root.navigationItem)
        show()
        #expect(bar.layer.backgroundColor == found.top?.cgColor)
        scroll.contentOffset.y += 20
        #expect(bar.layer.backgroundColor == found.scrolled?.cgColor)
        scroll.contentOffset.y -= 20
        #expect(bar.layer.backgroundColor == found.top?.cgColor)
    }

    @Test("A bar without settings has a background above scrolled content only; opaque and standalone bars always do")
    func defaults() {
        show()
        #expect(bar.layer.backgroundColor == nil && bar.backgroundColor == nil)
        scroll.contentOffset.y = 100
        #expect(bar.layer.backgroundColor != nil && bar.backgroundColor == nil)
        let page = UIViewController()
        navigation.pushViewController(page, animated: false)
        stage.advance(by: 0)
        #expect(bar.layer.backgroundColor == nil)
        navigation.popViewController(animated: false)
        stage.advance(by: 0)
        #expect(bar.layer.backgroundColor != nil)
        scroll.contentOffset.y = -44
        #expect(bar.layer.backgroundColor == nil)
        bar.isTranslucent = false
        #expect(bar.layer.backgroundColor != nil)
        #expect(UINavigationBar().layer.backgroundColor != nil)
    }

    @Test("A bar above content at its top has no background while a refresh begins and ends")
    func refreshing() {
        let control = UIRefreshControl()
        scroll.refreshControl = control
        show()
        let top = scroll.contentOffset.y
        for isRefreshing in [true, false] {
            if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
            for _ in 0..<20 {
                stage.advance(by: 0.05)
                #expect(bar.layer.backgroundColor == nil)
            }
            #expect((scroll.contentOffset.y < top) == isRefreshing)
        }
        scroll.contentOffset.y = top + 1
        #expect(bar.layer.backgroundColor != nil)
    }

    @Test("Titles have the attributes of the appearance; the line has its color")
    func titles() throws {
        let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        standard.titleTextAttributes = [.foregroundColor: UIColor.red]
        standard.shadowColor = .blue
        edge.titleTextAttributes = [.foregroundColor: UIColor.green]
        edge.shadowColor = nil
        bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (standard, edge)
        show()
        func color() -> UIColor? {
            let label = bar.descendants(of: UILabel.self).first { $0.text == "Title" }
            return label?.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        let line = try #require(bar.subviews.last)
        #expect(color() == .green && line.isHidden)
        scroll.contentOffset.y = 100
        #expect(color() == .red && !line.isHidden && line.backgroundColor == .blue)
        standard.titleTextAttributes = [:]
        #expect(color() == .red)
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.blue]
        #expect(color() == .blue)
    }

    @Test("The titles of a black bar are white, except those of an appearance")
    func blackTitles() throws {
        func colors() -> [UIColor] {
            bar.descendants(of: UILabel.self).filter { $0.text == "Title" }.compactMap {
                $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            }
        }
        bar.prefersLargeTitles = true
        show()
        #expect(colors() == [.label, .label])
        bar.barStyle = .black
        stage.advance(by: 0)
        #expect(colors() == [.white, .white])
        bar.standardAppearance = UINavigationBarAppearance()
        stage.advance(by: 0)
        #expect(colors() == [.label, .label])
    }

    @Test("During a push or pop, the departing title keeps its attributes")
    func departingTitle() throws {
        let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        standard.titleTextAttributes = [.foregroundColor: UIColor.red]
        edge.titleTextAttributes = [.foregroundColor: UIColor.green]
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (standard, edge)
        show()
        func label(_ text: String) throws -> UILabel {
            let labels = bar.descendants(of: UILabel.self).filter { $0.accessibilityTraits.contains(.header) }
            return try #require(labels.first { $0.text == text })
        }
        func color(_ label: UILabel) -> UIColor? {
            label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
        }
        scroll.contentOffset.y = 100
        let title = try label("Title")
        let page = UIViewController()
        page.title = "Page"
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 0.05)
        let pageTitle = try label("Page")
        #expect(color(title) == .red && color(pageTitle) == .green)
        stage.advance(by: 1)
        navigation.popViewController(animated: true)
        stage.advance(by: 0.05)
        page.title = "Changed"
        #expect(color(pageTitle) == .green)
        stage.advance(by: 1)
        #expect(try color(label("Title")) == .red)
    }

    @Test("Only changes of the shown item reload the bar")
    func shownItem() {
        final class Item: UINavigationItem {
            var reads = 0
            override var rightBarButtonItems: [UIBarButtonItem]? {
                get {
                    reads += 1
                    return super.rightBarButtonItems
                }
                set { super.rightBarButtonItems = newValue }
            }
        }
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        let (first, second) = (UINavigationItem(title: "First"), Item(title: "Second"))
        bar.items = [first]
        bar.items = [first, second]
        second.reads = 0
        first.standardAppearance = Self.appearance(.red)
        #expect(second.reads == 0)
        second.standardAppearance = Self.appearance(.red)
        #expect(second.reads > 0)
    }

    @Test("The title has the attributes for scrolled content once the large title is collapsed")
    func collapsedTitle() {
        let (standard, edge) = (UINavigationBarAppearance(), UINavigationBarAppearance())
        standard.titleTextAttributes = [.foregroundColor: UIColor.red]
        edge.titleTextAttributes = [.foregroundColor: UIColor.green]
        (bar.standardAppearance, bar.scrollEdgeAppearance) = (standard, edge)
        bar.prefersLargeTitles = true
        show()
        func colors() -> [UIColor] {
            stage.advance(by: 0)
            return bar.descendants(of: UILabel.self).filter { $0.text == "Title" }.compactMap {
                $0.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
            }
        }
        let top = scroll.contentOffset.y
        for _ in 0..<2 {
            #expect(colors().contains(.green) && !colors().contains(.red))
            scroll.contentOffset.y = -44
            #expect(colors().contains(.red) && !colors().contains(.green))
            scroll.contentOffset.y = top
        }
    }

    @Test("A copy of an appearance has the same values and can be changed independently")
    func copies() throws {
        let original = Self.appearance(.red)
        original.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
        let copy = try #require(original.copy() as? UINavigationBarAppearance)
        original.backgroundColor = .blue
        #expect(copy.backgroundColor == .red && copy.largeTitleTextAttributes.count == 1)
        #expect(UIBarAppearance(barAppearance: copy).backgroundColor == .red)
    }
}
