public import Foundation
public import ListKit

/// A diffable data source that also provides the items of a skeleton: enough to fill the collection view, with cells of
/// one reuse identifier. Override its methods to customize the skeleton.
@preconcurrency @MainActor
open class SkeletonCollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, SkeletonCollectionViewDataSource {
    /// The reuse identifier of the skeleton's cells.
    open var skeletonCellIdentifier: ReusableCellIdentifier

    /// Creates an empty data source and sets it as the data source of `collectionView`, which doesn't retain it. The
    /// skeleton's cells are dequeued with `skeletonCellIdentifier`.
    public init(
        collectionView: UICollectionView, skeletonCellIdentifier: ReusableCellIdentifier,
        cellProvider: @escaping CellProvider
    ) {
        self.skeletonCellIdentifier = skeletonCellIdentifier
        super.init(collectionView: collectionView, cellProvider: cellProvider)
    }

    open func numSections(in collectionSkeletonView: UICollectionView) -> Int { 1 }

    open func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        UICollectionView.automaticNumberOfSkeletonItems
    }

    open func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier { skeletonCellIdentifier }

    open func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier? { nil }

    open func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell? { nil }

    open func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath
    ) {}

    open func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareViewForSkeleton view: UICollectionReusableView, at indexPath: IndexPath
    ) {}
}
