public import Foundation

/// The items of a collection view that are selected, and the one that is pressed.
struct CollectionSelection {
    var items: Set<IndexPath> = []
    var highlighted: IndexPath?

    /// Forgets the items for which `isGone` holds.
    mutating func remove(where isGone: (IndexPath) -> Bool) {
        items = items.filter { !isGone($0) }
        if let path = highlighted, isGone(path) { highlighted = nil }
    }
}

extension UICollectionView {
    // MARK: Public

    /// The items that are selected, in order; nil when there are none.
    public var indexPathsForSelectedItems: [IndexPath]? {
        selection.items.isEmpty ? nil : selection.items.sorted()
    }

    /// Selects an item and scrolls to it; nil takes the selection from all. The delegate is not told.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        reloadIfNeeded()
        if indexPath == nil || !allowsMultipleSelection {
            for path in selection.items where path != indexPath { setSelected(false, at: path) }
        }
        guard let indexPath, hasItem(at: indexPath) else { return }
        setSelected(true, at: indexPath)
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Takes the selection from an item. The delegate is not told.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    // MARK: Internal

    /// The user clicked an item.
    func userSelected(_ path: IndexPath) {
        if allowsMultipleSelection, selection.items.contains(path) {
            if collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true { userDeselected(path) }
            return
        }
        guard collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true, hasItem(at: path) else {
            return
        }
        if !allowsMultipleSelection {
            for other in selection.items.sorted() where other != path { userDeselected(other) }
        }
        setSelected(true, at: path)
        collectionDelegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Shows the item at `path` as pressed, and no other.
    func highlight(_ path: IndexPath?) {
        if let old = selection.highlighted { cellForItem(at: old)?.isHighlighted = false }
        selection.highlighted = path
        if let path { cellForItem(at: path)?.isHighlighted = true }
    }

    // MARK: Private

    private func userDeselected(_ path: IndexPath) {
        setSelected(false, at: path)
        collectionDelegate?.collectionView(self, didDeselectItemAt: path)
    }

    private func setSelected(_ isSelected: Bool, at path: IndexPath) {
        if isSelected { selection.items.insert(path) } else { selection.items.remove(path) }
        if standInSource == nil { cellForItem(at: path)?.isSelected = isSelected }
    }
}
