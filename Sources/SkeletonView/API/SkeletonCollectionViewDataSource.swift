public import Foundation
public import ListKit

/// A collection view's data source that also gives the items of its skeleton. While a skeleton is on, the collection
/// view asks these methods instead of the others; `dataSource` and `delegate` stay what they are.
@preconcurrency @MainActor
public protocol SkeletonCollectionViewDataSource: UICollectionViewDataSource {
    /// How many sections the skeleton has; 1 unless implemented.
    func numSections(in collectionSkeletonView: UICollectionView) -> Int
    /// How many items `section` of the skeleton has; unless implemented, enough to fill the view.
    func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// The queue that an item's cell is taken from.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, cellIdentifierForItemAt indexPath: IndexPath
    ) -> ReusableCellIdentifier
    /// The queue that a supplementary view of the skeleton is taken from; nil, unless implemented, shows the view that
    /// the app shows at that place, if it has the section.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier?
    /// An item's cell; nil, unless implemented, lets the collection view take one from the queue of
    /// `cellIdentifierForItemAt`.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, skeletonCellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell?
    /// A cell is about to be shown as a skeleton.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareCellForSkeleton cell: UICollectionViewCell, at indexPath: IndexPath)
    /// A supplementary view is about to be shown as a skeleton.
    func collectionSkeletonView(
        _ skeletonView: UICollectionView, prepareViewForSkeleton view: UICollectionReusableView, at indexPath: IndexPath
    )
}

extension SkeletonCollectionViewDataSource {
    /// One section.
    public func numSections(in collectionSkeletonView: UICollectionView) -> Int { 1 }

    /// Enough items to fill the view.
    public func collectionSkeletonView(_ skeletonView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        UICollectionView.automaticNumberOfSkeletonItems
    }

    /// Nil.
    public func collectionSkeletonView(
        _ skeletonView: UICollectionView, supplementaryViewIdentifierOfKind kind: String, at indexPath: IndexPath
    ) -> ReusableCellIdentifier? { nil }

    /// Nil.
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
    /// Stands for as many items as fill the view: all columns of a grid down to the bottom, a row that scrolls sideways
    /// to its end; at most 10,000 a section.
    public nonisolated static let automaticNumberOfSkeletonItems = -1
}
