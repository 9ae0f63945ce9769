import Foundation

extension UITableView {
    /// Measures all visible elements and keeps `anchor` in place.
    func measureVisible(keeping anchor: TableAnchor) {
        let current = list.revision
        var anchor = anchor
        repeat {
            var top = contentOffset.y
            move(&top, to: anchor)
            while measureOne(from: top) { move(&top, to: anchor) }
            guard current == list.revision else { return }
            updateContentSize(movedBy: top - contentOffset.y)
            anchor = self.anchor()
            // If the content is now shorter, unmeasured rows may have become visible at its end.
        } while list.isCurrent(current) && firstUnknown(from: contentOffset.y) != nil
    }

    /// Measures the first visible element without a known height, assuming the content offset `top`. Returns `false` if
    /// there is no such element or if the items have changed. Otherwise, call this method again to measure the next
    /// element.
    func measureOne(from top: CGFloat) -> Bool {
        let current = list.revision
        guard list.isCurrent(current), let element = firstUnknown(from: top) else { return false }
        requestHeights(for: element)
        if list.isCurrent(current), !heights.isKnown(element) {
            // The row is self-sizing.
            let cell = preparedPart(for: element) as? UITableViewCell
            guard list.isCurrent(current) else { return false }
            heights.set(cell.map { fittingHeight(of: $0, forRowAt: element.path) } ?? Metrics.rowHeight, of: element)
        }
        return list.isCurrent(current)
    }

    /// Returns the content to keep in place during changes: the start if the table is scrolled there, otherwise
    /// preferably the topmost visible row that already has a cell.
    func anchor() -> TableAnchor {
        let top = contentOffset.y
        let range = offsetRanges.y
        // Content that fits on screen has no end to keep in place, not even during an animation.
        if top <= range.lowerBound || range.upperBound <= range.lowerBound { return .top }
        var first: RowHeights.Span?
        var shown: RowHeights.Span?
        heights.forEachSpan(from: top - contentTop, to: top - contentTop + bounds.height) { span in
            if first == nil { first = span }
            if span.element.isCell, list.shown[span.element] != nil { shown = span }
            return shown == nil
        }
        if shown == nil, top >= range.upperBound { return .bottom }
        guard let span = shown ?? first else { return .top }
        return .element(span.element, distance: top - contentTop - span.top)
    }

    /// Runs `change` and keeps the visible rows in place. `change` sets heights, which also affects the estimates for
    /// unmeasured rows.
    func keepingPlace(_ change: () -> Void) {
        let anchor = anchor()
        change()
        var top = contentOffset.y
        move(&top, to: anchor)
        updateContentSize(movedBy: top - contentOffset.y)
    }

    /// Updates the content size from the heights. `distance` is the distance by which the visible content has moved
    /// down.
    func updateContentSize(movedBy distance: CGFloat = 0) {
        let size = CGSize(width: bounds.width, height: contentHeight)
        contentDidChange(to: size, movedBy: CGVector(dx: 0, dy: distance))
    }

    private func move(_ top: inout CGFloat, to anchor: TableAnchor) {
        switch anchor {
        case .top: break
        case .element(let element, let distance):
            if heights.contains(element) { top = contentTop + heights.top(of: element) + distance }
        case .bottom:
            top = max(-adjustedContentInset.top, contentHeight + adjustedContentInset.bottom - bounds.height)
        }
    }

    /// Returns the first visible element whose height is unknown. Floating headers and footers come first.
    private func firstUnknown(from top: CGFloat) -> ListElement? {
        var (first, last, unknown): (ListElement?, ListElement?, ListElement?)
        heights.forEachSpan(from: top - contentTop, to: top - contentTop + bounds.height) { span in
            if first == nil { first = span.element }
            last = span.element
            if unknown == nil, !span.isKnown { unknown = span.element }
            return true
        }
        if style == .plain, let section = first?.section, !heights.isKnown(.header(section)) {
            return .header(section)
        }
        if style == .plain, let section = last?.section, !heights.isKnown(.footer(section)) {
            return .footer(section)
        }
        return unknown
    }

    /// Requests the height of `element`. For a row, requests the heights of all rows in its block.
    func requestHeights(for element: ListElement) {
        let current = list.revision
        guard element.isCell else {
            let height = height(ofEdge: element)
            if list.isCurrent(current) { heights.set(height, of: element) }
            return
        }
        guard let rows = heights.unrequestedRows(around: element.path) else { return }
        var requested: [CGFloat] = []
        requested.reserveCapacity(rows.count)
        for row in rows {
            requested.append(specifiedHeight(ofRowAt: IndexPath(row: row, section: element.section)) ?? .nan)
            guard list.isCurrent(current) else { return }
        }
        heights.setBlock(requested, at: element.path)
    }

    /// Returns the displayed part for `element`, or a new part that is kept until the layout pass ends.
    func preparedPart(for element: ListElement) -> UIView? {
        if let part = list.shown[element] ?? list.measuredParts[element] { return part }
        guard !element.isCell || list.hasCurrentCounts(for: [element]), let part = list.newPart(for: element) else {
            return nil
        }
        list.measuredParts[element] = part
        let (x, width) = element.isCell ? (rowInset, rowWidth) : (0, bounds.width)
        part.frame = CGRect(x: x, y: 0, width: width, height: part.frame.height)
        applyStyle(part, as: element)
        return part
    }
}
