import Foundation

/// The heights that a table expects when its rows are loaded again.
struct TableReloads {
    /// `true` if the table's heights are those of the app's rows.
    private var isOfApp = true
    /// `true` if the next load must not estimate any height.
    private var isForgotten = false
    /// The heights of the app's rows while something stands in for them.
    private var appHeights: RowHeights?

    /// Expects nothing at the next load: the rows have other heights, or are not the same ones.
    mutating func forget() {
        (isForgotten, appHeights) = (true, nil)
    }

    /// The heights that the rows which are being loaded probably have, after those in `heights`; nil if nothing is
    /// known of them.
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
    /// Loads all rows again, whose heights are not the same any more.
    func reloadHeights() {
        reloads.forget()
        reloadData()
    }
}
