import Foundation
import LayerKit
import Reporting

extension UITableView {
    /// The left edge and the width of the rows, in points.
    var rowInset: CGFloat { style == .insetGrouped ? min(Metrics.cardInset, bounds.width / 4) : 0 }
    var rowWidth: CGFloat { bounds.width - 2 * rowInset }

    /// Where the row at `path` is, in the table's coordinates; it must exist.
    func rect(ofRowAt path: IndexPath) -> CGRect {
        rect(of: heights.place(of: .row(path)), inset: rowInset)
    }

    func rect(of element: RowHeights.Element) -> CGRect {
        guard heights.contains(element) else { return .zero }
        if case .row(let path) = element { return rect(ofRowAt: path) }
        return frame(ofEdge: element)
    }

    func rect(of place: RowHeights.Place, inset: CGFloat = 0) -> CGRect {
        CGRect(x: inset, y: contentTop + place.top, width: bounds.width - 2 * inset, height: place.height)
    }

    /// Gives everything on screen a view, and takes it from what left.
    func showVisible() {
        let current = revision
        let visible = heights.places(from: bounds.minY - contentTop, to: bounds.maxY - contentTop)
        let paths = visible.compactMap { place -> IndexPath? in
            if case .row(let path) = place.element { path } else { nil }
        }
        if visible.count == ListLimits.mostShown {
            Diagnostics.report(
                "UITableView: a table \(bounds.height) points high has views for its first \(ListLimits.mostShown) rows only; "
                    + "give it the height of what is seen, and let it scroll")
        }
        let wanted = Set(paths)
        for path in cells.keys.filter({ !wanted.contains($0) }).sorted() {
            endDisplaying(path)
            guard isCurrent(current) else { return }
        }
        let coming = paths.filter { cells[$0] == nil }
        guard isTrue(toRowsOf: coming), isCurrent(current) else { return }
        var before: UITableViewCell?
        for path in paths {
            if let cell = cells[path] {
                place(cell, at: path)
            } else {
                display(path, over: before)
                guard isCurrent(current) else { return }
            }
            before = cells[path] ?? before
        }
        showHeadersAndFooters(of: visible)
        guard isCurrent(current) else { return }
        placeEdgeViews()
    }

    /// A cell for the row at `path`, which is not on screen yet; kept until the layout is over.
    func preparedCell(at path: IndexPath) -> UITableViewCell? {
        if let cell = prepared[.row(path)] as? UITableViewCell { return cell }
        guard isTrue(toRowsOf: [path]), let cell = newCell(at: path) else { return nil }
        prepared[.row(path)] = cell
        cell.frame = CGRect(x: rowInset, y: 0, width: rowWidth, height: cell.frame.height)
        dress(cell, at: path)
        return cell
    }

    func discardPrepared(_ element: RowHeights.Element) {
        if let view = prepared.removeValue(forKey: element) { enqueue(view) }
    }

    func endDisplaying(_ path: IndexPath) {
        guard let cell = cells.removeValue(forKey: path) else { return }
        if selection.highlighted == path { selection.highlighted = nil }
        leave(cell, as: .row(path))
        if standInSource == nil { tableDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    }

    func endDisplayingAll() {
        for path in cells.keys.sorted() { endDisplaying(path) }
        for section in headers.keys.sorted() { endDisplayingHeader(section) }
        for section in footers.keys.sorted() { endDisplayingFooter(section) }
    }

    /// Takes `view` off the screen: into the pool, or while a batch moves the rows to where it moves to.
    func leave(_ view: UIView, as element: RowHeights.Element) {
        guard motion != nil else { return enqueue(view) }
        motion?.leaving.append(TableMotion.Leaving(view: view, way: .to(rect(of: element))))
    }

    func insertOwn(_ view: UIView, at index: Int) {
        isExchangingCells = true
        insertSubview(view, at: index)
        isExchangingCells = false
    }

    /// Whether `view` is on screen already, or about to be.
    func shows(_ view: UIView) -> Bool {
        view.superview === self || prepared.values.contains { $0 === view } || cells.values.contains { $0 === view }
    }

    /// Gives all cells what the table says about their looks.
    func dressCells() {
        for (path, cell) in cells { dress(cell, at: path) }
    }

    // MARK: Private

    /// Shows the row at `path`; `before` is the cell of the last row before it that is on screen.
    private func display(_ path: IndexPath, over before: UITableViewCell?) {
        let current = revision
        guard let cell = prepared.removeValue(forKey: .row(path)) as? UITableViewCell ?? newCell(at: path) else {
            return
        }
        guard isCurrent(current) else { return enqueue(cell) }
        cells[path] = cell
        UIView.performWithoutAnimation {
            place(cell, at: path)
            dress(cell, at: path)
        }
        if standInSource == nil {
            cell.isSelected = selection.items.contains(path)
            cell.isHighlighted = selection.highlighted == path
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
            // The rows may have changed; the cell may be another row's by now, or gone.
            guard cells.values.contains(where: { $0 === cell }) else { return }
        }
        insertOwn(cell, at: depth(over: before))
        cell.layoutIfNeeded()
    }

    /// Where a new cell comes among the subviews: above those of the rows before it; in a batch below all others, so that
    /// rows that make room uncover it.
    private func depth(over before: UITableViewCell?) -> Int {
        let lower = motion == nil ? before : nil
        return lower.flatMap(subviews.firstIndex).map { $0 + 1 } ?? edgeViewCount
    }

    /// How many of the lowest subviews are the table's own background, header and footer.
    private var edgeViewCount: Int {
        [backgroundView, tableHeaderView, tableFooterView].count { $0?.superview === self }
    }

    private func newCell(at path: IndexPath) -> UITableViewCell? {
        let cell: UITableViewCell
        if let standInSource {
            cell = standInSource.cell(forRowAt: path, of: self)
        } else if let dataSource {
            cell = dataSource.tableView(self, cellForRowAt: path)
        } else {
            return nil
        }
        guard shows(cell) else { return cell }
        Diagnostics.report(
            "UITableView: the data source gave one cell for two rows, and an empty one is shown instead; take each cell "
                + "from the table's queue")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    /// Whether the data source still has as many rows as it said, where rows of it are about to be shown; if not, says so
    /// and loads all anew.
    private func isTrue(toRowsOf paths: [IndexPath]) -> Bool {
        guard standInSource == nil, !paths.isEmpty else { return true }
        guard let dataSource else {
            if hadDataSource { Diagnostics.report("UITableView: the data source is gone; the table is empty now") }
            setNeedsReload()
            return false
        }
        let known = ListCounts(sections: heights.sectionCount) { [heights] in heights.numberOfRows(inSection: $0) }
        let now = ListCounts(sections: dataSource.numberOfSections(in: self), items: numberOfRowsAsked)
        guard let change = known.change(to: now, in: Set(paths.map(\.section)), things: "rows") else { return true }
        Diagnostics.report(
            "UITableView: the rows changed without notice, and all are loaded anew: \(change); call reloadData or "
                + "performBatchUpdates when they change")
        setNeedsReload()
        return false
    }

    private func place(_ cell: UITableViewCell, at path: IndexPath) {
        let frame = rect(ofRowAt: path)
        if cell.frame != frame { cell.frame = frame }
    }

    private func dress(_ cell: UITableViewCell, at path: IndexPath) {
        let last = heights.numberOfRows(inSection: path.section) - 1
        cell.dress(
            UITableViewCell.Dress(
                hasSeparator: separatorStyle != .none && (style == .plain || path.row < last),
                separatorColor: separatorColor ?? .separator, separatorInset: separatorInset,
                ground: style == .plain ? .systemBackground : .secondarySystemGroupedBackground,
                cardRadius: style == .insetGrouped ? Metrics.cardRadius : 0, isFirst: path.row == 0,
                isLast: path.row == last, takesSelection: allowsSelection && standInSource == nil))
    }

    private func placeEdgeViews() {
        backgroundView?.frame = bounds
        if let tableHeaderView {
            tableHeaderView.frame = CGRect(x: 0, y: 0, width: bounds.width, height: contentTop)
        }
        if let tableFooterView {
            tableFooterView.frame = CGRect(
                x: 0, y: contentTop + heights.totalHeight, width: bounds.width, height: edgeHeight(tableFooterView))
        }
    }
}
