public import Foundation

/// An object that prepares data for items before they are visible.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Called with the items that will become visible next in the scroll direction, nearest first. At most as many
    /// items are requested as are currently visible. Items with a pending request are not requested again; no items are
    /// requested while a skeleton replaces the items.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Called when requested items are no longer likely to become visible, or when prefetching is disabled. Not called
    /// for reloads, because the index paths may then refer to different items. Does nothing by default.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    /// Does nothing.
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
