public import ListKit

/// The delegate of a collection view that shows skeletons. The protocol has no requirements and exists for
/// compatibility with SkeletonView.
@preconcurrency @MainActor
public protocol SkeletonCollectionViewDelegate: UICollectionViewDelegate {}

extension UICollectionView {
    /// Shows and lays out the skeleton's items without bones. Showing a skeleton later adds the bones.
    ///
    /// Calling this method is optional, because showing a skeleton does the same. If no skeleton is shown, the items
    /// stay until the next `reloadData`.
    ///
    /// - Parameter completion: Called before the method returns, with `false` if the data source isn't a
    ///   `SkeletonCollectionViewDataSource`, otherwise with `true`.
    public func prepareSkeleton(completion: @escaping (Bool) -> Void) {
        guard describesSkeleton else { return completion(false) }
        if skeletonSource == nil {
            showSkeletonItems(automatically: false, fade: nil)
            endsPlaceholdersOnReload = true
        }
        layoutIfNeeded()
        completion(true)
    }
}
