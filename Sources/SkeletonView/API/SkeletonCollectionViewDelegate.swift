public import ViewKit

/// A collection view's delegate whose items may be a skeleton's for a while. It has nothing to implement.
@preconcurrency @MainActor
public protocol SkeletonCollectionViewDelegate: UICollectionViewDelegate {}

extension UICollectionView {
    /// Shows the items of the skeleton, without bones yet, and lays them out; a later show puts bones on them.
    ///
    /// A show does the same by itself, so this is not needed. `completion` is called before the method returns: with
    /// true, or with false when the data source is no `SkeletonCollectionViewDataSource`. Without a show the items stay
    /// until the next `reloadData`.
    public func prepareSkeleton(completion: (Bool) -> Void) {
        guard describesSkeleton else { return completion(false) }
        if skeletonSource == nil {
            showSkeletonItems(automatically: false, fade: nil)
            endsPlaceholdersOnReload = true
        }
        layoutIfNeeded()
        completion(true)
    }
}
