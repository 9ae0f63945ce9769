extension UICollectionView {
    /// Performs the changes in the nonescaping closure `updates` as one animated batch. Calls the overload with
    /// optional closures, which subclasses can override.
    @preconcurrency
    public func performBatchUpdates(_ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }
}
