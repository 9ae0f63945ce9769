import Foundation
import LayerKit
import Reporting

/// What keeps its place on the screen while heights become known or rows come and go.
enum TableAnchor {
    /// The beginning of the content.
    case top
    /// An element, and how far below its top the table's top edge is, in points.
    case element(RowHeights.Element, distance: CGFloat)
    /// The end of the content.
    case bottom
}

extension UITableView {
    /// The most rows and sections that a table takes.
    private static let mostRows = 10_000_000
    private static let mostSections = 1_000_000

    /// The distance from the content's top to the first section, in points.
    var contentTop: CGFloat { edgeHeight(tableHeaderView) }

    /// The height of the table's own header or footer.
    func edgeHeight(_ view: UIView?) -> CGFloat {
        let height = view?.frame.height ?? 0
        return height.isFinite ? min(max(0, height), Self.largestHeight) : 0
    }

    // MARK: Counts

    /// How many rows each section has, asked anew.
    func rowCounts() -> [Int] {
        let asked: Int
        if let standInSource {
            asked = standInSource.numberOfSections(in: self)
        } else {
            asked = dataSource?.numberOfSections(in: self) ?? 0
        }
        guard asked <= Self.mostSections else {
            Diagnostics.report(
                "UITableView: \(asked) sections are more than a table takes (\(Self.mostSections)); it shows none")
            return []
        }
        var left = Self.mostRows
        return (0..<max(0, asked)).map { section in
            let count = numberOfRowsAsked(inSection: section)
            if count < 0 {
                Diagnostics.report("UITableView: a section was said to have \(count) rows; it counts as empty")
                return 0
            }
            guard count <= left else {
                Diagnostics.report(
                    "UITableView: the \(count) rows of section \(section) are more than a table takes "
                        + "(\(Self.mostRows) in all); it counts as empty")
                return 0
            }
            left -= count
            return count
        }
    }

    func numberOfRowsAsked(inSection section: Int) -> Int {
        if let standInSource { return standInSource.numberOfRows(inSection: section, of: self) }
        return dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
    }

    // MARK: Estimates

    /// Makes heights of which nothing is known yet.
    func makeHeights(counts: [Int]) {
        let rows = rowHeight.isFinite && rowHeight >= 0 ? rowHeight : Metrics.rowHeight
        let (header, footer) = (sectionHeaderHeight, sectionFooterHeight)
        let gap = style == .plain ? 0 : Metrics.groupGap
        heights = RowHeights(
            counts: counts,
            means: RowHeights.Means(
                rows: MeanHeight(rows), headers: MeanHeight(header >= 0 && header.isFinite ? header : gap),
                footers: MeanHeight(footer >= 0 && footer.isFinite ? footer : gap)),
            estimate: estimate)
    }

    func estimate(of element: RowHeights.Element) -> CGFloat {
        guard let tableDelegate else {
            return switch element {
            case .header: estimatedSectionHeaderHeight
            case .row: estimatedRowHeight
            case .footer: estimatedSectionFooterHeight
            }
        }
        return switch element {
        case .header(let section): tableDelegate.tableView(self, estimatedHeightForHeaderInSection: section)
        case .row(let path): tableDelegate.tableView(self, estimatedHeightForRowAt: path)
        case .footer(let section): tableDelegate.tableView(self, estimatedHeightForFooterInSection: section)
        }
    }

    /// Heights without an estimate are asked for before anything is shown; those that the cells say wait for these.
    func askForHeightsWantedAtOnce() {
        let current = revision
        for element in heights.wantedAtOnce {
            guard isCurrent(current) else { return }
            ask(for: element)
        }
    }

    /// Nothing is known any more, because the table's width changed; what is at its top stays there.
    func forgetHeights() {
        let anchor = anchor()
        rowsDidChange()
        // How many rows stand in may depend on the room.
        let counts = standInSource == nil ? heights.counts : rowCounts()
        heights = RowHeights(counts: counts, means: heights.means, estimate: estimate)
        askForHeightsWantedAtOnce()
        for path in cells.keys.sorted() where !heights.hasRow(at: path) { endDisplaying(path) }
        for section in headers.keys.sorted() where section >= heights.sectionCount { endDisplayingHeader(section) }
        for section in footers.keys.sorted() where section >= heights.sectionCount { endDisplayingFooter(section) }
        measureVisible(keeping: anchor)
    }

    // MARK: Limits

    /// `height`, or what is nearest to it that a table can work with.
    static func usable(_ height: CGFloat) -> CGFloat {
        guard height.isFinite, height >= 0, height <= largestHeight else {
            let used = height > largestHeight && height.isFinite ? largestHeight : 0
            Diagnostics.report("UITableView: a height of \(height) is none that a row can have; \(used) is used")
            return used
        }
        return height
    }
}

extension UITableView {
    /// The height in points that the delegate or the table states for a row, whether or not there is such a row yet; nil
    /// when it follows from the row's cell.
    package func statedHeight(ofRowAt path: IndexPath) -> CGFloat? {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if height == Self.automaticDimension { return nil }
        return height.isFinite ? min(max(0, height), Self.largestHeight) : 0
    }

    /// The height in points of a row that `cell` shows: what the cell says. One that stands in and says nothing is as high
    /// as the row was estimated.
    package func fittingHeight(of cell: UITableViewCell, forRowAt path: IndexPath) -> CGFloat {
        if cell.bounds.width != rowWidth { cell.frame.size.width = rowWidth }
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        if standInSource != nil, size.height == Metrics.rowHeight, cell.contentView.constraints.isEmpty {
            let estimate = estimate(of: .row(path))
            if estimate.isFinite, estimate > 0 { return Self.usable(estimate) }
        }
        return Self.usable(size.height)
    }

    /// Puts a cell that was only measured into the reuse queue.
    package func giveBack(_ cell: UITableViewCell) {
        enqueue(cell)
    }
}
