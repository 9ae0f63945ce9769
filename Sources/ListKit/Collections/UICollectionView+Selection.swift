public import Foundation

extension UICollectionView {
    /// The paths of the selected items, in order; `nil` if there is no selection.
    public var indexPathsForSelectedItems: [IndexPath]? { list.selection.items.sorted().nonEmpty }

    /// Selects an item and scrolls to it; `nil` clears the selection. Has no effect if `allowsSelection` is `false`.
    /// The delegate is not called.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        list.reloadIfNeeded()
        guard list.select(indexPath), let indexPath else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Deselects an item. The delegate is not called.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        list.setSelected(false, at: indexPath)
    }
}
