public import Foundation

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
        guard select(indexPath), let indexPath else { return }
        selection.cursor = indexPath
        placeFocusRing()
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Takes the selection from an item. The delegate is not told.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath)
    }

    // MARK: Internal: the mouse

    func press(_ touch: UITouch?) {
        guard allowsSelection, standInSource == nil, let touch,
            let path = indexPathForItem(at: touch.location(in: self)),
            // A header that stays over the item takes the press.
            let cell = cellForItem(at: path), touch.view?.isDescendant(of: cell) ?? false,
            collectionDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true, hasItem(at: path)
        else { return }
        highlight(path)
    }

    func release(_ touch: UITouch?) {
        guard let pressed = selection.highlighted else { return }
        highlight(nil)
        guard allowsSelection, let touch, indexPathForItem(at: touch.location(in: self)) == pressed else { return }
        takeCursor(to: pressed)
        userSelected(pressed)
    }
}

extension UICollectionView: SelectingList {
    func showSelection(_ isSelected: Bool, at path: IndexPath) {
        if standInSource == nil { cellForItem(at: path)?.isSelected = isSelected }
    }

    func showHighlight(_ isHighlighted: Bool, at path: IndexPath) {
        guard standInSource == nil else { return }
        cellForItem(at: path)?.isHighlighted = isHighlighted
        if isHighlighted {
            collectionDelegate?.collectionView(self, didHighlightItemAt: path)
        } else {
            collectionDelegate?.collectionView(self, didUnhighlightItemAt: path)
        }
    }

    func pathToSelect(_ path: IndexPath) -> IndexPath? {
        collectionDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true ? path : nil
    }

    func pathToDeselect(_ path: IndexPath) -> IndexPath? {
        collectionDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true ? path : nil
    }

    func pathToReplace(_ path: IndexPath) -> IndexPath? { path }

    func userDidSelect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didSelectItemAt: path) }
    func userDidDeselect(_ path: IndexPath) { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
}
