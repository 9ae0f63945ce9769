import Foundation
import LayerKit
import Reporting

/// Conformance to the list engine's protocol: rows in one column, with headers and footers.
extension UITableView: ListView {
    static let terms = ListTerms(name: "UITableView", items: "rows", list: "table")
    /// The limits are lower than in collection views, because row heights take up memory.
    static let maximumItems = ItemLimits(sections: 1_000_000, items: 10_000_000, total: 10_000_000)
    static let motionStyle = ListMotion.Style(leavingLevel: 0.5, movedLevel: 0, notifiesAtEnd: false)

    var ownViews: [UIView] {
        [backgroundView, refreshControl, tableHeaderView, tableFooterView].compactMap {
            $0?.superview === self ? $0 : nil
        }
    }
    var shiftExtendsSelection: Bool { false }

    // MARK: Places

    func itemsDidLoad() {
        laidOutSize = bounds.size
        let before = reloads.expectedHeights(after: heights, showsApp: list.showsApp)
        let gap = style == .plain ? 0 : Metrics.groupGap
        func height(_ specified: CGFloat, fallback: CGFloat) -> CGFloat {
            specified.isFinite && specified >= 0 ? specified : fallback
        }
        let means =
            before?.means
            ?? MeanHeights(
                headers: height(sectionHeaderHeight, fallback: gap),
                rows: height(rowHeight, fallback: Metrics.rowHeight),
                footers: height(sectionFooterHeight, fallback: gap))
        heights = (before ?? RowHeights()).afterReload(counts: list.counts, means: means, estimate: makeEstimate())
        requestRequiredHeights()
        updateContentSize()
    }

    func prepareIfNeeded() {
        list.reloadIfNeeded()
    }

    /// Displays a view for each visible element and recycles the views that have left the visible area.
    func updateShown() {
        measureVisible(keeping: anchor())
        followScrollTarget()
        let current = list.revision
        visibleElements.removeAll(keepingCapacity: true)
        var (count, sections) = (0, 0..<0)
        heights.forEachSpan(from: bounds.minY - contentTop, to: bounds.maxY - contentTop) { span in
            let section = span.element.section
            sections = (count == 0 ? section : sections.lowerBound)..<section + 1
            count += 1
            if span.element.isCell { visibleElements.append(span.element) }
            return true
        }
        if count == ListLimits.maximumShown {
            Diagnostics.report(
                "UITableView: a table \(bounds.height) points high only has views for its first "
                    + "\(ListLimits.maximumShown) rows; make it as high as its visible part, and let it scroll")
        }
        addVisibleEdges(ofSections: sections)
        list.show(visibleElements)
        list.recycleMeasuredParts()
        if list.isCurrent(current) { placeEdgeViews() }
    }

    func place(_ part: UIView, at element: ListElement) {
        let frame = rect(of: element)
        if list.motion != nil, part.transform != .identity { part.transform = .identity }
        if part.frame != frame { part.frame = frame }
    }

    func applyStyle(_ part: UIView, as element: ListElement) {
        (part as? UITableViewHeaderFooterView)?.applyListStyle(isInPlainTable: style == .plain, inset: rowInset)
        guard element.isCell, let cell = part as? UITableViewCell else { return }
        let (row, last) = (element.path.row, list.numberOfItems(inSection: element.section) - 1)
        cell.apply(
            UITableViewCell.ListStyle(
                hasSeparator: separatorStyle != .none && (style == .plain || row < last),
                separatorColor: separatorColor ?? .separator, separatorInset: separatorInset,
                background: style == .plain ? .systemBackground : .secondarySystemGroupedBackground,
                cardRadius: style == .insetGrouped ? Metrics.cardRadius : 0, isFirst: row == 0, isLast: row == last,
                takesSelection: takesPresses && list.showsApp))
        applyEditing(to: cell, at: element.path)
    }

    var takesPresses: Bool {
        isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    }

    var selectsMultipleItems: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    func closeOpenRow(by touch: UITouch) -> Bool { rowActions.close(by: touch) }

    /// Applies the table's style to all visible cells, headers and footers.
    func styleCells() {
        for (element, part) in list.shown { applyStyle(part, as: element) }
    }

    /// Returns the index at which to insert `part`. Cells are inserted above the cell of the preceding row; during a
    /// batch, they are inserted below all other cells, so that rows that move away uncover them. Headers and footers
    /// are inserted above all cells.
    func subviewIndex(for part: UIView, at element: ListElement, after previous: UIView?) -> Int {
        guard element.isCell else {
            let below = subviews.lastIndex { $0 is UITableViewCell && $0.layer.zPosition == 0 }
            return below.map { $0 + 1 } ?? subviews.count
        }
        let lower = list.motion == nil ? previous : nil
        return lower.flatMap(subviews.firstIndex).map { $0 + 1 } ?? ownViews.count
    }

    func emptyPart(for element: ListElement) -> UIView? {
        element.isCell ? UITableViewCell(style: .default, reuseIdentifier: nil) : nil
    }

    func item(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

    /// Returns the frames of placeholder rows that fill the table, with specified or measured heights. The array ends
    /// with `nil` unless the maximum number of placeholders is reached. `count` is ignored, because no more rows than
    /// these are visible.
    func frames(ofFirst count: Int, inSection section: Int) -> [CGRect?] {
        var (frames, top, height) = ([CGRect?](), CGFloat(0), CGFloat(0))
        while top < bounds.height {
            guard frames.count < ListLimits.maximumPlaceholders else { return frames }
            // Rows beyond the maximum number of views use the last measured height.
            if frames.count < ListLimits.maximumShown {
                height = max(1, self.height(ofPlaceholderAt: IndexPath(row: frames.count, section: section)))
            }
            frames.append(CGRect(x: 0, y: top, width: bounds.width, height: height))
            top += height
        }
        return frames + [nil]
    }

    private func height(ofPlaceholderAt path: IndexPath) -> CGFloat {
        if let height = specifiedHeight(ofRowAt: path) { return height }
        guard let cell = list.source.part(for: .cell(path)) as? UITableViewCell else { return Metrics.rowHeight }
        let height = fittingHeight(of: cell, forRowAt: path)
        list.recycle(cell)
        return height
    }

    // MARK: Keyboard

    func item(_ step: ListStep, from path: IndexPath) -> IndexPath? {
        switch step {
        case .arrow(.up): row(before: path) ?? path
        case .arrow(.down): row(after: path) ?? path
        case .arrow: nil
        case .page(let isForward): row(onPageFrom: path, isForward: isForward) ?? path
        }
    }

    func reveal(_ path: IndexPath) {
        scrollToRow(at: path, at: .none, animated: false)
    }

    // MARK: Updates

    func didReconfigure(_ part: UIView, at path: IndexPath) {
        guard let cell = part as? UITableViewCell, specifiedHeight(ofRowAt: path) == nil else { return }
        keepingPlace { heights.set(fittingHeight(of: cell, forRowAt: path), of: .cell(path)) }
        setNeedsLayout()
    }

    func positionsBeforeUpdate(animates: Bool) -> any UpdatePositions { TableMotion(of: self) }
}
