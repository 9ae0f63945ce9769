import Foundation
import SkeletonView

/// A card of a collection at whose end more items are loading.
@MainActor
final class MoreItemsCard: SampleCard {
    private static let tileHeight: CGFloat = 44

    private let tiles = Tiles()
    private let collection: UICollectionView

    init() {
        collection = tiles.makeCollection()
        super.init(
            title: "More items", note: "appendSkeletonItems(3)" + Self.clickNote, sample: collection,
            sampleHeight: Self.tileHeight)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override var findsBones: Bool { false }
    override var hasText: Bool { false }
    override var isLoading: Bool { collection.numberOfSkeletonItems > 0 }

    override func code(for style: DemoStyle) -> SkeletonCode? {
        var code = screenCode(for: style)
        code.show = ["(view as? UICollectionView)?.appendSkeletonItems(3, style: style)"]
        code.hide = "(view as? UICollectionView)?.removeSkeletonItems()"
        return code
    }

    override func show(_ style: DemoStyle) {
        tiles.count = 1
        collection.reloadData()
        append(style)
    }

    override func update(_ style: DemoStyle) {
        if isLoading { append(style) }
    }

    override func hide(_ style: DemoStyle) {
        tiles.count = Tiles.most
        collection.removeSkeletonItems()
        collection.reloadData()
    }

    private func append(_ style: DemoStyle) {
        collection.removeSkeletonItems()
        collection.appendSkeletonItems(Tiles.most - tiles.count, style: skeletonStyle(for: style))
    }

    /// A row of tiles in the demo's own colours.
    @MainActor
    private final class Tiles: SkeletonCollectionViewDataSource {
        static let most = 4

        /// How many of them have arrived.
        var count = Tiles.most

        private static let identifier = "tile"
        private static let colors: [UIColor] = [.turquoise, .peterRiver, .amethyst, .carrot]

        /// Makes a collection of the tiles, which does not keep them.
        func makeCollection() -> UICollectionView {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: tileHeight, height: tileHeight)
            layout.minimumInteritemSpacing = 8
            let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
            collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
            collection.backgroundColor = nil
            collection.isSkeletonable = true
            collection.isScrollEnabled = false
            (collection.allowsSelection, collection.allowsFocus) = (false, false)
            collection.dataSource = self
            return collection
        }

        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: Self.identifier, for: indexPath)
            prepare(cell)
            cell.backgroundColor = Self.colors[indexPath.item % Self.colors.count]
            return cell
        }

        func collectionSkeletonView(
            _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
        ) -> ReusableCellIdentifier { Self.identifier }

        func collectionSkeletonView(
            _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell,
            at indexPath: IndexPath
        ) {
            prepare(cell)
        }

        private func prepare(_ cell: UICollectionViewCell) {
            cell.isSkeletonable = true
            cell.layer.cornerRadius = 10
        }
    }
}
