public import Foundation

extension UITableView {
    /// The visible cells, from top to bottom.
    public var visibleCells: [UITableViewCell] { list.shownParts.compactMap { $0.part as? UITableViewCell } }

    /// The visible rows, from top to bottom; `nil` if no row is visible.
    public var indexPathsForVisibleRows: [IndexPath]? { list.visiblePaths.nonEmpty }

    /// The number of sections.
    public var numberOfSections: Int {
        list.reloadIfNeeded()
        return list.counts.count
    }

    /// Returns the number of rows in `section`; 0 if the section doesn't exist.
    public func numberOfRows(inSection section: Int) -> Int {
        list.reloadIfNeeded()
        return list.numberOfItems(inSection: section)
    }

    /// Returns the cell of a row; `nil` if the row is not visible.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        list.shown[.cell(indexPath)] as? UITableViewCell
    }

    /// Returns the path of the row that `cell` shows; `nil` if the cell is not visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        list.shown.first { $0.value === cell }?.key.path
    }

    /// Returns the row at `point` in the table's coordinates; `nil` if no row is there.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        list.reloadIfNeeded()
        guard bounds.minX <= point.x, point.x < bounds.maxX, let span = heights.span(at: point.y - contentTop),
            span.element.isCell, rect(of: span).contains(point)
        else { return nil }
        return span.element.path
    }

    /// Returns the rows that intersect `rect` in the table's coordinates, from top to bottom; `nil` if there are no
    /// such rows.
    public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
        list.reloadIfNeeded()
        guard rect.minY.isFinite, rect.maxY.isFinite else { return nil }
        let spans = heights.spans(from: rect.minY - contentTop, to: rect.maxY - contentTop, limit: .max)
        return spans.map(\.element).filter(\.isCell).map(\.path).nonEmpty
    }

    /// Returns the frame of a row in the table's coordinates; zero if the row doesn't exist. The position is an
    /// estimate if rows have never been near the visible area.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        list.reloadIfNeeded()
        return rect(of: .cell(indexPath))
    }

    /// Returns the frame of a section, including its header and footer; zero if the section doesn't exist.
    public func rect(forSection section: Int) -> CGRect {
        rectForHeader(inSection: section).union(rectForFooter(inSection: section))
    }

    /// Returns the frame of a section's header at its unpinned position; zero if the section doesn't exist.
    public func rectForHeader(inSection section: Int) -> CGRect { rect(ofResting: .header(section)) }

    /// Returns the frame of a section's footer at its unpinned position; zero if the section doesn't exist.
    public func rectForFooter(inSection section: Int) -> CGRect { rect(ofResting: .footer(section)) }

    /// Returns the frame of a header or footer at its unpinned position.
    private func rect(ofResting element: ListElement) -> CGRect {
        list.reloadIfNeeded()
        return heights.contains(element) ? rect(of: heights.span(of: element)) : .zero
    }

    // MARK: Internal

    /// The distance between the rows and the left and right edges of the table, in points.
    var rowInset: CGFloat { style == .insetGrouped ? min(Metrics.cardInset, bounds.width / 4) : 0 }
    var rowWidth: CGFloat { bounds.width - 2 * rowInset }

    /// Returns the frame of `element` in the table's coordinates; zero if the element doesn't exist.
    func rect(of element: ListElement) -> CGRect {
        guard heights.contains(element) else { return .zero }
        return element.isCell ? rect(of: heights.span(of: element), inset: rowInset) : frame(ofEdge: element)
    }

    func rect(of span: RowHeights.Span, inset: CGFloat = 0) -> CGRect {
        CGRect(x: inset, y: contentTop + span.top, width: bounds.width - 2 * inset, height: span.height)
    }
}
