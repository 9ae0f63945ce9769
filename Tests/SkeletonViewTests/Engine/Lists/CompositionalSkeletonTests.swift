import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests collection views with compositional layouts, some of whose sections scroll horizontally.
@MainActor
@Suite("Skeletons in compositional layouts")
struct CompositionalSkeletonTests {
    private final class Source: SkeletonCollectionViewDataSource, UICollectionViewDataSourcePrefetching {
        var items = 0
        var skeletonItems = 12
        var prefetched: Set<IndexPath> = []
        func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
            (cell as? CollectionCell)?.text = "\(indexPath.section).\(indexPath.item)"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func numSections(in collectionSkeletonView: UICollectionView) -> Int { 2 }
        func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            skeletonItems
        }
        func collectionSkeletonView(
            _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
        func collectionSkeletonView(
            _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
        ) -> ReusableCellIdentifier? { "header" }
        func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
            prefetched.formUnion(indexPaths)
        }
    }

    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let collection: UICollectionView
    private let source = Source()

    /// Creates 80 by 60 point tiles that scroll horizontally below a 30-point header, followed by 50-point rows.
    init() {
        let layout = UICollectionViewCompositionalLayout { section, _ in
            let item = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .fractionalHeight(1)))
            let group = NSCollectionLayoutGroup.horizontal(
                layoutSize: section == 0 ? .of(.absolute(80), .absolute(60)) : .of(.fractionalWidth(1), .absolute(50)),
                subitems: [item])
            let result = NSCollectionLayoutSection(group: group)
            guard section == 0 else { return result }
            result.orthogonalScrollingBehavior = .continuous
            result.boundarySupplementaryItems = [
                NSCollectionLayoutBoundarySupplementaryItem(
                    layoutSize: .of(.fractionalWidth(1), .absolute(30)),
                    elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
            ]
            return result
        }
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: layout)
        collection.register(CollectionCell.self, forCellWithReuseIdentifier: "cell")
        collection.register(
            CollectionEdge.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.isSkeletonable = true
        collection.dataSource = source
        stage.window.addSubview(collection)
    }

    private var texts: [String] {
        collection.visibleCells.compactMap { ($0 as? CollectionCell)?.text }
    }

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    @Test("Items, headers and the horizontal section have bones and are replaced by loaded content")
    func showAndHide() {
        collection.showSkeleton(transition: .none)
        stage.advance(by: 0)
        // There are four tiles, a header and three rows.
        #expect(collection.sk.bones.count == 8)
        source.items = 12
        collection.hideSkeleton(transition: .none)
        stage.advance(by: 0.1)
        #expect(collection.sk.bones.isEmpty)
        #expect(texts == ["0.0", "0.1", "0.2", "0.3", "1.0", "1.1", "1.2"])
    }

    @Test("A horizontal section can scroll while a skeleton is shown if interaction is enabled")
    func scrolling() {
        collection.isUserInteractionDisabledWhenSkeletonIsActive = false
        collection.showSkeleton(transition: .none)
        stage.advance(by: 0)
        stage.scroll(at: CGPoint(x: 150, y: 60), by: CGVector(dx: 100, dy: 0))
        stage.advance(by: 0.1)
        #expect(collection.indexPathsForVisibleItems.filter { $0.section == 0 }.map(\.item) == [1, 2, 3, 4])
        #expect(collection.sk.bones.count == 8)
        #expect(collection.cellForItem(at: path(4))?.sk.isSkeletonActive == true)
    }

    @Test("If interaction is disabled, neither a horizontal section nor the collection view scrolls")
    func locked() {
        collection.showSkeleton(transition: .none)
        stage.advance(by: 0)
        stage.scroll(at: CGPoint(x: 150, y: 60), by: CGVector(dx: 100, dy: 60))
        stage.advance(by: 0.1)
        #expect(collection.contentOffset == .zero)
        #expect(collection.indexPathsForVisibleItems.first == path(0))
    }

    @Test("Skeleton items and loaded items cross-dissolve, even in a horizontal section")
    func dissolve() {
        collection.showSkeleton(transition: .none)
        stage.advance(by: 0)
        source.items = 12
        collection.hideSkeleton(transition: .crossDissolve(0.4))
        stage.advance(by: 0.2)
        let cells = collection.subviews.compactMap { $0 as? CollectionCell }
        // Four tiles and three rows are fading out; the three new rows are subviews, too.
        #expect(cells.count == 10)
        stage.advance(by: 0.5)
        #expect(collection.subviews.compactMap { $0 as? CollectionCell }.count == 3)
        #expect(texts.count == 7)
    }

    @Test("A single tile is revealed while the others keep their bones")
    func reveal() {
        collection.showSkeleton(transition: .none)
        stage.advance(by: 0)
        source.items = 12
        collection.hideSkeleton(forItemAt: path(1), transition: .crossDissolve(0))
        stage.advance(by: 0.1)
        #expect(collection.sk.bones.count == 7)
        #expect((collection.cellForItem(at: path(1)) as? CollectionCell)?.text == "0.1")
    }

    @Test("Skeleton items appended to a horizontal section stay until more items arrive")
    func appended() {
        source.items = 2
        stage.advance(by: 0.1)
        collection.appendSkeletonItems(2, toSection: 0)
        stage.advance(by: 0.5)
        #expect(collection.numberOfItems(inSection: 0) == 4)
        #expect(collection.cellForItem(at: path(3))?.sk.isSkeletonActive == true)
        source.items = 4
        collection.performBatchUpdates {
            collection.insertItems(at: [path(2), path(3), path(2, 1), path(3, 1)])
        }
        stage.advance(by: 1)
        #expect(collection.numberOfItems(inSection: 0) == 4)
        #expect(texts.prefix(4) == ["0.0", "0.1", "0.2", "0.3"])
        #expect(collection.sk.bones.isEmpty)
    }

    @Test("A collection view is filled up to the last visible item, including offscreen items before it")
    func filling() {
        source.skeletonItems = UICollectionView.automaticNumberOfSkeletonItems
        let small = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(1), .absolute(100)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: .of(.fractionalWidth(0.5), .absolute(300)), repeatingSubitem: small, count: 3)
        let large = NSCollectionLayoutItem(layoutSize: .of(.fractionalWidth(0.5), .absolute(300)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: .of(.fractionalWidth(1), .absolute(300)), subitems: [column, large])
        collection.collectionViewLayout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group))
        collection.showSkeleton(transition: .none)
        stage.advance(by: 0)
        // The third item of the column is below the screen; the large item next to it is not.
        #expect(collection.numberOfItems(inSection: 0) == 4)
        #expect(collection.sk.bones.count == 3)
    }
}
