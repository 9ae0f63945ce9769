import Foundation
import Reporting
import StageKit
import TestSupport
import Testing
import ViewKit

@MainActor
@Suite("Bars without a controller")
struct StandaloneBarsTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))

    private final class Delegate: UITabBarDelegate {
        var selected: [String?] = []

        func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item.title) }
    }

    @Test("A black tab bar is dark in light mode, too, unless it has a barTintColor")
    func blackTabBar() {
        let bar = UITabBar()
        bar.barStyle = .black
        #expect(bar.backgroundColor == UIColor(light: 0x1C1C1E, dark: 0x1C1C1E))
        bar.barTintColor = .red
        #expect(bar.backgroundColor == .red)
        bar.barTintColor = nil
        bar.barStyle = .default
        #expect(bar.backgroundColor == UITabBar().backgroundColor)
    }

    @Test("The older black styles have the colors of black, and blackTranslucent makes a bar translucent")
    func olderStyles() {
        #expect(UIBarStyle.blackOpaque == .black && UIBarStyle(rawValue: 2) == .blackTranslucent)
        let (tabBar, navigationBar) = (UITabBar(), UINavigationBar())
        (tabBar.isTranslucent, navigationBar.isTranslucent) = (false, false)
        (tabBar.barStyle, navigationBar.barStyle) = (.blackOpaque, .blackOpaque)
        #expect(!tabBar.isTranslucent && !navigationBar.isTranslucent)
        (tabBar.barStyle, navigationBar.barStyle) = (.blackTranslucent, .blackTranslucent)
        #expect(tabBar.isTranslucent && navigationBar.isTranslucent)
        let black = UIColor(light: 0x1C1C1E, dark: 0x1C1C1E)
        #expect(tabBar.backgroundColor == black && navigationBar.layer.backgroundColor == black.cgColor)
    }

    @Test("A tab bar shows its items, selects the pressed one and notifies its delegate")
    func tabBar() {
        let (bar, delegate) = (UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 50)), Delegate())
        bar.delegate = delegate
        stage.window.addSubview(bar)
        let items = ["a", "b"].enumerated().map { UITabBarItem(title: $1, image: nil, tag: $0) }
        bar.items = items
        stage.advance(by: 0)
        #expect(bar.items == items && bar.selectedItem == nil)
        stage.click(at: CGPoint(x: 250, y: 25))
        #expect(bar.selectedItem === items[1] && delegate.selected == ["b"])
        bar.selectedItem = items[0]
        #expect(bar.selectedItem === items[0] && delegate.selected == ["b"])
        bar.selectedItem = UITabBarItem()
        #expect(bar.selectedItem === items[0])
        bar.setItems([items[1], items[0]], animated: false)
        #expect(bar.selectedItem === items[0] && bar.items == [items[1], items[0]])
        bar.selectedItem = nil
        #expect(bar.selectedItem == nil)
        bar.items = nil
        #expect(bar.items == nil)
    }

    @Test("titlePositionAdjustment moves the title of a tab")
    func titlePosition() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
        stage.window.addSubview(bar)
        bar.items = [UITabBarItem(title: "a", image: nil, tag: 0)]
        stage.advance(by: 0)
        let label = try #require(stage.window.descendants(of: UILabel.self).first { $0.text == "a" })
        let origin = label.frame.origin
        bar.items?[0].titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -4)
        stage.advance(by: 0)
        #expect(label.frame.origin == CGPoint(x: origin.x + 3, y: origin.y - 4))
    }

    @Test("The titles of a tab bar are level with each other, and lower if any item has an image")
    func titlesWithoutImages() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
        stage.window.addSubview(bar)
        let items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        bar.items = items
        func label(_ title: String) throws -> UILabel {
            stage.advance(by: 0)
            return try #require(bar.descendants(of: UILabel.self).first { $0.text == title })
        }
        let alone = try label("b").frame.minY
        #expect(try label("a").frame.minY == alone)
        items[0].image = UIImage(systemName: "star")
        let beside = try label("b")
        #expect(try label("a").frame.minY == beside.frame.minY && label("a").font == beside.font)
        #expect(beside.frame.minY > alone)
        items[0].image = nil
        #expect(try label("b").frame.minY == alone)
    }

    @Test("itemPositioning makes items fill the bar, or centers them with itemWidth and itemSpacing")
    func positioning() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 400, height: 50))
        stage.window.addSubview(bar)
        bar.items = [UITabBarItem(title: "a", image: nil, tag: 0), UITabBarItem(title: "b", image: nil, tag: 1)]
        func columns() -> [[CGFloat]] {
            stage.advance(by: 0)
            return bar.descendants(of: UIControl.self).map { [$0.frame.minX, $0.frame.width] }
        }
        #expect(columns() == [[40, 160], [200, 160]])
        bar.itemPositioning = .fill
        #expect(columns() == [[0, 200], [200, 200]])
        bar.itemWidth = 60
        bar.itemSpacing = 20
        #expect(columns() == [[0, 200], [200, 200]])
        bar.itemPositioning = .centered
        #expect(columns() == [[130, 60], [210, 60]])
        bar.itemWidth = 1000
        #expect(columns() == [[0, 190], [210, 190]])
        (bar.itemWidth, bar.itemSpacing) = (.nan, .nan)
        #expect(columns() == [[40, 160], [200, 160]])
        (bar.itemWidth, bar.itemSpacing) = (.infinity, .infinity)
        #expect(columns().allSatisfy { $0.allSatisfy(\.isFinite) })
        #expect(!bar.isCustomizing && !bar.endCustomizing(animated: true))
    }

    @Test("A navigation bar shows the last of its items, and its back button removes that item")
    func navigationBar() {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        stage.window.addSubview(bar)
        let items = ["first", "second"].map { UINavigationItem(title: $0) }
        bar.items = [items[0]]
        bar.pushItem(items[1], animated: false)
        stage.advance(by: 0)
        #expect(bar.topItem === items[1] && bar.backItem === items[0])
        stage.click(at: CGPoint(x: 20, y: 22))
        stage.advance(by: 1)
        #expect(bar.items == [items[0]])
        #expect(bar.popItem(animated: false) === items[0] && bar.popItem(animated: false) == nil)
    }

    @Test("Setting the items of a bar that a controller manages is rejected with a message")
    func managed() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        stage.window.rootViewController = tabs
        stage.advance(by: 0)
        let messages = Diagnostics.messages {
            tabs.tabBar.items = []
            navigation.navigationBar.items = []
        }
        #expect(messages.count == 2 && tabs.tabBar.items?.count == 1 && navigation.navigationBar.items?.count == 1)
    }
}
