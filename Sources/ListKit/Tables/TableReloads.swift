import Foundation

/// The heights that a table expects its elements to have after a reload.
struct TableReloads {
    /// `true` if the table's heights are those of the app's rows; `false` if they are those of placeholders.
    private var hasAppHeights = true
    /// `true` if the next reload must not use the previous heights.
    private var ignoresPreviousHeights = false
    /// The heights of the app's rows, saved while placeholders replace the rows.
    private var appHeights: RowHeights?

    /// Makes the next reload ignore the previous heights. Called when the rows or their heights have changed.
    mutating func forget() {
        ignoresPreviousHeights = true
        appHeights = nil
    }

    /// Returns the expected heights of the rows being loaded; `nil` if no heights are expected. `heights` are those
    /// before the reload.
    mutating func expectedHeights(after heights: RowHeights, showsApp: Bool) -> RowHeights? {
        let last = ignoresPreviousHeights ? nil : heights
        let hadAppHeights = hasAppHeights
        hasAppHeights = showsApp
        ignoresPreviousHeights = false
        if showsApp == hadAppHeights { return last }
        let expected = showsApp ? appHeights : nil
        appHeights = showsApp ? nil : last
        return expected
    }
}

extension UITableView {
    /// Reloads all rows and discards their previous heights.
    func reloadHeights() {
        reloads.forget()
        reloadData()
    }
}
