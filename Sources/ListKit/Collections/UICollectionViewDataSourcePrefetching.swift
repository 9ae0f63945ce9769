public import Foundation

/// Prepares what a collection view's items show before they are seen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// The items at `indexPaths` come next in the direction of scrolling, the nearest first: as many as are on screen.
    /// Each is named once on the way there, and none while a skeleton shows.
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
