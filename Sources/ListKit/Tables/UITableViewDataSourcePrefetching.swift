public import Foundation

/// Prepares what a table's rows show before they are seen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// The rows at `indexPaths` come next in the direction of scrolling, the nearest first: as many as are on screen.
    /// Each is named once on the way there, and none while a skeleton shows.
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
