public import Foundation
public import ListKit

/// A collection view's data source that also provides the items of its skeleton.
///
/// While a skeleton is active, the collection view calls these methods instead of those of
/// `UICollectionViewDataSource`. `dataSource` and `delegate` are not replaced.
@preconcurrency @MainActor
public protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {
    /// Returns the number of sections of the skeleton. 1 by default.
    func numSections(in collectionSkeletonView: UICollectionView) -> Int
    /// Returns the number of items in `section` of the skeleton; by default, enough items to fill the view.
    func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the reuse identifier of an item's cell.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier
    /// Returns the reuse identifier of one of the skeleton's supplementary views.
    ///
    /// Returns `nil` by default. The collection view then shows the app's view at that index path, provided that the
    /// data source has that section.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier?
    /// Returns the cell of an item. By default, returns `nil`, which dequeues a cell with the identifier from
    /// `cellIdentifierForItemAt`.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell?
    /// Called before a cell is shown as a skeleton. Does nothing by default.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath)
    /// Called before a supplementary view is shown as a skeleton. Does nothing by default.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareViewForSkeleton view: UICollectionReusableView, at indexPath: IndexPath
    )
}

extension SkeletonCollectionViewDataSource {
    /// Returns 1.
    public func numSections(in collectionSkeletonView: UICollectionView) -> Int { 1 }

    /// Returns `UICollectionView.automaticNumberOfSkeletonItems`, which fills the view.
    public func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        UICollectionView.automaticNumberOfSkeletonItems
    }

    /// Returns `nil`, which shows the app's view.
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier? { nil }

    /// Returns `nil`, which dequeues a cell with the reuse identifier.
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell? { nil }

    /// Does nothing.
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareViewForSkeleton view: UICollectionReusableView, at indexPath: IndexPath
    ) {}
}

extension UICollectionView {
    /// A sentinel that stands for the number of items needed to fill the view, at most 10,000 per section. A grid is
    /// filled down to the bottom edge, and a horizontally scrolling layout up to the trailing edge.
    public nonisolated static let automaticNumberOfSkeletonItems = -1
}
