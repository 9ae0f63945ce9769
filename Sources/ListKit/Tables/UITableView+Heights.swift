import Foundation
import Reporting

/// The element that keeps its position on screen while rows are measured, inserted or deleted.
enum TableAnchor {
    /// The beginning of the content.
    case top
    /// An element, and how far below its top the table's top edge is, in points.
    case element(ListElement, distance: CGFloat)
    /// The end of the content.
    case bottom
}

extension UITableView {
    /// Lengths in points, and times in seconds.
    enum Metrics {
        /// The height of rows that say nothing, in points.
        static let rowHeight: CGFloat = 44
        /// The room above and below a group that has no header or footer.
        static let groupGap: CGFloat = 18
        /// The room beside the cards of an inset table.
        static let cardInset: CGFloat = 16
        static let cardRadius: CGFloat = 10
        /// The height of a header or footer that says nothing, in points.
        static let headerHeight: CGFloat = 28
    }

    /// The distance from the content's top to the first section, in points.
    var contentTop: CGFloat { edgeHeight(tableHeaderView) }
    /// The height of all rows with the table's own header and footer.
    var contentHeight: CGFloat { contentTop + heights.totalHeight + edgeHeight(tableFooterView) }

    /// The height of the table's own header or footer.
    func edgeHeight(_ view: UIView?) -> CGFloat { Self.limited(view?.frame.height ?? 0) }

    /// The delegate, where it may be asked about what is shown.
    var askedDelegate: (any UITableViewDelegate)? { list.asksDelegate ? tableDelegate : nil }

    // MARK: Estimates

    /// Estimates heights: as the delegate says, or as the table's properties do. For many elements at a time.
    func makeEstimate() -> (ListElement) -> CGFloat {
        let (row, header, footer) = (estimatedRowHeight, estimatedSectionHeaderHeight, estimatedSectionFooterHeight)
        guard let tableDelegate = askedDelegate else {
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
            guard let path = list.askedPath(for: element.path) else { return row }
            return tableDelegate.tableView(self, estimatedHeightForRowAt: path)
        }
    }

    /// Heights without an estimate are asked for before anything is shown; those that the cells say wait for these.
    func askForHeightsWantedAtOnce() {
        let current = list.revision
        for element in heights.wantedAtOnce {
            guard list.isCurrent(current) else { return }
            ask(for: element)
        }
    }

    /// Nothing is known any more, because the table's width changed; what is at its top stays there.
    func forgetHeights() {
        let anchor = anchor()
        // How many rows stand in may depend on the room.
        list.adopt(list.showsApp ? list.counts : list.askedCounts())
        heights = RowHeights(counts: list.counts, means: heights.means, estimate: makeEstimate())
        askForHeightsWantedAtOnce()
        list.endDisplaying { !heights.contains($0) }
        measureVisible(keeping: anchor)
    }

    // MARK: Limits

    /// `height`, or what is nearest to it that a table can work with: 0 where it is not finite.
    private static func limited(_ height: CGFloat) -> CGFloat {
        height.isFinite ? min(max(0, height), largestHeight) : 0
    }

    /// The same, with a message where it is another.
    static func usable(_ height: CGFloat) -> CGFloat {
        let used = limited(height)
        if used != height {
            Diagnostics.report("UITableView: invalid row height \(height); using \(used)")
        }
        return used
    }

    // MARK: Rows

    /// The height in points that the delegate or the table states for a row, whether or not there is such a row yet;
    /// nil when it follows from the row's cell.
    func statedHeight(ofRowAt path: IndexPath) -> CGFloat? {
        let asked = list.askedPath(for: path)
        let height = asked.flatMap { tableDelegate?.tableView(self, heightForRowAt: $0) } ?? rowHeight
        return height == Self.automaticDimension ? nil : Self.usable(height)
    }

    /// The height in points of a row that `cell` shows: what the cell says. One that stands in and says nothing is as
    /// high as the row was estimated.
    func fittingHeight(of cell: UITableViewCell, forRowAt path: IndexPath) -> CGFloat {
        if cell.bounds.width != rowWidth { cell.frame.size.width = rowWidth }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if !list.showsApp || list.isAppended(path), size.height == Metrics.rowHeight,
            cell.contentView.constraints.isEmpty
        {
            let estimate = makeEstimate()(.cell(path))
            if estimate.isFinite, estimate > 0 { return Self.usable(estimate) }
        }
        return Self.usable(size.height)
    }
}
