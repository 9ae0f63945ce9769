public import Foundation

extension UITableView {
    /// The path of the first selected row; `nil` if there is no selection.
    public var indexPathForSelectedRow: IndexPath? { list.selection.items.min() }

    /// The paths of the selected rows, in order; `nil` if there is no selection.
    public var indexPathsForSelectedRows: [IndexPath]? { list.selection.items.sorted().nonEmpty }

    /// Selects a row and scrolls to it, unless `scrollPosition` is `.none`; `nil` clears the selection. The delegate is
    /// not called.
    public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        list.reloadIfNeeded()
        guard list.select(indexPath), let indexPath else { return }
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    /// Deselects a row. The delegate is not called.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        list.setSelected(false, at: indexPath)
    }
}
