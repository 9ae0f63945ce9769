import Testing
import UIKit

/// Tests that subclasses can override the members of lists and their cells that apps commonly override, and that the
/// toolkit calls the overrides.
@MainActor
@Suite("Overrides of lists")
struct ListOverridesTests {
    private final class Rows: UITableViewController {
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { targetContentOffset.pointee.y = 40 }

        private(set) var menus: [String] = []

        override func tableView(
            _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menus.append("row \(indexPath.row)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in nil })
        }

        override func tableView(
            _ tableView: UITableView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { menus.append("will display") }

        override func tableView(
            _ tableView: UITableView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { menus.append("will end") }
    }

    private final class Items: UICollectionViewController {
        override func scrollViewWillEndDragging(
            _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
            targetContentOffset: UnsafeMutablePointer<CGPoint>
        ) { targetContentOffset.pointee.x = velocity.x }

        private(set) var menus: [String] = []

        override func collectionView(
            _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
        ) -> UIContextMenuConfiguration? {
            menus.append("item \(indexPath.item)")
            return UIContextMenuConfiguration(identifier: nil, previewProvider: nil, actionProvider: { _ in nil })
        }

        override func collectionView(
            _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { menus.append("will display") }

        override func collectionView(
            _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
            animator: (any UIContextMenuInteractionAnimating)?
        ) { menus.append("will end") }
    }

    @Test("List controllers can override the methods for context menus")
    func contextMenus() throws {
        let (rows, items) = (Rows(style: .plain), Items(collectionViewLayout: UICollectionViewFlowLayout()))
        let (table, list) = (UITableView(), items.collectionView as UICollectionView)
        let (tableDelegate, listDelegate) = (rows as any UITableViewDelegate, items as any UICollectionViewDelegate)
        let first = try #require(
            tableDelegate.tableView(
                table, contextMenuConfigurationForRowAt: IndexPath(row: 3, section: 0), point: .zero))
        tableDelegate.tableView(table, willDisplayContextMenu: first, animator: nil)
        tableDelegate.tableView(table, willEndContextMenuInteraction: first, animator: nil)
        #expect(rows.menus == ["row 3", "will display", "will end"])

        let second = try #require(
            listDelegate.collectionView(
                list, contextMenuConfigurationForItemsAt: [IndexPath(item: 5, section: 0)], point: .zero))
        listDelegate.collectionView(list, willDisplayContextMenu: second, animator: nil)
        listDelegate.collectionView(list, willEndContextMenuInteraction: second, animator: nil)
        #expect(items.menus == ["item 5", "will display", "will end"])
    }

    @Test("List controllers can change where the content stops after a drag")
    func endOfDragging() {
        let (rows, items) = (Rows(style: .plain), Items(collectionViewLayout: UICollectionViewFlowLayout()))
        var target = CGPoint.zero
        rows.tableView.delegate?.scrollViewWillEndDragging(
            rows.tableView, withVelocity: .zero, targetContentOffset: &target)
        items.collectionView.delegate?.scrollViewWillEndDragging(
            items.collectionView, withVelocity: CGPoint(x: 7, y: 0), targetContentOffset: &target)
        #expect(target == CGPoint(x: 7, y: 40))
    }

    /// Overrides of methods that are never called, because the user can't move rows and items.
    private final class MovableRows: UITableViewController {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { 7 }
        override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { 2 }
        override func tableView(
            _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
            toProposedIndexPath proposedDestinationIndexPath: IndexPath
        ) -> IndexPath { sourceIndexPath }
    }

    private final class MovableItems: UICollectionViewController {
        override func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
            true
        }
        override func collectionView(
            _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
        ) {}
    }

    private final class MovableSource: UITableViewDiffableDataSource<Int, Int> {
        override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
        override func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {}
        override func sectionIndexTitles(for tableView: UITableView) -> [String]? { ["A"] }
        override func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int { 7 }
    }

    @Test("Methods that move rows and items, for section indexes and indentation can be overridden")
    func moves() {
        let (rows, table) = (MovableRows(style: .plain), UITableView())
        let items = MovableItems(collectionViewLayout: UICollectionViewFlowLayout())
        let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = MovableSource(tableView: table) { _, _, _ in nil }
        let path = IndexPath(row: 0, section: 0)
        for source in [rows, source] as [any UITableViewDataSource] {
            #expect(source.tableView(table, canMoveRowAt: path) && source.sectionIndexTitles(for: table) == ["A"])
            #expect(source.tableView(table, sectionForSectionIndexTitle: "A", at: 0) == 7)
        }
        let delegate = rows as any UITableViewDelegate
        #expect(delegate.tableView(table, indentationLevelForRowAt: path) == 2)
        #expect((items as any UICollectionViewDataSource).collectionView(list, canMoveItemAt: path))
    }

    private final class Row: UITableViewCell {
        private let box = UIView()
        override var reuseIdentifier: String? { "row" }
        override var contentView: UIView { box }
    }

    private final class Header: UITableViewHeaderFooterView {
        private let box = UIView()
        override var reuseIdentifier: String? { "header" }
        override var contentView: UIView { box }
    }

    private final class Item: UICollectionViewCell {
        override var reuseIdentifier: String? { "item" }
    }

    private final class Badge: UICollectionReusableView {
        override var reuseIdentifier: String? { "badge" }
    }

    private final class Table: UITableView {
        private(set) var calls = 0
        override var style: UITableView.Style { .insetGrouped }
        override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
            calls += 1
            super.performBatchUpdates(updates, completion: completion)
        }
        override func reconfigureRows(at indexPaths: [IndexPath]) {
            calls += 1
            super.reconfigureRows(at: indexPaths)
        }
    }

    private final class Collection: UICollectionView {
        private(set) var calls = 0
        override func reconfigureItems(at indexPaths: [IndexPath]) {
            calls += 1
            super.reconfigureItems(at: indexPaths)
        }
    }

    private final class Layout: UICollectionViewLayout {
        override var collectionView: UICollectionView? { super.collectionView }
    }

    private final class Source: NSObject, UITableViewDataSource {
        private(set) var made = 0
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
            made += 1
            return Row()
        }
    }

    @Test("Cells are reused under their overridden reuse identifier")
    func reuseIdentifiers() {
        let source = Source()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
        table.rowHeight = 40
        table.dataSource = source
        table.layoutIfNeeded()
        for step in 1...20 {
            table.contentOffset.y = CGFloat(step) * 80
            table.layoutIfNeeded()
        }
        #expect(source.made < 20)
        #expect(Row(style: .default, reuseIdentifier: "other").reuseIdentifier == "row")
        #expect(Header(reuseIdentifier: nil).reuseIdentifier == "header")
        #expect(Item(frame: .zero).reuseIdentifier == "item" && Badge(frame: .zero).reuseIdentifier == "badge")
    }

    @Test("Members of tables, collection views and layouts can be overridden")
    func lists() {
        let table = Table(frame: CGRect(x: 0, y: 0, width: 100, height: 80), style: .plain)
        #expect((table as UITableView).style == .insetGrouped)
        table.performBatchUpdates { table.reconfigureRows(at: []) }
        table.performBatchUpdates({}, completion: { _ in })
        #expect(table.calls == 3)
        table.reconfigureInBatch()
        #expect(table.calls == 5)

        let layout = Layout()
        let collection = Collection(frame: .zero, collectionViewLayout: layout)
        collection.reconfigureItems(at: [])
        #expect(collection.calls == 1 && layout.collectionView === collection)
    }

    /// A cell with a custom initializer.
    private final class TitledRow: UITableViewCell {
        let title: String

        init(title: String, reuseIdentifier: String) {
            self.title = title
            super.init(style: .value1, reuseIdentifier: reuseIdentifier)
        }

        required convenience init(dequeuedFor identifier: String) {
            self.init(title: "dequeued", reuseIdentifier: identifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A cell with the designated initializer that older apps declare.
    private final class OldRow: UITableViewCell {
        init(reuseIdentifier: String) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
        }

        required convenience init(dequeuedFor identifier: String) {
            self.init(reuseIdentifier: identifier)
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test("Cells with custom initializers can be dequeued and created directly")
    func initializers() {
        let table = UITableView()
        table.register(TitledRow.self, forCellReuseIdentifier: "titled")
        table.register(OldRow.self, forCellReuseIdentifier: "old")
        #expect((table.dequeueReusableCell(withIdentifier: "titled") as? TitledRow)?.title == "dequeued")
        #expect(table.dequeueReusableCell(withIdentifier: "old")?.detailTextLabel != nil)

        let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
        #expect(UITableViewCell(frame: frame).frame == frame)
        #expect(UITableViewHeaderFooterView(frame: frame).frame == frame)
        #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
        #expect(Row().frame.width == 320)
    }
}

extension UITableView {
    /// As on iOS, the closure doesn't escape, so `self` can be omitted.
    fileprivate func reconfigureInBatch() {
        performBatchUpdates { reconfigureRows(at: []) }
    }
}
