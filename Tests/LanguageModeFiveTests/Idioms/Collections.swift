import StageKit
import Testing
import UIKit

@Suite("Collection view idioms")
@MainActor
struct CollectionIdioms {
    final class Tile: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
        }
        required init?(coder: NSCoder) { nil }
        override var isSelected: Bool { didSet { contentView.alpha = isSelected ? 0.5 : 1 } }
        override var isHighlighted: Bool { didSet { label.isHighlighted = isHighlighted } }
        override func prepareForReuse() {
            super.prepareForReuse()
            label.text = nil
        }
        override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) { super.apply(layoutAttributes) }
    }

    final class Header: UICollectionReusableView {}

    final class Grid: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
        var items = Array(0..<20)
        var chosen: IndexPath?
        func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
            items.count
        }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
            (cell as? Tile)?.label.text = "\(items[indexPath.item])"
            return cell
        }
        func collectionView(
            _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
        ) -> UICollectionReusableView {
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
        }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            sizeForItemAt indexPath: IndexPath
        ) -> CGSize { CGSize(width: 90, height: 60) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            insetForSectionAt section: Int
        ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
        func collectionView(
            _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
            referenceSizeForHeaderInSection section: Int
        ) -> CGSize { CGSize(width: 0, height: 20) }
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            chosen = indexPath
        }
        func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
        ) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    }

    let stage = OffscreenStage(size: CGSize(width: 300, height: 300))
    let grid = Grid()

    func makeCollection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
        collection.register(
            Header.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "header")
        collection.dataSource = grid
        collection.delegate = grid
        stage.window.addSubview(collection)
        stage.advance(by: 0.1)
        return collection
    }

    @Test("A flow layout is configured")
    func flow() {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 80)
        layout.minimumLineSpacing = 8
        layout.minimumInteritemSpacing = 8
        layout.sectionInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        layout.headerReferenceSize = CGSize(width: 44, height: 44)
        layout.footerReferenceSize = .zero
        layout.sectionHeadersPinToVisibleBounds = true
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.backgroundColor = .clear
        collection.alwaysBounceVertical = true
        collection.showsHorizontalScrollIndicator = false
        collection.allowsMultipleSelection = true
        collection.isPrefetchingEnabled = false
        collection.contentInset = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
        collection.backgroundView = UILabel()
        #expect((collection.collectionViewLayout as? UICollectionViewFlowLayout)?.scrollDirection == .horizontal)
    }

    @Test("Items are counted, found, selected and scrolled to")
    func items() throws {
        let collection = makeCollection()
        #expect(collection.numberOfSections == 1 && collection.numberOfItems(inSection: 0) == 20)
        let cell = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)) as? Tile)
        let path = collection.indexPath(for: cell)
        let under = collection.indexPathForItem(at: cell.center)
        let visible = collection.indexPathsForVisibleItems.sorted()
        let tiles = collection.visibleCells.compactMap { $0 as? Tile }
        let attributes = collection.layoutAttributesForItem(at: IndexPath(item: 1, section: 0))
        let header = collection.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        collection.selectItem(at: IndexPath(item: 2, section: 0), animated: false, scrollPosition: [])
        let chosen = collection.indexPathsForSelectedItems?.first?.item
        collection.deselectItem(at: IndexPath(item: 2, section: 0), animated: false)
        stage.click(at: CGPoint(x: 40, y: 60))
        collection.scrollToItem(at: IndexPath(item: 19, section: 0), at: .centeredVertically, animated: false)
        #expect(path?.item == 0 && under == path && visible.first?.item == 0 && tiles.count == visible.count)
        #expect(attributes?.size == CGSize(width: 90, height: 60) && header is Header && chosen == 2)
        #expect(grid.chosen?.item == 0)
    }

    @Test("Items are inserted, deleted and moved")
    func updates() {
        let collection = makeCollection()
        grid.items.append(99)
        collection.insertItems(at: [IndexPath(item: 20, section: 0)])
        grid.items.removeFirst()
        collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        collection.reloadItems(at: [IndexPath(item: 0, section: 0)])
        grid.items.swapAt(0, 5)
        collection.performBatchUpdates({
            collection.moveItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 5, section: 0))
            collection.moveItem(at: IndexPath(item: 5, section: 0), to: IndexPath(item: 0, section: 0))
        })
        collection.reloadSections(IndexSet(integer: 0))
        collection.reloadData()
        collection.collectionViewLayout.invalidateLayout()
        UIView.performWithoutAnimation { collection.layoutIfNeeded() }
        collection.setCollectionViewLayout(UICollectionViewFlowLayout(), animated: false)
        stage.advance(by: 1)
        #expect(collection.numberOfItems(inSection: 0) == 20)
    }

    @Test("Registrations and a diffable data source fill a collection view")
    func diffable() {
        let layout = UICollectionViewFlowLayout()
        let collection = UICollectionView(frame: stage.window.bounds, collectionViewLayout: layout)
        stage.window.addSubview(collection)
        let registration = UICollectionView.CellRegistration<Tile, String> { cell, _, name in cell.label.text = name }
        let headers = UICollectionView.SupplementaryRegistration<Header>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { header, _, _ in header.backgroundColor = .systemGray }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) { view, path, name in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
        }
        source.supplementaryViewProvider = { view, _, path in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["x", "y"])
        source.apply(snapshot)
        source.applySnapshotUsingReloadData(snapshot)
        stage.advance(by: 1)
        #expect(collection.visibleCells.compactMap { ($0 as? Tile)?.label.text }.sorted() == ["x", "y"])
    }

    @Test("A custom layout places items")
    func layout() {
        final class Column: UICollectionViewLayout {
            private var cache: [UICollectionViewLayoutAttributes] = []
            override func prepare() {
                guard cache.isEmpty, let collectionView else { return }
                for item in 0..<collectionView.numberOfItems(inSection: 0) {
                    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
                    attributes.frame = CGRect(
                        x: 0, y: CGFloat(item) * 50, width: collectionView.bounds.width, height: 44)
                    attributes.zIndex = item
                    attributes.alpha = 0.9
                    cache.append(attributes)
                }
            }
            override var collectionViewContentSize: CGSize {
                CGSize(width: collectionView?.bounds.width ?? 0, height: cache.last?.frame.maxY ?? 0)
            }
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                cache.filter { $0.frame.intersects(rect) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                cache[indexPath.item]
            }
            override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
        }
        let collection = makeCollection()
        collection.collectionViewLayout = Column()
        stage.advance(by: 0.1)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        attributes.center = CGPoint(x: 50, y: 50)
        attributes.size = CGSize(width: 20, height: 20)
        attributes.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        attributes.isHidden = false
        #expect(collection.contentSize.height == 994)
        #expect(attributes.indexPath.item == 0)
    }
}
