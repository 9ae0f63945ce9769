import Foundation
import SkeletonView

/// The data source of a collection view with tiles in various colors.
@MainActor
final class TileCollection: SkeletonCollectionViewDataSource, CountedContent {
    static let height: CGFloat = 44

    let totalCount = TileCollection.colors.count
    var count = TileCollection.colors.count

    private static let identifier = "tile"
    private static let colors: [UIColor] = [.turquoise, .peterRiver, .amethyst, .carrot]

    /// Creates a collection view that shows the tiles. The collection view doesn't retain this data source.
    func makeCollection() -> UICollectionView {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: Self.height, height: Self.height)
        layout.minimumInteritemSpacing = 8
        let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: Self.identifier)
        collection.backgroundColor = nil
        collection.isSkeletonable = true
        collection.isScrollEnabled = false
        collection.allowsSelection = false
        collection.allowsFocus = false
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
