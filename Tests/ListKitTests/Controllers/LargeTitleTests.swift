import Foundation
import LayerKit
import ListKit
import StageKit
import TestSupport
import Testing
import TextKit
import ViewKit

/// Large titles above a table of 40 rows, in a window of 400 x 300 points. The bar's row is 44 points high, and a large
/// title 52 points.
@MainActor
@Suite("Large titles")
struct LargeTitleTests {
    private let stage = OffscreenStage(size: CGSize(width: 400, height: 300))
    private let navigation: UINavigationController
    private let list = ListScreen()

    @MainActor
    private final class ListScreen: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Mailboxes"
            tableView.rowHeight = 44
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "All" }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    init() throws {
        try PinnedFonts.use()
        navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        stage.window.rootViewController = navigation
        stage.advance(by: 0)
    }

    private var height: CGFloat { navigation.navigationBar.frame.height }
    private var table: UITableView { list.tableView }
    private var titles: [UILabel] {
        navigation.navigationBar.descendants(of: UILabel.self).filter { $0.text == "Mailboxes" }
    }
    /// The font sizes of the visible titles, in points.
    private var visibleTitles: [CGFloat] {
        titles.filter { label in
            label.alpha > 0 && !sequence(first: label as UIView, next: \.superview).contains(where: \.isHidden)
        }.map { $0.font.pointSize }
    }

    private func scroll(by distance: CGFloat) {
        stage.scroll(at: CGPoint(x: 200, y: 200), by: CGVector(dx: 0, dy: distance))
        stage.advance(by: 0)
    }

    @Test("A large title makes the bar higher and its background clear, and moves the content down")
    func expanded() {
        #expect(height == 96 && table.safeAreaInsets.top == 96 && table.contentOffset.y == -96)
        #expect(visibleTitles == [34])
        #expect(navigation.navigationBar.layer.backgroundColor == nil)
        #expect(titles.allSatisfy { $0.accessibilityTraits.contains(.header) })
    }

    @Test("Scrolling collapses and expands the title point by point; the section header stays below the bar")
    func scrolling() throws {
        let header = try #require(table.headerView(forSection: 0))
        func isBelowBar() -> Bool { header.convert(header.bounds, to: stage.window).minY == height }
        scroll(by: 20)
        #expect(height == 76 && table.adjustedContentInset.top == 76 && table.contentOffset.y == -76 && isBelowBar())
        #expect(visibleTitles == [34])
        scroll(by: 32)
        stage.advance(by: 0.3)
        #expect(height == 44 && table.contentOffset.y == -44 && isBelowBar() && visibleTitles == [17])
        #expect(navigation.navigationBar.layer.backgroundColor != nil)
        scroll(by: 500)
        #expect(height == 44 && table.contentOffset.y == 456 && isBelowBar())
        scroll(by: -490)
        #expect(height == 44 + 0 && table.contentOffset.y == -34)
        scroll(by: -40)
        #expect(height == 74 && table.contentOffset.y == -74 && isBelowBar())
        scroll(by: -500)
        stage.advance(by: 0.3)
        #expect(height == 96 && table.contentOffset.y == -96 && visibleTitles == [34])
    }

    @Test("After a drag or a wheel step that ends within the title, the title is fully expanded or collapsed")
    func resting() {
        for (distance, expected) in [(-20.0, 96.0), (-40, 44)] {
            table.setContentOffset(CGPoint(x: 0, y: -96), animated: false)
            stage.advance(by: 0)
            stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 200 + distance), forDuration: 3)
            stage.advance(by: 2)
            #expect(height == expected && table.contentOffset.y == -expected)
        }
        table.setContentOffset(CGPoint(x: 0, y: -96), animated: false)
        scroll(by: 30)
        stage.advance(by: 1)
        #expect(height == 44 && table.contentOffset.y == -44)
        scroll(by: 300)
        stage.advance(by: 1)
        #expect(table.contentOffset.y == 256)
    }

    @Test("Pulling the content down does not change the bar")
    func rubberBand() {
        stage.pressPointer(at: CGPoint(x: 200, y: 150))
        for y in stride(from: 150.0, through: 250, by: 10) { stage.movePointer(to: CGPoint(x: 200, y: y)) }
        stage.advance(by: 0)
        #expect(table.contentOffset.y < -100 && height == 96)
        stage.releasePointer(at: CGPoint(x: 200, y: 250))
        stage.advance(by: 2)
        #expect(table.contentOffset.y == -96 && height == 96)
    }

    @Test(
        "largeTitleDisplayMode chooses the title; .automatic uses the mode of the previous item",
        arguments: [
            ([UINavigationItem.LargeTitleDisplayMode.automatic, .automatic], 96.0), ([.automatic, .never], 44),
            ([.never, .automatic], 44), ([.never, .always], 96), ([.always, .inline], 44),
        ] as [([UINavigationItem.LargeTitleDisplayMode], CGFloat)])
    func modes(modes: [UINavigationItem.LargeTitleDisplayMode], expected: CGFloat) {
        let page = UIViewController()
        list.navigationItem.largeTitleDisplayMode = modes[0]
        page.navigationItem.largeTitleDisplayMode = modes[1]
        stage.advance(by: 0)
        #expect(height == (modes[0] == .never ? 44 : 96))
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 1)
        #expect(height == expected && page.view.safeAreaInsets.top == expected)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(height == (modes[0] == .never ? 44 : 96) && table.safeAreaInsets.top == height)
    }

    @Test("The title of a scrolled list is still collapsed after a pop")
    func popped() {
        scroll(by: 200)
        let page = UIViewController()
        navigation.pushViewController(page, animated: true)
        stage.advance(by: 1)
        #expect(height == 96)
        navigation.popViewController(animated: true)
        stage.advance(by: 1)
        #expect(height == 44 && table.contentOffset.y == 104 && visibleTitles == [17])
    }

    @Test("prefersLargeTitles and largeTitleDisplayMode take effect at once while the bar is visible")
    func changes() {
        navigation.navigationBar.prefersLargeTitles = false
        stage.advance(by: 0)
        #expect(height == 44 && table.contentOffset.y == -44 && visibleTitles == [17])
        navigation.navigationBar.prefersLargeTitles = true
        stage.advance(by: 0)
        #expect(height == 96 && table.contentOffset.y == -96)
        list.navigationItem.largeTitleDisplayMode = .never
        stage.advance(by: 0)
        #expect(height == 44 && visibleTitles == [17])
    }

    @Test("Large text makes the title larger, and the bar higher")
    func textSize() {
        stage.contentSizeCategory = .accessibilityExtraExtraExtraLarge
        stage.advance(by: 0)
        #expect(visibleTitles == [60] && height > 110 && table.contentOffset.y == -height)
    }

    @Test(
        "Expanded, partly collapsed and fully collapsed titles match their golden images",
        arguments: ["expanded", "part", "collapsed", "dark", "mirrored"])
    func pictures(name: String) throws {
        if name == "dark" { stage.style = .dark }
        if name == "mirrored" { stage.direction = .rightToLeft }
        list.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
        stage.advance(by: 0)
        if name == "part" { table.contentOffset.y = -66 }
        if name == "collapsed" { table.contentOffset.y = 0 }
        stage.advance(by: 1)
        try GoldenImage.expect(stage.bitmap(), named: "large-title-\(name)", tolerance: 8)
    }
}
