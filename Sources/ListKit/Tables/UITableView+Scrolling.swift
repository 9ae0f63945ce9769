import Foundation

extension UITableView {
    /// The position on screen to which a row is scrolled.
    public enum ScrollPosition: Int, Sendable {
        /// The nearest position at which the row is fully visible.
        case none
        /// The top of the visible area, below a floating header.
        case top
        /// The middle of the visible area.
        case middle
        /// The bottom of the visible area, above a floating footer.
        case bottom
    }

    /// Updates the target of an animated scroll to the current position of its row.
    func followScrollTarget() {
        guard let (path, position) = scrollTarget else { return }
        guard isAnimatingOffset, list.hasItem(at: path) else {
            scrollTarget = nil
            return
        }
        if position != .none { redirectAnimation(to: CGPoint(x: contentOffset.x, y: offset(of: path, at: position))) }
    }

    /// Returns the offset that shows the row at `position`. First measures the rows that are visible there.
    func measuredOffset(of path: IndexPath, at position: ScrollPosition) -> CGFloat {
        var target = offset(of: path, at: position)
        keepingPlace { while measureOne(from: target) { target = offset(of: path, at: position) } }
        return clamped(CGPoint(x: 0, y: offset(of: path, at: position))).y
    }

    /// Returns the offset that shows the row at `position`, based on the current heights.
    private func offset(of path: IndexPath, at position: ScrollPosition) -> CGFloat {
        let span = heights.span(of: .cell(path))
        // Leaves room for floating headers and footers so that they don't cover the row.
        let header = style == .plain ? heights.span(of: .header(path.section)).height : 0
        let footer = style == .plain ? heights.span(of: .footer(path.section)).height : 0
        let (above, below) = (adjustedContentInset.top + header, adjustedContentInset.bottom + footer)
        let (top, bottom) = (contentTop + span.top, contentTop + span.bottom)
        let height = bounds.height
        let alignment: ScrollAlignment? = [.top: .start, .middle: .middle, .bottom: .end][position]
        let target =
            ScrollAlignment.start(
                of: contentOffset.y + above, length: height - above - below, showing: top, to: bottom, at: alignment)
            - above
        return max(-adjustedContentInset.top, min(target, contentHeight + adjustedContentInset.bottom - height))
    }
}
