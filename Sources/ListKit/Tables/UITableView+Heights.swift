import Foundation
import Reporting

/// The content that keeps its position on screen while rows are measured, inserted or deleted.
enum TableAnchor {
    /// The start of the content.
    case top
    /// An element, and the distance in points from its top down to the top edge of the table.
    case element(ListElement, distance: CGFloat)
    /// The end of the content.
    case bottom
}

extension UITableView {
    /// The default dimensions of a table's rows, headers, footers and cards, in points.
    enum Metrics {
        /// The minimum height of rows without constraints or an explicit height.
        static let rowHeight: CGFloat = 44
        /// The space above and below a group without a header or footer.
        static let groupGap: CGFloat = 18
        /// The space above the first group if neither the group nor the table has a header.
        static let firstGroupGap: CGFloat = 35
        /// The space on both sides of the cards in an inset grouped table.
        static let cardInset: CGFloat = 16
        static let cardRadius: CGFloat = 10
        /// The height of headers and footers that have neither an explicit height nor content that determines one.
        static let headerHeight: CGFloat = 28
    }

    /// The distance from the content's top to the first section, in points.
    var contentTop: CGFloat { edgeHeight(tableHeaderView) }
    /// The total height of all sections and of the table's header and footer.
    var contentHeight: CGFloat { contentTop + heights.totalHeight + edgeHeight(tableFooterView) }

    /// Returns the height of the table header or footer `view`.
    func edgeHeight(_ view: UIView?) -> CGFloat { Self.limited(view?.frame.height ?? 0) }

    /// The delegate; `nil` if it must not be called for the displayed rows.
    var usedDelegate: (any UITableViewDelegate)? { list.usesDelegate ? tableDelegate : nil }

    // MARK: Estimates

    /// Returns a closure that estimates heights, based on the delegate or the table's properties. Create the closure
    /// once for many elements, because creating it reads these properties.
    func makeEstimate() -> (ListElement) -> CGFloat {
        let (row, header, footer) = (estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight)
        guard let tableDelegate = usedDelegate else {
            return { $0.isCell ? row : $0.isHeader ? header : footer }
        }
        let (list, hasAppendedItems) = (list, list.appendedItems != nil)
        return { [unowned self] element in
            guard element.isCell else {
                return element.isHeader
                    ? tableDelegate.tableView(self, estimatedHeightForHeaderInSection: element.section)
                    : tableDelegate.tableView(self, estimatedHeightForFooterInSection: element.section)
            }
            guard hasAppendedItems else { return tableDelegate.tableView(self, estimatedHeightForRowAt: element.path) }
            guard let path = list.appPath(for: element.path) else { return row }
            return tableDelegate.tableView(self, estimatedHeightForRowAt: path)
        }
    }

    /// Requests the heights of headers, footers and rows whose estimate is 0. Called before anything is displayed.
    /// Self-sizing rows are skipped.
    func requestRequiredHeights() {
        let current = list.revision
        for element in heights.requiredBeforeDisplay {
            guard list.isCurrent(current) else { return }
            requestHeights(for: element)
        }
    }

    /// Resets all heights. Called after the table's size, the text size or the editing mode has changed. The content
    /// at the anchor keeps its position.
    func resetHeights() {
        let anchor = anchor()
        // The number of placeholders may depend on the table's size.
        list.adopt(list.showsApp ? list.counts : list.sourceCounts())
        heights = RowHeights(counts: list.counts, means: heights.means, estimate: makeEstimate())
        requestRequiredHeights()
        list.endDisplaying { !heights.contains($0) }
        measureVisible(keeping: anchor)
    }

    // MARK: Limits

    /// Returns `height`, clamped to the valid range, or 0 if it is not finite.
    private static func limited(_ height: CGFloat) -> CGFloat {
        height.isFinite ? min(max(0, height), maximumHeight) : 0
    }

    /// Returns `height`, clamped to the valid range, or 0 if it is not finite. Invalid heights are reported.
    static func usable(_ height: CGFloat) -> CGFloat {
        let used = limited(height)
        if used != height {
            Diagnostics.report("UITableView: invalid row height \(height); using \(used)")
        }
        return used
    }

    // MARK: Rows

    /// Returns the height of a row in points, as specified by the delegate or the table. The row doesn't need to have a
    /// cell yet. Returns `nil` if the row is self-sizing.
    func specifiedHeight(ofRowAt path: IndexPath) -> CGFloat? {
        let appPath = list.appPath(for: path)
        let height = appPath.flatMap { tableDelegate?.tableView(self, heightForRowAt: $0) } ?? rowHeight
        return height == Self.automaticDimension ? nil : Self.usable(height)
    }

    /// Returns the height in points that `cell` requires. For a placeholder whose height neither constraints nor
    /// content determine, returns its estimated height, if any.
    func fittingHeight(of cell: UITableViewCell, forRowAt path: IndexPath) -> CGFloat {
        if cell.bounds.width != rowWidth { cell.frame.size.width = rowWidth }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard !cell.constraintsDetermineHeight, size.height == Metrics.rowHeight else {
            return Self.usable(size.height)
        }
        var height = Metrics.rowHeight
        if !list.showsApp || list.isAppended(path) {
            let estimate = makeEstimate()(.cell(path))
            if estimate.isFinite, estimate > 0 { height = Self.usable(estimate) }
        }
        if cell.hasAmbiguousConstraints { reportAmbiguousConstraints(of: cell, using: height) }
        return height
    }

    /// Reports, once for each reuse identifier, that the constraints in `cell` don't determine its height. `height` is
    /// the height that the row has instead, in points.
    private func reportAmbiguousConstraints(of cell: UITableViewCell, using height: CGFloat) {
        guard list.pool.isFirstAmbiguous(cell.reuseKey) else { return }
        let name = cell.reuseIdentifier.map { " \"\($0)\"" } ?? ""
        Diagnostics.report(
            "UITableView: the constraints in the \(type(of: cell))\(name) don't determine its height; using \(height). "
                + "Connect its views to the top and bottom of contentView, or set rowHeight")
    }
}
