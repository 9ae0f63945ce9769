public import Foundation
public import ListKit

/// A collection view's diffable data source that also gives the items of its skeleton: as many as fill the view, with
/// the cells of one queue. Override what is to be otherwise.
@preconcurrency @MainActor
open class SkeletonCollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>, SkeletonCollectionViewDataSource {
    /// The queue that the cells of the skeleton are taken from.
    open var skeletonCellIdentifier: ReusableCellIdentifier

    /// Makes a data source without sections, which `collectionView` has from now on but does not keep, and whose
    /// skeleton takes its cells from the queue that `skeletonCellIdentifier` names.
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
