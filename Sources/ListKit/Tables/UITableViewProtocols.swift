public import Foundation

/// An object that provides the rows of a table view.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Returns the number of sections. 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the number of rows in `section`.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell for a row, usually from `dequeueReusableCell`.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the title of a section's header. `nil` by default.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of a section's footer. `nil` by default.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Returns `true` if the row at `indexPath` can be edited, either with a swipe that deletes it or with its editing
    /// control. `false` by default. On iOS, the default is `true` if the data source implements `commit`, which can't
    /// be detected here. Without this method, rows have selection circles if
    /// `allowsMultipleSelectionDuringEditing` is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Called when the user deletes or inserts a row. Implementations first change the data, then the table. Does
    /// nothing by default.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    /// Never called, because the user can't move rows. Returns `false` by default.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Never called, because the user can't move rows. Does nothing by default.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Never called, because tables have no section index. Returns `nil` by default.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Never called, because tables have no section index. Returns `index` by default.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    /// Returns 1.
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }

    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

    /// Returns `nil`.
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

    /// Returns `false`.
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        tableView.defaultEditability()
    }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// Returns `false`.
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

    /// Does nothing.
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    /// Returns `nil`.
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

    /// Returns `index`.
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
