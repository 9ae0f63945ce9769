public import Foundation

/// Prepares data for rows before they are visible.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called for rows that will be visible next in the scroll direction, nearest first: as many as are visible now.
    /// Each row is announced once; none is while a skeleton is shown.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called when the rows at `indexPaths`, which were requested, are no longer likely to be visible. Not called when
    /// rows are reloaded, because they can be different ones then. Does nothing unless implemented.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
