import Foundation
import StageKit
import Testing
import ViewKit

@testable import ListKit

@MainActor
@Suite("UITableViewController and UICollectionViewController")
struct ListControllersTests {
    private final class Rows: UITableViewController {
        var chosen: [IndexPath] = []
        var scrolls = 0
        override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell") }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 20 }
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            chosen.append(indexPath)
        }
        override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }

    private final class Items: UICollectionViewController {
        var chosen: [IndexPath] = []
        override func viewDidLoad() {
            collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            50
        }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen.append(indexPath)
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 100, height: 100))

    private func show(_ controller: UIViewController) -> UIViewController {
        let container = UIViewController()
        stage.window.rootViewController = container
        container.addChild(controller)
        container.view.addSubview(controller.view)
        controller.didMove(toParent: container)
        stage.advance(by: 0)
        return container
    }

    private func leaveAndReturn(_ controller: UIViewController, _ container: UIViewController) {
        controller.view.removeFromSuperview()
        container.view.addSubview(controller.view)
        stage.advance(by: 0)
    }

    @Test("A table view controller fills the window with its rows, and receives selections and scrolling")
    func table() {
        let rows = Rows(style: .grouped)
        let container = show(rows)
        #expect(rows.view === rows.tableView && rows.tableView.style == .grouped)
        #expect(rows.tableView.dataSource === rows && rows.tableView.delegate === rows)
        #expect(rows.view.frame == container.view.bounds)
        #expect(rows.tableView.rectForRow(at: IndexPath(row: 2, section: 0)).height == 20)
        rows.tableView.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
        #expect(rows.scrolls > 0)
        stage.advance(by: 0)
        stage.click(at: CGPoint(x: 50, y: 50))
        #expect(rows.chosen.count == 1 && rows.tableView.indexPathsForSelectedRows == rows.chosen)
    }

    @Test("Lists don't zoom: Ctrl+wheel scrolls them")
    func zooming() {
        let rows = Rows(style: .plain)
        let container = show(rows)
        #expect(rows.tableView.pinchGestureRecognizer == nil && rows.viewForZooming(in: rows.tableView) == nil)
        let offset = rows.tableView.contentOffset.y
        stage.scroll(at: CGPoint(x: 50, y: 50), by: CGVector(dx: 0, dy: 40), modifiers: .control)
        #expect(rows.tableView.contentOffset.y == offset + 40 && rows.tableView.zoomScale == 1)
        #expect(container.view.subviews.contains(rows.view))
    }

    @Test("A collection view controller fills the window with items in its layout, and receives selections")
    func collection() {
        let layout = UICollectionViewFlowLayout()
        let items = Items(collectionViewLayout: layout)
        #expect(items.collectionViewLayout === layout && !items.isViewLoaded)
        let container = show(items)
        #expect(items.view === items.collectionView && items.collectionViewLayout === layout)
        #expect(items.collectionView.dataSource === items && items.collectionView.delegate === items)
        #expect(items.view.frame == container.view.bounds && !items.collectionView.visibleCells.isEmpty)
        stage.click(at: CGPoint(x: 50, y: 20))
        #expect(items.chosen == [IndexPath(item: 0, section: 0)])
    }

    @Test("The selection is cleared when the list appears again, unless clearsSelectionOnViewWillAppear is false")
    func clearing() {
        let path = IndexPath(row: 1, section: 0)
        let rows = Rows(style: .plain)
        let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
        for clears in [false, true] {
            rows.clearsSelectionOnViewWillAppear = clears
            items.clearsSelectionOnViewWillAppear = clears
            var container = show(rows)
            rows.tableView.selectRow(at: path, animated: false, scrollPosition: .none)
            leaveAndReturn(rows, container)
            #expect(rows.tableView.indexPathsForSelectedRows == (clears ? nil : [path]))
            container = show(items)
            items.collectionView.selectItem(at: path, animated: false, scrollPosition: [])
            leaveAndReturn(items, container)
            #expect(items.collectionView.indexPathsForSelectedItems == (clears ? nil : [path]))
        }
    }

    @Test("Setting tableView makes that table the view, and keeps its data source and delegate")
    func ownTable() {
        let other = Rows(style: .plain)
        let table = UITableView(frame: .zero, style: .insetGrouped)
        table.dataSource = other
        let rows = Rows()
        rows.tableView = table
        #expect(rows.view === table && table.dataSource === other && table.delegate === rows)
        #expect(Rows().tableView.style == .plain)
        #expect(Items().collectionViewLayout is UICollectionViewFlowLayout)
    }
}
