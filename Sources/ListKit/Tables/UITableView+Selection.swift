public import Foundation

extension UITableView {
    /// The selected row, or the first of several; `nil` without a selection.
    public var indexPathForSelectedRow: IndexPath? { list.selection.items.min() }

    /// The selected rows in order; `nil` without a selection.
    public var indexPathsForSelectedRows: [IndexPath]? { list.selection.items.sorted().nonEmpty }

    /// Selects a row and scrolls to it; nil takes the selection from all. The delegate is not told. With `.none` the
    /// table does not scroll.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        list.reloadIfNeeded()
        guard list.select(indexPath), let indexPath else { return }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Takes the selection from a row. The delegate is not told.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        list.setSelected(false, at: indexPath)
    }
}
