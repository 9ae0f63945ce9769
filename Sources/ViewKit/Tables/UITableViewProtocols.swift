public import Foundation

/// Gives a table its rows.
@MainActor
public protocol UITableViewDataSource: AnyObject {
    /// How many sections there are; 1 unless implemented.
    func numberOfSections(in tableView: UITableView) -> Int
    /// How many rows `section` has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The cell of a row, taken from the table's reuse queue by `dequeueReusableCell`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
}

/// Tells a table how its rows look and hears what happens to them.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
    /// The height of a row in points; the table's `rowHeight` unless implemented.
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
    /// A cell is about to be shown.
    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
    /// A cell left the screen.
    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
    /// The table's `rowHeight`.
    public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        tableView.rowHeight
    }

    /// Does nothing.
    public func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {}

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {}
}

/// Stands in for a table's data source while it is set: the table asks it for everything, and tells its delegate nothing
/// about the rows but asks it for their heights.
@MainActor
package protocol TableStandInSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func numberOfRows(inSection section: Int, of tableView: UITableView) -> Int
    func cell(forRowAt indexPath: IndexPath, of tableView: UITableView) -> UITableViewCell
}
