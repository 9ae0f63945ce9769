public import Foundation

extension UICollectionView {
    // MARK: Public

    /// Performs the insertions, deletions, moves and reloads in `updates` as one animated change.
    ///
    /// Deletions, moves and reloads use the paths before the batch, insertions and destinations of moves those after
    /// it. The data source must have changed accordingly when `updates` returns; otherwise a message lists the counts,
    /// and everything is reloaded. If `updates` is `nil`, changes of the layout are animated.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls the methods of this extension.
    ///   - completion: Called once with `true` if the animation ran to its end; immediately without an animation.
    @preconcurrency
    public func performBatchUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        list.performUpdates(updates, completion: completion)
    }

    /// Performs `updates`, which are required here, before the call returns.
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

    /// Replaces the cells of the items at `indexPaths`.
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

    /// Replaces the views of the sections at `sections`, whose numbers of items may have changed.
    public func reloadSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.reloaded.formUnion(sections) }
    }

    /// Moves the section at `section` to `newSection`.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        list.update { $0.updates.sections.moved.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    /// Sets `layout`, and with `animated` moves items that are visible before or after to their new positions.
    /// `completion` is called once with `true` if the animation ran to its end; immediately without an animation.
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
        (list.motion?.places as? CollectionMotion)?.formerAttributes[element]
    }
}
