extension UITableView {
    /// Performs the changes in the nonescaping closure `updates` as one animated batch. Calls the overridable method
    /// with optional closures.
    @preconcurrency
    public func performBatchUpdates(_ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { updates in
            let optional: (() -> Void)? = updates
            performBatchUpdates(optional, completion: completion)
        }
    }
}
