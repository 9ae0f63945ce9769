import Foundation
import LayerKit

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

    // MARK: Measuring

    /// Makes the heights of everything on screen known, with `anchor` at its place.
    func measureVisible(keeping anchor: TableAnchor) {
        let current = revision
        var anchor = anchor
        repeat {
            var top = contentOffset.y
            move(&top, to: anchor)
            while measureOne(from: top) { move(&top, to: anchor) }
            guard current == revision else { return }
            updateContentSize(movedBy: top - contentOffset.y)
            anchor = self.anchor()
            // Where the content became shorter, its end came into view with rows that are not known.
        } while isCurrent(current) && firstUnknown(from: contentOffset.y) != nil
    }

    /// Makes one height known of what is on screen at the offset `top`; says whether it did, and may go on.
    func measureOne(from top: CGFloat) -> Bool {
        let current = revision
        guard isCurrent(current), let element = firstUnknown(from: top) else { return false }
        ask(for: element)
        if isCurrent(current), !heights.isKnown(element) { measure(element) }
        return isCurrent(current)
    }

    /// What keeps its place now: something on screen that is shown already, before what comes.
    func anchor() -> TableAnchor {
        let top = contentOffset.y
        let range = offsetRanges.y
        if top <= range.lowerBound { return .top }
        let visible = heights.places(from: top - contentTop, to: top - contentTop + bounds.height)
        let shown = visible.first { place in
            if case .row(let path) = place.element { cells[path] != nil } else { false }
        }
        if shown == nil, top >= range.upperBound { return .bottom }
        guard let place = shown ?? visible.first else { return .top }
        return .element(place.element, distance: top - contentTop - place.top)
    }

    /// Lets the content be as high as its parts are, where what is on screen is `distance` further down now.
    func updateContentSize(movedBy distance: CGFloat = 0) {
        let height = contentTop + heights.totalHeight + edgeHeight(tableFooterView)
        contentDidChange(to: CGSize(width: bounds.width, height: height), movedBy: distance)
    }

    private func move(_ top: inout CGFloat, to anchor: TableAnchor) {
        switch anchor {
        case .top: break
        case .element(let element, let distance):
            if heights.contains(element) { top = contentTop + heights.top(of: element) + distance }
        case .bottom:
            let height = contentTop + heights.totalHeight + edgeHeight(tableFooterView)
            top = max(-contentInset.top, height + contentInset.bottom - bounds.height)
        }
    }

    /// The first thing on screen whose height is not known, and before all the header that floats at the top.
    private func firstUnknown(from top: CGFloat) -> RowHeights.Element? {
        let visible = heights.places(from: top - contentTop, to: top - contentTop + bounds.height)
        if style == .plain, let section = visible.first?.element.section, !heights.isKnown(.header(section)) {
            return .header(section)
        }
        if style == .plain, let section = visible.last?.element.section, !heights.isKnown(.footer(section)) {
            return .footer(section)
        }
        return visible.first { !$0.isKnown }?.element
    }

    /// Asks the delegate for the height of `element`; for a row, for those of its whole block.
    private func ask(for element: RowHeights.Element) {
        switch element {
        case .row(let path):
            guard let rows = heights.unaskedRows(around: path) else { return }
            let current = revision
            var asked: [CGFloat] = []
            asked.reserveCapacity(rows.count)
            for row in rows {
                let height = delegateHeight(ofRowAt: IndexPath(row: row, section: path.section))
                guard isCurrent(current) else { return }
                asked.append(height)
            }
            heights.setBlock(asked, at: path)
        case .header(let section):
            let current = revision
            let height = headerHeight(section)
            if isCurrent(current) { heights.set(height, of: element) }
        case .footer(let section):
            let current = revision
            let height = footerHeight(section)
            if isCurrent(current) { heights.set(height, of: element) }
        }
    }

    /// The height that the delegate or the table gives a row; not a number when it follows from the cell.
    private func delegateHeight(ofRowAt path: IndexPath) -> CGFloat {
        let height = tableDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return height == Self.automaticDimension ? .nan : Self.usable(height)
    }

    /// Makes the height of a row known that only its cell tells.
    private func measure(_ element: RowHeights.Element) {
        guard case .row(let path) = element else { return }
        let current = revision
        guard let cell = cells[path] ?? preparedCell(at: path), isCurrent(current) else {
            if isCurrent(current) { heights.set(Metrics.rowHeight, of: element) }
            return
        }
        heights.set(fittingHeight(of: cell, forRowAt: path), of: element)
    }

    /// `height`, or what is nearest to it that a table can work with.
    static func usable(_ height: CGFloat) -> CGFloat {
        guard height.isFinite, height >= 0, height <= largestHeight else {
            let used = height > largestHeight && height.isFinite ? largestHeight : 0
            Diagnostics.report("UITableView: a height of \(height) is none that a row can have; \(used) is used")
            return used
        }
        return height
    }

    enum Metrics {
        /// The height of rows that say nothing, in points.
        static let rowHeight: CGFloat = 44
        /// The room above and below a group that has no header or footer.
        static let groupGap: CGFloat = 18
        /// The room beside the cards of an inset table.
        static let cardInset: CGFloat = 16
        static let cardRadius: CGFloat = 10
        /// Seconds that rows take to come, leave and move.
        static let updateDuration: TimeInterval = 0.3
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
