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
    /// The title above a section; none unless implemented.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The title below a section; none unless implemented.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
    /// One section.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// None.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// None.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
}

/// Stands in for a table's data source while it is set: the table asks it for everything, and tells its delegate nothing
/// about the rows and selects none, but asks it for their heights.
@MainActor
package protocol TableStandInSource: AnyObject {
    func numberOfSections(in tableView: UITableView) -> Int
    func numberOfRows(inSection section: Int, of tableView: UITableView) -> Int
    func cell(forRowAt indexPath: IndexPath, of tableView: UITableView) -> UITableViewCell
    /// Nil is the header that the app gives, for a section that the app has.
    func headerView(inSection section: Int, of tableView: UITableView) -> UITableViewHeaderFooterView?
    /// Nil is the footer that the app gives, for a section that the app has.
    func footerView(inSection section: Int, of tableView: UITableView) -> UITableViewHeaderFooterView?
}

extension TableStandInSource {
    package func headerView(inSection section: Int, of tableView: UITableView) -> UITableViewHeaderFooterView? { nil }
    package func footerView(inSection section: Int, of tableView: UITableView) -> UITableViewHeaderFooterView? { nil }
}
