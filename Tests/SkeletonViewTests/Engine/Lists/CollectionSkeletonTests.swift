import Foundation
import SkeletonView
import StageKit
import TestSupport
import Testing

/// Tests the behavior that only collection views have: layouts determine how many items fill the view.
@MainActor
@Suite("Skeletons of collection views")
struct CollectionSkeletonTests {
    private final class Cell: UICollectionViewCell {
        override init(frame: CGRect) {
            super.init(frame: frame)
            isSkeletonable = true
        }
        required init?(coder: NSCoder) { nil }
    }

    private final class Source: SkeletonCollectionViewDataSource {
        var items = 0
        var sections = 1
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { items }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
        func numSections(in collectionSkeletonView: UICollectionView) -> Int { sections }
        func collectionSkeletonView(
            _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { "cell" }
    }

    private let stage = OffscreenStage(size: CGSize(width: 300, height: 200))
    private let flow = UICollectionViewFlowLayout()
    private let collection: UICollectionView
    private let source = Source()

    init() {
        flow.minimumLineSpacing = 10
        flow.minimumInteritemSpacing = 10
        flow.itemSize = CGSize(width: 90, height: 40)
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 200), collectionViewLayout: flow)
        collection.register(Cell.self, forCellWithReuseIdentifier: "cell")
        collection.isSkeletonable = true
        collection.dataSource = source
        stage.window.addSubview(collection)
    }

    private func show() {
        stage.window.showSkeleton(transition: .none)
        stage.advance(by: 0)
    }

    @Test("Each section of a grid gets enough items to fill all columns")
    func grid() {
        source.sections = 2
        show()
        // Three columns of 90 points and four rows of 40 with gaps of 10 fill the view.
        #expect((0..<2).map { collection.numberOfItems(inSection: $0) } == [12, 12])
        // The first row of the second section begins directly below.
        #expect(collection.sk.bones.count == 15)
    }

    @Test("A horizontal layout gets as many items as fill its width")
    func horizontal() {
        flow.scrollDirection = .horizontal
        flow.itemSize = CGSize(width: 90, height: 190)
        show()
        #expect(collection.numberOfItems(inSection: 0) == 3 && collection.sk.bones.count == 3)
        collection.frame.size.width = 301
        stage.advance(by: 0)
        #expect(collection.numberOfItems(inSection: 0) == 4 && collection.sk.bones.count == 4)
    }

    @Test("Changing the layout or the item size fills the view again")
    func changedLayout() {
        show()
        flow.itemSize = CGSize(width: 90, height: 90)
        stage.advance(by: 0)
        #expect(collection.numberOfItems(inSection: 0) == 6 && collection.sk.bones.count == 6)

        let carousel = UICollectionViewFlowLayout()
        carousel.scrollDirection = .horizontal
        carousel.itemSize = CGSize(width: 140, height: 190)
        collection.setCollectionViewLayout(carousel, animated: true)
        stage.advance(by: 0)
        #expect(collection.numberOfItems(inSection: 0) == 2 && collection.sk.bones.count == 2)
    }

    @Test("The automatic number of items is limited to 10,000")
    func tinyItems() {
        collection.setCollectionViewLayout(Counting(), animated: false)
        stage.window.showSkeleton(transition: .none)
        #expect(collection.numberOfItems(inSection: 0) == 10_000)
    }

    /// A layout that places items of two by two points in rows but returns none of them for a rectangle, so that no
    /// cells are created.
    private final class Counting: UICollectionViewLayout {
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: indexPath.item % 150 * 2, y: indexPath.item / 150 * 2, width: 2, height: 2)
            return attributes
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [] }
    }

    // MARK: Preparation

    @Test("prepareSkeleton creates the items synchronously, and showing a skeleton puts bones on them")
    func prepared() {
        var isReady: Bool?
        collection.prepareSkeleton { isReady = $0 }
        #expect(isReady == true)
        let cells = collection.visibleCells.map(ObjectIdentifier.init)
        #expect(cells.count == 12 && collection.sk.bones.isEmpty)
        show()
        #expect(collection.visibleCells.map(ObjectIdentifier.init) == cells && collection.sk.bones.count == 12)

        collection.prepareSkeleton { isReady = $0 }
        collection.reloadData()
        stage.advance(by: 0)
        #expect(collection.sk.bones.count == 12)
    }

    @Test("Reloading after prepareSkeleton shows the app's items; without a data source, prepareSkeleton fails")
    func preparedInVain() {
        collection.prepareSkeleton { _ in }
        source.items = 2
        collection.reloadData()
        stage.advance(by: 0)
        #expect(collection.visibleCells.count == 2)

        let other = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        var isReady: Bool?
        other.prepareSkeleton { isReady = $0 }
        #expect(isReady == false)
    }
}
