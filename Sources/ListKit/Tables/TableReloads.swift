import Foundation

/// The heights that a table expects after a reload.
struct TableReloads {
    /// `true` if the table's heights belong to the app's rows, not to placeholders.
    private var isOfApp = true
    /// `true` if the next reload must not use the previous heights.
    private var isForgotten = false
    /// The heights of the app's rows while placeholders replace them.
    private var appHeights: RowHeights?

    /// Discards the expected heights at the next reload, because the rows or their heights have changed.
    mutating func forget() {
        isForgotten = true
        appHeights = nil
    }

    /// Returns the expected heights of the rows being loaded, based on `heights`; `nil` if nothing is known about them.
    mutating func expectedHeights(after heights: RowHeights, showsApp: Bool) -> RowHeights? {
        let last = isForgotten ? nil : heights
        let wasOfApp = isOfApp
        isOfApp = showsApp
        isForgotten = false
        if showsApp == wasOfApp { return last }
        let expected = showsApp ? appHeights : nil
        appHeights = showsApp ? nil : last
        return expected
    }
}

extension UITableView {
    /// Reloads all rows because their heights have changed.
    func reloadHeights() {
        reloads.forget()
        reloadData()
    }
}
