public import Foundation

/// Prepares data for rows before they are visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called with the rows that will be visible next in the scroll direction, nearest first: as many as are visible
    /// now. Each row is requested once; no rows are requested while a skeleton is shown.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when requested rows are no longer likely to become visible. Not called for a reload because the paths may
    /// then refer to different rows. Does nothing by default.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
