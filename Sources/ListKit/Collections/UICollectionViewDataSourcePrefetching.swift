public import Foundation

/// Prepares data for items before they are visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called for items that will be visible next in the direction of scrolling, nearest first: as many as are visible
    /// now. Each item is announced once; none is while a skeleton is shown.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called when the items at `indexPaths`, which were requested, are no longer likely to be visible. Not called when
    /// items are reloaded, because they can be different ones then. Does nothing unless implemented.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
