import Foundation

extension UITableView {
    /// Returns the frame of a section's header or footer at its unpinned position; zero if the section doesn't exist.
    func rect(ofResting element: ListElement) -> CGRect {
        list.reloadIfNeeded()
        return heights.contains(element) ? rect(of: heights.span(of: element)) : .zero
    }

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
