import Foundation
import StageKit
import Testing

@testable import ListKit
@testable import ViewKit

@MainActor
@Suite("UICollectionViewDiffableDataSource")
struct CollectionDiffableTests {
    /// A collection view of 100 by 100 points with lines of five items of 20 points, and its data source.
    @MainActor
    private final class Screen {
        let stage = OffscreenStage(size: CGSize(width: 100, height: 100))
        let view: UICollectionView
        let flow = UICollectionViewFlowLayout()
        var configured: [Int] = []
        var isMissing = false
        private(set) lazy var source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
            [unowned self] view, path, item in
            configured.append(item)
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            (cell as? CollectionFixture.Cell)?.item = item
            return isMissing ? nil : cell
        }

        init() {
            flow.itemSize = CGSize(width: 20, height: 20)
            flow.minimumLineSpacing = 0
            flow.minimumInteritemSpacing = 0
            view = UICollectionView(
                frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: flow)
            view.register(CollectionFixture.Cell.self, forCellWithReuseIdentifier: "cell")
            stage.window.addSubview(view)
            #expect(source.snapshot().numberOfSections == 0)
        }

        func apply(_ sections: [(String, [Int])], animated: Bool = true, completion: (() -> Void)? = nil) {
            source.apply(snapshot(sections), animatingDifferences: animated, completion: completion)
        }

        func snapshot(_ sections: [(String, [Int])]) -> NSDiffableDataSourceSnapshot<String, Int> {
            var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
            for (section, items) in sections {
                snapshot.appendSections([section])
                snapshot.appendItems(items)
            }
            return snapshot
        }

        var shown: [Int] {
            view.indexPathsForVisibleItems.sorted().compactMap {
                (view.cellForItem(at: $0) as? CollectionFixture.Cell)?.item
            }
        }
    }

    @Test("A collection view shows the applied snapshot and maps items to index paths")
    func shows() {
        let screen = Screen()
        #expect(screen.view.dataSource === screen.source)
        screen.apply([("a", [1, 2]), ("b", [3])])
        screen.stage.advance(by: 0.1)
        #expect(screen.shown == [1, 2, 3])
        #expect(screen.source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 2)
        #expect(screen.source.itemIdentifier(for: IndexPath(item: 0, section: 9)) == nil)
        #expect(screen.source.indexPath(for: 3) == IndexPath(item: 0, section: 1))
        #expect(screen.source.sectionIdentifier(for: 1) == "b")
        #expect(screen.source.index(for: "b") == 1)
        #expect(screen.source.snapshot().itemIdentifiers == [1, 2, 3])
    }

    @Test("Only new items get cells; the others keep theirs and move")
    func animatesDifferences() throws {
        let screen = Screen()
        screen.apply([("a", [1, 2, 3]), ("b", [4])])
        screen.stage.advance(by: 0.5)
        let cell = try #require(screen.view.cellForItem(at: IndexPath(item: 2, section: 0)))
        screen.configured = []
        var ended = 0
        screen.apply([("b", [4, 3]), ("c", [5]), ("a", [6, 2])]) { ended += 1 }
        screen.stage.advance(by: 0.1)
        #expect(ended == 0)
        #expect(cell.layer.presentation()?.frame.minX != cell.frame.minX)
        screen.stage.advance(by: 0.5)
        #expect(ended == 1)
        #expect(screen.shown == [4, 3, 5, 6, 2])
        #expect(screen.configured.sorted() == [5, 6])
        #expect(screen.view.indexPath(for: cell) == IndexPath(item: 1, section: 0))
    }

    @Test("Reloaded items get new cells, reconfigured items keep theirs")
    func reloadsAndReconfigures() throws {
        let screen = Screen()
        screen.apply([("a", [1, 2, 3])])
        screen.stage.advance(by: 0.1)
        let paths = (0..<3).map { IndexPath(item: $0, section: 0) }
        let cells = paths.map { screen.view.cellForItem(at: $0) }
        screen.configured = []
        var snapshot = screen.source.snapshot()
        snapshot.reloadItems([1])
        snapshot.reconfigureItems([2])
        var ended = 0
        screen.source.apply(snapshot, animatingDifferences: false) { ended += 1 }
        #expect(ended == 1)
        #expect(screen.configured == [1, 2])
        #expect(screen.view.cellForItem(at: paths[0]) !== cells[0])
        #expect(screen.view.cellForItem(at: paths[1]) === cells[1])
        #expect((cells[1] as? CollectionFixture.Cell)?.reuses == 0)
        #expect(screen.view.cellForItem(at: paths[2]) === cells[2])
        #expect(cells[1]?.frame == CGRect(x: 20, y: 0, width: 20, height: 20))
    }

    @Test("Supplementary views come from the provider, and are empty without one")
    func supplementaryViews() throws {
        let screen = Screen()
        screen.flow.headerReferenceSize = CGSize(width: 100, height: 10)
        let header = UICollectionView.elementKindSectionHeader
        screen.view.register(
            CollectionFixture.Header.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
        screen.apply([("a", [1])])
        screen.stage.advance(by: 0.1)
        let path = IndexPath(item: 0, section: 0)
        #expect(screen.view.supplementaryView(forElementKind: header, at: path)?.reuseIdentifier == nil)
        screen.source.supplementaryViewProvider = { view, kind, path in
            view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
        }
        screen.view.reloadData()
        screen.stage.advance(by: 0.1)
        #expect(screen.view.supplementaryView(forElementKind: header, at: path) is CollectionFixture.Header)
    }

    @Test("An item without a cell shows an empty one, with a message")
    func missingCell() {
        let screen = Screen()
        screen.isMissing = true
        let messages = diagnostics {
            screen.apply([("a", [7])])
            screen.stage.advance(by: 0.1)
        }
        #expect(
            messages == [
                "UICollectionViewDiffableDataSource: no cell for item 7; showing an empty one"
            ])
        #expect(screen.view.visibleCells.count == 1)
    }

    @Test("Awaiting apply returns when the snapshot is shown; applySnapshotUsingReloadData reloads all")
    func waits() async {
        let screen = Screen()
        screen.stage.advance(by: 0.1)
        await screen.source.apply(screen.snapshot([("a", [1, 2])]), animatingDifferences: false)
        #expect(screen.shown == [1, 2])
        await screen.source.applySnapshotUsingReloadData(screen.snapshot([("a", [2, 1])]))
        screen.configured = []
        screen.stage.advance(by: 0.1)
        #expect(screen.shown == [2, 1])
        #expect(screen.configured == [2, 1])
    }
}
