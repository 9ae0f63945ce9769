public import Foundation
import LayerKit
import Reporting

extension UICollectionView {
    // MARK: Public

    /// Makes the insertions, deletions, moves and reloads that `updates` calls as one change, which is animated from what
    /// is on screen before to what is on screen after.
    ///
    /// What leaves, moves or is reloaded is named by its path before the batch, what comes and where things move to by
    /// the path after it. The data source must have changed by the same when `updates` returns; otherwise a message tells
    /// the counts, and everything is loaded anew. With `updates` nil the layout's changes are animated.
    ///
    /// - Parameters:
    ///   - updates: Changes the data and calls the methods of this extension.
    ///   - completion: Told once whether the animation ran to its end; at once when there is none.
    public func performBatchUpdates(
        _ updates: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard !isUpdating else {
            updates?()
            if let completion { pendingCompletions.append(completion) }
            return
        }
        // Numbers that nobody was told yet are asked for after the update, which then is part of them.
        let transition = isLoaded && !isPlacing ? CollectionTransition(of: self) : nil
        let known = generation
        isUpdating = true
        pendingUpdates = ListUpdates()
        pendingCompletions = completion.map { [$0] } ?? []
        updates?()
        isUpdating = false
        let (pending, completions) = (pendingUpdates, pendingCompletions)
        pendingCompletions = []
        let tellAll: @MainActor (Bool) -> Void = { finished in for completion in completions { completion(finished) } }
        guard let transition, isLoaded else {
            // What stands in ends, where the app asked for that, as with any other way to show the data anew. Amid a
            // callback of a layout nothing can move, and numbers that were asked for amid the batch are old.
            if standInSource != nil || isPlacing || generation != known { reloadData() }
            tellAll(true)
            return
        }
        apply(pending, transition, completion: tellAll)
    }

    /// New items stand at `indexPaths`.
    public func insertItems(at indexPaths: [IndexPath]) {
        update { $0.insertedItems.formUnion(indexPaths) }
    }

    /// The items at `indexPaths` are gone.
    public func deleteItems(at indexPaths: [IndexPath]) {
        update { $0.deletedItems.formUnion(indexPaths) }
    }

    /// Shows the items at `indexPaths` by new cells.
    public func reloadItems(at indexPaths: [IndexPath]) {
        update { $0.reloadedItems.formUnion(indexPaths) }
    }

    /// The item at `indexPath` is at `newIndexPath` now.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { $0.movedItems.insert(ListUpdates.Move(from: indexPath, to: newIndexPath)) }
    }

    /// New sections stand at `sections`.
    public func insertSections(_ sections: IndexSet) {
        update { $0.insertedSections.formUnion(sections) }
    }

    /// The sections at `sections` are gone.
    public func deleteSections(_ sections: IndexSet) {
        update { $0.deletedSections.formUnion(sections) }
    }

    /// Shows the sections at `sections`, whose numbers of items may have changed, by new views.
    public func reloadSections(_ sections: IndexSet) {
        update { $0.reloadedSections.formUnion(sections) }
    }

    /// The section at `section` is at `newSection` now.
    public func moveSection(_ section: Int, toSection newSection: Int) {
        update { $0.movedSections.insert(ListUpdates.Move(from: section, to: newSection)) }
    }

    /// Places the items by `layout` from now on, and with `animated` moves what is on screen before or after there.
    /// `completion` is told once whether the animation ran to its end; at once when there is none.
    public func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)? = nil
    ) {
        guard animated, !isPlacing, isLoaded, layout !== collectionViewLayout else {
            collectionViewLayout = layout
            completion?(true)
            return
        }
        let transition = CollectionTransition(of: self)
        collectionViewLayout = layout
        prepareLayout()
        moveToTarget(of: transition, .identity)
        run(transition, .identity, completion: completion)
    }

    // MARK: Internal

    /// The attributes that an element had before the update that is under way, in the layout's coordinates.
    func formerAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        presentTransition?.formerAttributes[element]
    }

    /// Puts the views of `leaving` that `views` names back into the queue, and tells the delegate.
    func endDeparture(of views: Set<ObjectIdentifier>) {
        let ended = leaving.filter { views.contains(ObjectIdentifier($0.view)) }
        leaving.removeAll { views.contains(ObjectIdentifier($0.view)) }
        for (view, element) in ended {
            view.endDeparture()
            release(view, of: element)
        }
    }

    /// Puts all that leaves back into the queue.
    func endAllDepartures() {
        endDeparture(of: Set(leaving.map { ObjectIdentifier($0.view) }))
    }

    // MARK: Private

    private func update(_ change: @escaping @MainActor (inout ListUpdates) -> Void) {
        guard !isUpdating else {
            change(&pendingUpdates)
            return
        }
        performBatchUpdates { [weak self] in self?.update(change) }
    }

    private func apply(
        _ updates: ListUpdates, _ transition: CollectionTransition, completion: @escaping @MainActor (Bool) -> Void
    ) {
        let counts = itemCounts()
        let changes: ListTransition
        do {
            changes = try ListTransition(updates, from: self.counts, to: counts)
        } catch {
            Diagnostics.report("UICollectionView: \(error); everything is loaded anew")
            reloadData()
            completion(false)
            return
        }
        let mapping = updates.isEmpty ? ElementMapping.identity : ElementMapping(changes)
        highlight(nil)
        selection.follow(changes, counts: counts)
        selectionStart = selectionStart.flatMap(mapping.newPath)
        adopt(counts)
        collectionViewLayout.invalidateLayout()
        prepareLayout()
        presentTransition = transition
        collectionViewLayout.prepare(forCollectionViewUpdates: UICollectionViewUpdateItem.items(of: changes))
        moveToTarget(of: transition, mapping)
        run(transition, mapping, completion: completion)
        presentTransition = nil
    }

    private func run(
        _ transition: CollectionTransition, _ mapping: ElementMapping, completion: (@MainActor (Bool) -> Void)?
    ) {
        var isAtOnce = false
        placingElements { isAtOnce = transition.run(mapping, completion: completion) }
        setNeedsLayout()
        if isAtOnce { completion?(true) }
    }

    /// Scrolls to where the items on screen stay, or to where the layout wants to be.
    private func moveToTarget(of transition: CollectionTransition, _ mapping: ElementMapping) {
        let kept = transition.anchor.offset(in: self, newPath: mapping.stayingPath)
        let proposed = clamped(kept)
        let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
        guard wanted.x.isFinite, wanted.y.isFinite, wanted != proposed else {
            // Content that is dragged beyond its end stays there.
            moveContent(to: kept)
            return
        }
        moveContent(to: clamped(wanted))
    }
}
