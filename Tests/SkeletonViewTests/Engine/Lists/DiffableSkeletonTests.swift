import Foundation
import SkeletonView
import StageKit
import Testing

@MainActor
@Suite("Skeletons of lists with diffable data sources")
struct DiffableSkeletonTests {
    private let stage = OffscreenStage(size: CGSize(width: 200, height: 200))

    /// Creates a table that fits five rows of 40 points.
    private func makeTable() -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        table.rowHeight = 40
        table.register(TableCell.self, forCellReuseIdentifier: "cell")
        table.isSkeletonable = true
        stage.window.addSubview(table)
        return table
    }

    private func makeCollection() -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 40)
        flow.minimumLineSpacing = 0
        flow.minimumInteritemSpacing = 0
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: flow)
        view.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
        view.isSkeletonable = true
        stage.window.addSubview(view)
        return view
    }

    private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private func texts(_ cells: [UIView]) -> [String?] { cells.map { ($0 as? any ListCell)?.text } }

    @Test("A table shows skeleton rows, then the snapshot applied while they were visible")
    func table() {
        let table = makeTable()
        let source = SkeletonTableViewDiffableDataSource<Int, String>(
            tableView: table, skeletonCellIdentifier: "cell"
        ) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? any ListCell)?.text = text
            return cell
        }
        source.apply(snapshot([]))
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
        #expect(table.visibleCells.count == 5)
        #expect(stage.window.sk.bones.count >= 5)
        var ended = 0
        source.apply(snapshot(["one", "two"])) { ended += 1 }
        stage.advance(by: 0.1)
        #expect(ended == 1)
        #expect(table.visibleCells.count == 5)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(texts(table.visibleCells) == ["one", "two"])
        #expect(stage.window.sk.bones.isEmpty)
        source.apply(snapshot(["one", "three", "two"]), animatingDifferences: false)
        #expect(texts(table.visibleCells) == ["one", "three", "two"])
    }

    @Test("A collection view shows skeleton items, then the snapshot applied while they were visible")
    func collection() {
        let view = makeCollection()
        let source = SkeletonCollectionViewDiffableDataSource<Int, String>(
            collectionView: view, skeletonCellIdentifier: "cell"
        ) { view, path, text in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? any ListCell)?.text = text
            return cell
        }
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
        #expect(view.visibleCells.count == 10)
        source.apply(snapshot(["one"]))
        stage.advance(by: 0.1)
        #expect(view.visibleCells.count == 10)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(texts(view.visibleCells) == ["one"])
    }

    @Test("A list shows bones for the text in its cells, then the section snapshot applied while they were visible")
    func list() {
        final class Source: SkeletonCollectionViewDiffableDataSource<Int, String> {
            override func collectionSkeletonView(
                _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell,
                at indexPath: IndexPath
            ) {
                var content = UIListContentConfiguration.cell()
                (content.text, content.secondaryText) = ("Some title", "A line about it")
                cell.contentConfiguration = content
            }
        }
        let view = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 200, height: 200),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
        view.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
        view.isSkeletonable = true
        stage.window.addSubview(view)
        let source = Source(collectionView: view, skeletonCellIdentifier: "cell") { view, path, text in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            var content = UIListContentConfiguration.cell()
            content.text = text
            cell.contentConfiguration = content
            return cell
        }
        stage.window.showSkeleton(.solid(transition: .none).automatically())
        stage.advance(by: 0)
        let rows = view.visibleCells.count
        #expect(rows >= 3 && stage.window.sk.bones.count >= 2 * rows)
        #expect(stage.window.sk.bones.allSatisfy { $0.frame.width < 180 && $0.frame.height < 24 })

        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["Europe", "Asia"])
        tree.append(["Norway"], to: "Europe")
        tree.expand(["Europe"])
        source.apply(tree, to: 0)
        stage.advance(by: 0.1)
        #expect(view.visibleCells.count == rows)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0.5)
        let cells = view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) }
        #expect(
            cells.map { ($0.contentConfiguration as? UIListContentConfiguration)?.text } == [
                "Europe", "Norway", "Asia",
            ])
        #expect(cells.map { ($0 as? UICollectionViewListCell)?.indentationLevel } == [0, 1, 0])
        #expect(stage.window.sk.bones.isEmpty)
    }

    @Test(
        "A subclass can override the defaults, and any diffable data source can conform to SkeletonTableViewDataSource")
    func overrides() {
        final class Three: SkeletonTableViewDiffableDataSource<Int, String> {
            override func collectionSkeletonView(_ skeletonView: UITableView, numberOfRowsInSection section: Int) -> Int
            {
                3
            }
        }
        final class Own: UITableViewDiffableDataSource<Int, String>, SkeletonTableViewDataSource {
            func collectionSkeletonView(
                _ skeletonView: UITableView, cellIdentifierForRowAt indexPath: IndexPath
            ) -> ReusableCellIdentifier { "cell" }
        }
        let table = makeTable()
        let three = Three(tableView: table, skeletonCellIdentifier: "cell") { _, _, _ in nil }
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
        #expect(table.dataSource === three)
        #expect(table.visibleCells.count == 3)
        stage.window.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        let own = Own(tableView: table) { _, _, _ in nil }
        stage.window.showSkeleton(usingColor: .black, transition: .none)
        stage.advance(by: 0)
        #expect(table.dataSource === own)
        #expect(table.visibleCells.count == 5)
    }

    @Test("Each row that a snapshot adds replaces an appended skeleton row")
    func appended() {
        let table = makeTable()
        let source = SkeletonTableViewDiffableDataSource<Int, String>(
            tableView: table, skeletonCellIdentifier: "cell"
        ) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            (cell as? any ListCell)?.text = text
            return cell
        }
        source.apply(snapshot(["one"]))
        stage.advance(by: 0.1)
        table.appendSkeletonRows(2)
        stage.advance(by: 0.5)
        #expect(table.visibleCells.count == 3)
        source.apply(snapshot(["one", "two"]))
        stage.advance(by: 0.5)
        #expect(table.visibleCells.count == 3)
        #expect(texts(Array(table.visibleCells.prefix(2))) == ["one", "two"])
        table.removeSkeletonRows()
        stage.advance(by: 0.5)
        #expect(texts(table.visibleCells) == ["one", "two"])
    }
}
