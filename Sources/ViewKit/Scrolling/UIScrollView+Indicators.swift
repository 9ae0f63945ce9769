import Foundation

/// The scroll indicators.
extension UIScrollView {
    /// Shows the scroll indicators near the pointer, which is at `point` in this view's coordinates, or elsewhere if
    /// `nil`. Returns `true` if an indicator appeared.
    func pointerDidMove(to point: CGPoint?) -> Bool {
        let point = isScrollEnabled && !locksScrolling ? point : nil
        let isShown = verticalIndicator.pointerDidMove(to: showsVerticalScrollIndicator ? point : nil)
        return horizontalIndicator.pointerDidMove(to: showsHorizontalScrollIndicator ? point : nil) || isShown
    }

    /// Scrolls along `axis` to the fraction `part` of the range, 0...1, as when an indicator is dragged.
    func scroll(to part: CGFloat, along axis: ScrollIndicator.Axis) {
        guard isScrollEnabled, !locksScrolling, part.isFinite else { return }
        mover.stop()
        func place(_ range: ClosedRange<CGFloat>) -> CGFloat {
            (range.lowerBound + (range.upperBound - range.lowerBound) * min(max(part, 0), 1)).rounded()
        }
        switch axis {
        case .vertical: contentOffset.y = place(offsetRanges.y)
        case .horizontal: contentOffset.x = place(offsetRanges.x)
        }
    }

    /// Places the indicators after the bounds, the content or the insets changed.
    func updateIndicators() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ indicator: ScrollIndicator) {
            indicator.place(
                in: bounds, covered: coveredInset, contentSize: contentSize, inset: adjustedContentInset,
                mirrored: isMirrored)
        }
        place(verticalIndicator)
        place(horizontalIndicator)
    }
}
