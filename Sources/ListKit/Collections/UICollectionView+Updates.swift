public import Foundation

extension UICollectionView {
    // MARK: Public

    /// Performs the insertions, deletions, moves and reloads in `updates` as one animated batch.
    ///
    /// Deletions, reloads and the sources of moves use the paths before the batch; insertions and the destinations of
    /// moves use the paths after it. The data source must reflect the changes when `updates` returns; otherwise the
    /// mismatch is reported and all items are reloaded. If `updates` is `nil`, layout changes are animated.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls `insertItems` and similar methods.
    ///   - completion: Called once, with `true` if the animation was not interrupted; immediately if nothing is
    ///     animated.
    @preconcurrency
    public func performBatchUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        list.performUpdates(updates, completion: completion)
    }

    /// Performs `updates` as one animated batch, with a closure that doesn't escape.
    @preconcurrency
    public func performBatchUpdates(
        _ updates: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { updates in list.performUpdates(updates, completion: completion) }
    }

    /// Inserts items at `indexPaths`.
    public func insertItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.inserted.formUnion(indexPaths) }
    }

    /// Deletes the items at `indexPaths`.
    public func deleteItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.deleted.formUnion(indexPaths) }
    }

    /// Reloads the items at `indexPaths`: their cells are replaced.
    public func reloadItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.reloaded.formUnion(indexPaths) }
    }

    /// Moves the item at `indexPath` to `newIndexPath`.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.update { $0.updates.items.moved.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// Inserts sections at `sections`.
    public func insertSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.inserted.formUnion(sections) }
    }

    /// Deletes the sections at `sections`.
    public func deleteSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.deleted.formUnion(sections) }
    }

    /// Reloads `sections`, whose numbers of items may have changed. `sections` are their indexes before the batch.
    public func reloadSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.reloaded.formUnion(sections) }
    }

    /// Moves the section at `section` to `newSection`.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        list.update { $0.updates.sections.moved.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    /// Sets `layout` and optionally animates visible items to their new positions. `completion` is called once: with
    /// `true` if the animation was not interrupted, and immediately if nothing is animated.
    @preconcurrency
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        let isKnown = animated && !list.isPlacing && layout !== collectionViewLayout && list.isLoaded
        let motion = isKnown ? ListMotion(of: list) : nil
        collectionViewLayout = layout
        guard let motion else {
            completion?(true)
            return
        }
        list.move(by: .identity, motion, completion: { completion?($0) }, adopt: {})
    }

    // MARK: Internal

    /// Returns the attributes of an element before the current update, in the layout's coordinates.
    func formerAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        (list.motion?.positions as? CollectionMotion)?.formerAttributes[element]
    }
}
