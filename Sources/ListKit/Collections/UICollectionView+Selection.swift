public import Foundation

extension UICollectionView {
    /// The selected items in order; `nil` without a selection.
    public var indexPathsForSelectedItems: [IndexPath]? { list.selection.items.sorted().nonEmpty }

    /// Selects an item and scrolls to it; nil takes the selection from all. The delegate is not told.
    public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        guard allowsSelection else { return }
        list.reloadIfNeeded()
        guard list.select(indexPath), let indexPath else { return }
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }

    /// Takes the selection from an item. The delegate is not told.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
        list.setSelected(false, at: indexPath)
    }
}
