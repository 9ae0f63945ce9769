import Foundation
import ViewKit

/// Gives a collection view the items of its skeleton, as its data source describes them.
@MainActor
final class CollectionSkeletonSource: SkeletonListSource, CollectionStandInSource {
    private func source(of view: UICollectionView) -> (any SkeletonCollectionViewDataSource)? {
        view.dataSource as? any SkeletonCollectionViewDataSource
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int {
        source(of: collectionView)?.numSections(in: collectionView) ?? 0
    }

    func numberOfItems(inSection section: Int, of collectionView: UICollectionView) -> Int {
        guard let source = source(of: collectionView) else { return 0 }
        let count = source.collectionSkeletonView(collectionView, numberOfItemsInSection: section)
        return count == UICollectionView.automaticNumberOfSkeletonItems ? count : max(0, count)
    }

    func cell(forItemAt indexPath: IndexPath, of collectionView: UICollectionView) -> UICollectionViewCell {
        guard let source = source(of: collectionView) else { return UICollectionViewCell(frame: .zero) }
        let cell =
            source.collectionSkeletonView(collectionView, skeletonCellForItemAt: indexPath)
            ?? collectionView.dequeueReusableCell(
                withReuseIdentifier: source.collectionSkeletonView(collectionView, cellIdentifierForItemAt: indexPath),
                for: indexPath)
        source.collectionSkeletonView(collectionView, prepareCellForSkeleton: cell, at: indexPath)
        makeRoom(in: cell)
        return cell
    }

    func supplementaryView(
        ofKind kind: String, at indexPath: IndexPath, of collectionView: UICollectionView
    ) -> UICollectionReusableView? {
        let place = Kind.supplementary(kind)
        guard let source = source(of: collectionView) else { return give(nil, as: place, at: indexPath) }
        guard
            let identifier = source.collectionSkeletonView(
                collectionView, supplementaryViewIdentifierOfKind: kind, at: indexPath)
        else {
            let none: UICollectionReusableView? = give(nil, as: place, at: indexPath)
            // The app cannot be asked about a section that it does not have.
            let isKnown = indexPath.section < source.numberOfSections(in: collectionView)
            return isKnown ? none : UICollectionReusableView(frame: .zero)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        source.collectionSkeletonView(collectionView, prepareViewForSkeleton: view, at: indexPath)
        return give(view, as: place, at: indexPath)
    }
}
