public import Foundation

extension UICollectionView {
    // MARK: Public

    /// Makes the insertions, deletions, moves and reloads that `updates` calls as one change, which is animated from
    /// what is on screen before to what is on screen after.
    ///
    /// What leaves, moves or is reloaded is named by its path before the batch, what comes and where things move to by
    /// the path after it. The data source must have changed by the same when `updates` returns; otherwise a message
    /// tells the counts, and everything is loaded anew. With `updates` nil the layout's changes are animated.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls the methods of this extension.
    ///   - completion: Told once whether the animation ran to its end; at once when there is none.
    @preconcurrency
    public func performBatchUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        list.performUpdates(updates, completion: completion)
    }

    /// The same with updates that are there for certain, and are made before the call returns.
    @preconcurrency
    public func performBatchUpdates(
        _ updates: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        withoutActuallyEscaping(updates) { updates in list.performUpdates(updates, completion: completion) }
    }

    /// New items stand at `indexPaths`.
    public func insertItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.inserted.formUnion(indexPaths) }
    }

    /// The items at `indexPaths` are gone.
    public func deleteItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.deleted.formUnion(indexPaths) }
    }

    /// Shows the items at `indexPaths` by new cells.
    public func reloadItems(at indexPaths: [IndexPath]) {
        list.update { $0.updates.items.reloaded.formUnion(indexPaths) }
    }

    /// The item at `indexPath` is at `newIndexPath` now.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        list.update { $0.updates.items.moved.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// New sections stand at `sections`.
    public func insertSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.inserted.formUnion(sections) }
    }

    /// The sections at `sections` are gone.
    public func deleteSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.deleted.formUnion(sections) }
    }

    /// Shows the sections at `sections`, whose numbers of items may have changed, by new views.
    public func reloadSections(_ sections: IndexSet) {
        list.update { $0.updates.sections.reloaded.formUnion(sections) }
    }

    /// The section at `section` is at `newSection` now.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        list.update { $0.updates.sections.moved.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    /// Places the items by `layout` from now on, and with `animated` moves what is on screen before or after there.
    /// `completion` is told once whether the animation ran to its end; at once when there is none.
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

    /// The attributes that an element had before the update that is under way, in the layout's coordinates.
    func formerAttributes(of element: ListElement) -> UICollectionViewLayoutAttributes? {
        (list.motion?.places as? CollectionMotion)?.formerAttributes[element]
    }
}
