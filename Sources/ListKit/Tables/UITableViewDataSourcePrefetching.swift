public import Foundation

/// An object that prepares data for rows before they are visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called with the rows that will become visible next in the scroll direction, nearest first. At most as many rows
    /// are requested as are currently visible. Rows with a pending request are not requested again; no rows are
    /// requested while a skeleton replaces the rows.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when requested rows are no longer likely to become visible, or when prefetching is disabled. Not called
    /// for reloads, because the index paths may then refer to different rows. Does nothing by default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
