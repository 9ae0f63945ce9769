import Foundation
import StageKit
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("UITableViewDiffableDataSource")
struct TableDiffableTests {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    /// A data source whose section identifiers are the section titles.
    private final class TitledSource: UITableViewDiffableDataSource<String, Int> {
        override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
            sectionIdentifier(for: section)
        }
    }

    /// A table of 100 by 200 points with rows of 20 points, and its data source.
    @MainActor
    private final class Screen {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 200))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        var configured: [Int] = []
        var isMissing = false
        /// The height of the rows of a self-sizing table, in points.
        var height: CGFloat = 60
        /// `true` if the cell provider returns new cells instead of dequeued ones, with negative numbers.
        var isOther = false
        private(set) lazy var source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
            [unowned self] table, path, item in
            configured.append(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? TableFixture.Cell)?.number = item
            return isMissing ? nil : cell
        }

        init() {
            table.rowHeight = 20
            table.register(TableFixture.Cell.self, forCellReuseIdentifier: "cell")
            stage.window.addSubview(table)
            #expect(source.snapshot().numberOfSections == 0)
        }

        func apply(_ sections: [(String, [Int])], animated: Bool = true, completion: (() -> Void)? = nil) {
            source.apply(TableDiffableTests.snapshot(sections), animatingDifferences: animated, completion: completion)
        }

        var shown: [Int] { table.visibleCells.compactMap { ($0 as? TableFixture.Cell)?.number } }
    }

    private static func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    @Test("A table shows the applied snapshot and maps items to index paths")
    func shows() {
        let screen = Screen()
        #expect(screen.table.dataSource === screen.source)
        screen.apply([("a", [1, 2]), ("b", [3])])
        screen.stage.advance(by: 0.1)
        #expect(screen.shown == [1, 2, 3])
        #expect(screen.source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 2)
        #expect(screen.source.itemIdentifier(for: IndexPath(row: 2, section: 0)) == nil)
        #expect(screen.source.itemIdentifier(for: IndexPath(row: 0, section: 9)) == nil)
        #expect(screen.source.indexPath(for: 3) == IndexPath(row: 0, section: 1))
        #expect(screen.source.indexPath(for: 9) == nil)
        #expect(screen.source.sectionIdentifier(for: 1) == "b")
        #expect(screen.source.sectionIdentifier(for: 2) == nil)
        #expect(screen.source.index(for: "b") == 1)
        #expect(screen.source.index(for: "x") == nil)
        #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test("Only new rows get cells; the others keep theirs and move")
    func animatesDifferences() throws {
        let screen = Screen()
        screen.apply([("a", [1, 2, 3]), ("b", [4])])
        screen.stage.advance(by: 0.5)
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)))
        screen.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        screen.configured = []
        var ended = 0
        screen.apply([("b", [4, 3]), ("c", [5]), ("a", [6, 2])]) { ended += 1 }
        screen.stage.advance(by: 0.1)
        #expect(ended == 0)
        #expect(cell.layer.presentation()?.frame.minY != cell.frame.minY)
        screen.stage.advance(by: 0.5)
        #expect(ended == 1)
        #expect(screen.shown == [4, 3, 5, 6, 2])
        #expect(screen.configured.sorted() == [5, 6])
        #expect(screen.table.indexPath(for: cell) == IndexPath(row: 1, section: 0))
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    }

    @Test("Without animation, all rows are in place immediately, and the selection is kept")
    func withoutAnimation() throws {
        let screen = Screen()
        screen.apply([("a", [1, 2, 3])])
        screen.stage.advance(by: 0.1)
        screen.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        var ended = 0
        screen.apply([("a", [3, 2, 1])], animated: false) { ended += 1 }
        #expect(ended == 1)
        #expect(screen.shown == [3, 2, 1])
        #expect(screen.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        let last = try #require(screen.table.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(last.layer.presentation()?.frame ?? last.frame == last.frame)
    }

    @Test("Rows are inserted with defaultRowAnimation")
    func rowAnimation() throws {
        let screen = Screen()
        screen.apply([("a", [1])])
        screen.stage.advance(by: 0.1)
        screen.source.defaultRowAnimation = .left
        screen.apply([("a", [1, 2])])
        screen.stage.advance(by: 0.05)
        let cell = try #require(screen.table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(try #require(cell.layer.presentation()).frame.minX < -20)
    }

    @Test("Reloaded items get new cells, reconfigured items keep theirs")
    func reloadsAndReconfigures() throws {
        let screen = Screen()
        screen.apply([("a", Array(0..<30))])
        screen.stage.advance(by: 0.1)
        let paths = (0..<3).map { IndexPath(row: $0, section: 0) }
        let cells = paths.map { screen.table.cellForRow(at: $0) as? TableFixture.Cell }
        screen.configured = []
        var snapshot = screen.source.snapshot()
        snapshot.reloadItems([0])
        // The last item is not visible, so it is configured when it appears.
        snapshot.reconfigureItems([1, 29])
        screen.source.apply(snapshot)
        screen.stage.advance(by: 0.5)
        #expect(screen.configured == [0, 1])
        #expect(screen.table.cellForRow(at: paths[0]) !== cells[0])
        #expect(screen.table.cellForRow(at: paths[1]) === cells[1])
        #expect(cells[1]?.reuses == 0)
        #expect(screen.source.snapshot().reloadedItemIdentifiers.isEmpty)
        #expect(screen.source.snapshot().reconfiguredItemIdentifiers.isEmpty)
    }

    @Test("A reconfigured row gets the new height of its cell")
    func reconfiguredHeight() throws {
        let screen = Screen()
        screen.table.rowHeight = UITableView.automaticDimension
        let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.table) { table, path, _ in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            let content = cell.contentView.subviews.first ?? UIView()
            if content.superview == nil { cell.contentView.addSubview(content) }
            content.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.deactivate(content.constraints)
            content.heightAnchor.constraint(equalToConstant: screen.height).isActive = true
            content.topAnchor.constraint(equalTo: cell.contentView.topAnchor).isActive = true
            content.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor).isActive = true
            return cell
        }
        source.apply(Self.snapshot([("a", [1, 2])]))
        screen.stage.advance(by: 0.1)
        #expect(screen.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 60)
        screen.height = 90
        screen.table.reconfigureRows(at: [IndexPath(row: 0, section: 0)])
        screen.stage.advance(by: 0.1)
        #expect(
            screen.table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 90, width: 100, height: 60))
        #expect(screen.table.contentSize.height == 150)
    }

    @Test("Returning another cell for a reconfigured row is reported, and the row shows that cell")
    func otherCell() throws {
        let screen = Screen()
        let source = UITableViewDiffableDataSource<String, Int>(tableView: screen.table) { table, path, item in
            let cell =
                screen.isOther ? TableFixture.Cell() : table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? TableFixture.Cell)?.number = screen.isOther ? -item : item
            return cell
        }
        source.apply(Self.snapshot([("a", [1, 2])]))
        screen.stage.advance(by: 0.1)
        screen.isOther = true
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([2])
        let messages = diagnostics { source.apply(snapshot) }
        screen.stage.advance(by: 0.5)
        #expect(screen.shown == [1, -2])
        #expect(
            messages == [
                "UITableView: the data source returned other cells for rows that are being reconfigured; "
                    + "dequeue each with its identifier"
            ])
    }

    @Test("A subclass can return section titles")
    func titles() {
        let screen = Screen()
        let source = TitledSource(tableView: screen.table) { table, path, _ in
            table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        source.apply(Self.snapshot([("first", [1]), ("second", [2])]))
        screen.stage.advance(by: 0.1)
        let titles = (0..<2).map { screen.table.headerView(forSection: $0)?.textLabel?.text }
        #expect(titles == ["first", "second"])
    }

    @Test("applySnapshotUsingReloadData reloads everything")
    func reloadData() {
        let screen = Screen()
        screen.apply([("a", [1, 2])])
        screen.stage.advance(by: 0.1)
        screen.configured = []
        var ended = 0
        screen.source.applySnapshotUsingReloadData(Self.snapshot([("a", [2, 1])])) { ended += 1 }
        screen.stage.advance(by: 0.1)
        #expect(ended == 1)
        #expect(screen.shown == [2, 1])
        #expect(screen.configured == [2, 1])
    }

    @Test("Awaiting apply returns when the table shows the snapshot")
    func waits() async {
        let screen = Screen()
        screen.stage.advance(by: 0.1)
        await screen.source.apply(Self.snapshot([("a", [1, 2])]), animatingDifferences: false)
        #expect(screen.shown == [1, 2])
        await screen.source.applySnapshotUsingReloadData(Self.snapshot([("a", [3])]))
        screen.stage.advance(by: 0.1)
        #expect(screen.shown == [3])
    }

    @Test("An item without a cell is reported, and a replaced data source no longer changes the table")
    func bad() {
        let screen = Screen()
        screen.isMissing = true
        let messages = diagnostics {
            screen.apply([("a", [7])])
            screen.stage.advance(by: 0.1)
        }
        #expect(
            messages == [
                "UITableViewDiffableDataSource: no cell for item 7; showing an empty one"
            ])
        #expect(screen.table.visibleCells.count == 1)

        let fixture = TableFixture()
        fixture.show([[1]])
        let source = UITableViewDiffableDataSource<String, Int>(tableView: fixture.table) { _, _, _ in nil }
        fixture.table.dataSource = fixture
        var ended = 0
        #expect(diagnostics { source.apply(Self.snapshot([("a", [1, 2, 3])])) { ended += 1 } }.isEmpty)
        fixture.stage.advance(by: 0.1)
        #expect(ended == 1)
        #expect(fixture.shownNumbers == [1])
    }
}
