package import Foundation
import LayerKit

extension UITableView {
    /// Shows the rows of `source` instead of the data source's, or with nil those of the data source again. What is on
    /// screen stays above the new rows and fades for `fade` seconds; with 0 it is gone at once.
    package func setStandInSource(_ source: (any TableStandInSource)?, fade: TimeInterval) {
        highlight(nil)
        let old: [UIView] = visibleCells + Array(headers.values) + Array(footers.values)
        (cells, headers, footers) = ([:], [:], [:])
        departing.finish()
        departing.take(old, in: window, duration: fade)
        setStandIn(source)
        // The new rows may be fewer: what departs keeps its place on the screen.
        let place = contentOffset
        reloadIfNeeded()
        contentOffset = clamped(contentOffset)
        departing.move(by: CGVector(dx: contentOffset.x - place.x, dy: contentOffset.y - place.y))
    }

    /// Whether `view`, a subview, is an element of the table: a row's cell or a section's header or footer, also on its way
    /// out.
    package func isElement(_ view: UIView) -> Bool {
        if view === tableHeaderView || view === tableFooterView || view === backgroundView { return false }
        if view is UITableViewCell || view is UITableViewHeaderFooterView { return true }
        return (Array(headers.values) + Array(footers.values) + departing.views).contains { $0 === view }
    }

    /// The cells that still fade out over the present rows.
    package var departingCells: [UITableViewCell] { departing.views.compactMap { $0 as? UITableViewCell } }
}
