public import Foundation

/// Prepares what a table's rows show before they are seen.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// The rows at `indexPaths` come next in the direction of scrolling, the nearest first: as many as are on screen.
    /// Each is named once on the way there, and none while a skeleton shows.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// The rows at `indexPaths`, which were asked for, are not about to be seen any longer. Does nothing unless
    /// implemented; nor is it called when rows are loaded anew, for they may be others then.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
    ) {}
}
