import Foundation

/// The heights that a table expects after reloading its rows.
struct TableReloads {
    /// `true` if the table has the heights of the app's rows.
    private var isOfApp = true
    /// `true` if the next load must not estimate any height.
    private var isForgotten = false
    /// The heights of the app's rows while placeholders replace them.
    private var appHeights: RowHeights?

    /// Expects no heights at the next reload, because the rows or their heights are different.
    mutating func forget() {
        (isForgotten, appHeights) = (true, nil)
    }

    /// Returns the heights that the rows being loaded probably have, based on `heights`; `nil` if nothing is known
    /// about them.
    mutating func expectedHeights(after heights: RowHeights, showsApp: Bool) -> RowHeights? {
        let last = isForgotten ? nil : heights
        let wasOfApp = isOfApp
        (isOfApp, isForgotten) = (showsApp, false)
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
