public import Foundation

/// Prepares what a collection view's items show before they are seen.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// The items at `indexPaths` come next in the direction of scrolling, the nearest first: as many as are on screen.
    /// Each is named once on the way there, and none while a skeleton shows.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// The items at `indexPaths`, which were asked for, are not about to be seen any longer. Does nothing unless
    /// implemented; nor is it called when items are loaded anew, for they may be others then.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
