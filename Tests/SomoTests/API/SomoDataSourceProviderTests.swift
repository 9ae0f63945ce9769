import Reporting
import Somo
import StageKit
import TestSupport
import Testing

@MainActor
@Suite("SomoDataSourceProvider", .serialized)
struct SomoDataSourceProviderTests {
    /// The app's data source and delegate for tables and collection views. It ends the bones as apps that use Somo do.
    private final class App: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
        UICollectionViewDelegate
    {
        var count = 3
        private(set) var endings = 0

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: RowCell.identifier, for: indexPath)
        }
        func tableView(
            _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
        ) {
            endings += 1
            cell.endSomo()
        }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: TileCell.identifier, for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            endings += 1
            cell.endSomo()
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))
    private let app = App()

    private func table(_ provider: SomoDataSourceProvider) -> UITableView {
        let table = UITableView(frame: stage.window.bounds)
        table.rowHeight = 40
        table.register(RowCell.self, forCellReuseIdentifier: RowCell.identifier)
        table.dataSource = provider
        table.delegate = provider
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        return table
    }

    private func collection(_ provider: SomoDataSourceProvider) -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 50)
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        collection.register(TileCell.self, forCellWithReuseIdentifier: TileCell.identifier)
        collection.dataSource = provider
        collection.delegate = provider
        stage.window.addSubview(collection)
        stage.advance(by: 0.1)
        return collection
    }

    private func mixedRows() -> SomoDataSourceProvider {
        SomoDataSourceProvider(
            tableCell: { table, path in table.dequeueReusableCell(withIdentifier: RowCell.identifier, for: path) },
            height: { _, path in path.row.isMultiple(of: 2) ? 30 : 70 })
    }

    @Test("A table of one kind of cell has the table's row height, and every visible cell has bones")
    func uniformTable() {
        let provider = SomoDataSourceProvider(cellReuseIdentifier: RowCell.identifier)
        let table = table(provider)
        #expect(table.numberOfRows(inSection: 0) == 20)
        #expect(table.visibleCells.count == 5)
        #expect(table.visibleCells.allSatisfy { $0.isLoadingSkeleton && $0.bounds.height == 40 })
        #expect(table.visibleCells.allSatisfy { $0.bones.map(\.frame) == [$0.bounds.insetBy(dx: 4, dy: 4)] })
    }

    @Test("A table of custom cells has the given heights")
    func mixedTable() {
        let provider = mixedRows()
        let table = table(provider)
        #expect(table.visibleCells.map(\.bounds.height) == [30, 70, 30, 70])
        #expect(table.visibleCells.allSatisfy { $0.bones.map(\.frame) == [$0.bounds.insetBy(dx: 4, dy: 4)] })
    }

    @Test("Items with one kind of cell have the layout's item size; items with custom cells have the given sizes")
    func collections() {
        let uniform = SomoDataSourceProvider(cellReuseIdentifier: TileCell.identifier)
        let first = collection(uniform)
        #expect(first.numberOfItems(inSection: 0) == 20)
        #expect(
            first.visibleCells.allSatisfy { $0.isLoadingSkeleton && $0.bounds.size == CGSize(width: 60, height: 50) })
        first.removeFromSuperview()

        let mixed = SomoDataSourceProvider(
            collectionCell: { $0.dequeueReusableCell(withReuseIdentifier: TileCell.identifier, for: $1) },
            size: { _, path in CGSize(width: path.item.isMultiple(of: 2) ? 50 : 90, height: 40) })
        let second = collection(mixed)
        #expect(second.visibleCells.allSatisfy { $0.bones.map(\.frame) == [$0.bounds.insetBy(dx: 4, dy: 4)] })
        #expect(Set(second.visibleCells.map(\.bounds.width)) == [50, 90])
    }

    @Test("Cells have bones when they scroll into view, and none after they scroll out of view")
    func scrolling() {
        let provider = mixedRows()
        let table = table(provider)
        let first = table.visibleCells
        stage.scroll(at: CGPoint(x: 100, y: 100), by: CGVector(dx: 0, dy: 500))
        stage.advance(by: 0.1)
        #expect(table.contentOffset.y == 500)
        #expect(table.visibleCells.allSatisfy { $0.isLoadingSkeleton })
        #expect(first.allSatisfy { $0.superview != nil || !$0.isLoadingSkeleton && $0.isUserInteractionEnabled })
    }

    @Test("After the app's data source is set, no bones remain in the table or its reuse queue")
    func tableSwitch() {
        let provider = SomoDataSourceProvider(cellReuseIdentifier: RowCell.identifier)
        let table = table(provider)
        let before = table.visibleCells
        table.dataSource = app
        table.delegate = app
        table.reloadData()
        stage.advance(by: 0.1)

        #expect(app.endings == 3)
        #expect(table.visibleCells.count == 3)
        for cell in before + table.visibleCells {
            #expect(!cell.isLoadingSkeleton)
            #expect(cell.isUserInteractionEnabled)
            #expect(cell.descendants(of: SomoView.self).isEmpty)
        }
        #expect(stage.window.descendants(of: SomoView.self).isEmpty)
        #expect(stage.window.nextDeadline == nil)
    }

    @Test("After the app's data source is set, no bones remain in a collection view")
    func collectionSwitch() {
        let provider = SomoDataSourceProvider(cellReuseIdentifier: TileCell.identifier)
        let collection = collection(provider)
        let before = collection.visibleCells
        collection.dataSource = app
        collection.delegate = app
        collection.reloadData()
        stage.advance(by: 0.1)

        #expect(app.endings == 3)
        for cell in before + collection.visibleCells {
            #expect(!cell.isLoadingSkeleton && cell.isUserInteractionEnabled)
        }
        #expect(stage.window.descendants(of: SomoView.self).isEmpty)
    }

    @Test("After the app's data source is set, no bones remain even without a delegate that ends them")
    func switchWithoutEnding() {
        let provider = SomoDataSourceProvider(cellReuseIdentifier: RowCell.identifier)
        let table = table(provider)
        table.dataSource = app
        table.delegate = nil
        table.reloadData()
        stage.advance(by: 0.1)
        #expect(stage.window.descendants(of: SomoView.self).isEmpty)
    }

    @Test("A list that leaves the window and returns still shows its bones")
    func leavingWindow() {
        let provider = SomoDataSourceProvider(cellReuseIdentifier: RowCell.identifier)
        let table = table(provider)
        table.removeFromSuperview()
        stage.advance(by: 0.1)
        stage.window.addSubview(table)
        stage.advance(by: 0.1)
        #expect(table.visibleCells.count == 5)
        #expect(table.visibleCells.allSatisfy { $0.bones.count == 1 })
    }

    @Test("A resize lays out the bones of all cells again")
    func resize() {
        let provider = mixedRows()
        let table = table(provider)
        table.frame.size.width = 150
        stage.advance(by: 0.1)
        #expect(table.visibleCells.allSatisfy { $0.bones.map(\.frame) == [$0.bounds.insetBy(dx: 4, dy: 4)] })
        #expect(table.visibleCells.allSatisfy { $0.bounds.width == 150 })
    }

    @Test("Invalid heights and sizes fall back to the list's; each invalid height is reported once")
    func oddAnswers() {
        let messages = Diagnostics.messages {
            let odd: [CGFloat] = [.nan, -5, .infinity, 30]
            let provider = SomoDataSourceProvider(
                tableCell: { $0.dequeueReusableCell(withIdentifier: RowCell.identifier, for: $1) },
                height: { _, path in odd[path.row % odd.count] })
            let table = table(provider)
            #expect(table.visibleCells.map(\.bounds.height) == [40, 40, 40, 30, 40, 40])

            for count in [0, -3] {
                provider.numberOfRowsInSection = count
                table.reloadData()
                stage.advance(by: 0.1)
                #expect(table.visibleCells.isEmpty)
            }
            table.removeFromSuperview()

            let sizes = SomoDataSourceProvider(
                collectionCell: { $0.dequeueReusableCell(withReuseIdentifier: TileCell.identifier, for: $1) },
                size: { _, path in CGSize(width: odd[path.item % odd.count], height: 20) })
            #expect(collection(sizes).visibleCells.contains { $0.bounds.size == CGSize(width: 60, height: 50) })
        }
        #expect(messages.count(where: { $0.contains("rowHeight") }) == 3)
    }

    @Test("A provider used with the other kind of list reports that and shows cells without bones")
    func otherKind() {
        let messages = Diagnostics.messages {
            let rows = mixedRows()
            #expect(collection(rows).visibleCells.allSatisfy { !$0.isLoadingSkeleton })
            let tiles = SomoDataSourceProvider(
                collectionCell: { _, _ in TileCell(frame: .zero) }, size: { _, _ in .zero })
            #expect(table(tiles).visibleCells.allSatisfy { !$0.isLoadingSkeleton })
        }
        #expect(messages.count(where: { $0.contains("another kind of list") }) == 2)
    }

    @Test("Placeholder rows cannot be selected")
    func rowSelection() {
        let provider = SomoDataSourceProvider(cellReuseIdentifier: RowCell.identifier)
        let table = table(provider)
        stage.click(at: CGPoint(x: 50, y: 60))
        table.becomeFirstResponder()
        for key in [UIKeyboardHIDUsage.keyboardDownArrow, .keyboardSpacebar] { stage.press(key) }
        #expect(table.indexPathForSelectedRow == nil)
    }

    @Test("Placeholder items cannot be selected")
    func selection() {
        let provider = SomoDataSourceProvider(cellReuseIdentifier: TileCell.identifier)
        let collection = collection(provider)
        stage.click(at: CGPoint(x: 20, y: 20))
        #expect(collection.indexPathsForSelectedItems == nil)
    }

    @Test("Neither the list nor its cells retain the provider")
    func lifetime() {
        var provider: SomoDataSourceProvider? = SomoDataSourceProvider(cellReuseIdentifier: RowCell.identifier)
        weak let left = provider
        if let provider { _ = table(provider) }
        provider = nil
        #expect(left == nil)
        stage.advance(by: 0.1)
    }
}
