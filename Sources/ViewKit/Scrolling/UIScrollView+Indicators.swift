import Foundation
import Reporting

/// Showing, placing and dragging the scroll indicators.
extension UIScrollView {
    /// Shows the indicators that the pointer is near. `point` is the pointer's location in this view's coordinates, or
    /// `nil` if the pointer isn't over this view. Returns `true` if an indicator appeared.
    func pointerDidMove(to point: CGPoint?) -> Bool {
        let point = isScrollEnabled && !locksScrolling ? point : nil
        let didAppear = verticalIndicator.pointerDidMove(to: showsVerticalScrollIndicator ? point : nil)
        return horizontalIndicator.pointerDidMove(to: showsHorizontalScrollIndicator ? point : nil) || didAppear
    }

    /// Scrolls along `axis` to `fraction`, clamped to 0...1, of the range of valid offsets. Called while an indicator
    /// is dragged.
    func scroll(to fraction: CGFloat, along axis: ScrollIndicator.Axis) {
        guard isScrollEnabled, !locksScrolling, fraction.isFinite else { return }
        driver.stop()
        func place(_ range: ClosedRange<CGFloat>) -> CGFloat {
            (range.lowerBound + (range.upperBound - range.lowerBound) * min(max(fraction, 0), 1)).rounded()
        }
        switch axis {
        case .vertical: contentOffset.y = place(offsetRanges.y)
        case .horizontal: contentOffset.x = place(offsetRanges.x)
        }
    }

    /// Repositions the scroll indicators. Called when the bounds, the content size or the insets have changed.
    func updateIndicators() {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ indicator: ScrollIndicator, insets: UIEdgeInsets) {
            indicator.place(
                in: bounds, covered: coveredInset + insets, contentSize: contentSize, inset: adjustedContentInset,
                mirrored: isMirrored)
        }
        place(verticalIndicator, insets: verticalScrollIndicatorInsets)
        place(horizontalIndicator, insets: horizontalScrollIndicatorInsets)
    }
}

extension UIScrollView {
    /// The insets of the vertical scroll indicator from the edges of the view, in points, in addition to the insets for
    /// bars. Zero by default. Nonfinite insets are rejected with a warning.
    public var verticalScrollIndicatorInsets: UIEdgeInsets {
        get { self[VerticalInsetsKey.self] }
        set { setIndicatorInsets(newValue, VerticalInsetsKey.self) }
    }

    /// The insets of the horizontal scroll indicator from the edges of the view, in points, in addition to the insets
    /// for bars. Zero by default. Nonfinite insets are rejected with a warning.
    public var horizontalScrollIndicatorInsets: UIEdgeInsets {
        get { self[HorizontalInsetsKey.self] }
        set { setIndicatorInsets(newValue, HorizontalInsetsKey.self) }
    }

    /// The insets of both scroll indicators from the edges of the view, in points, in addition to the insets for bars.
    /// The getter returns the insets of the vertical indicator. Nonfinite insets are rejected with a warning.
    public var scrollIndicatorInsets: UIEdgeInsets {
        get { verticalScrollIndicatorInsets }
        set {
            verticalScrollIndicatorInsets = newValue
            horizontalScrollIndicatorInsets = newValue
        }
    }

    private enum VerticalInsetsKey: ViewAttachmentKey {
        static var defaultValue: UIEdgeInsets { .zero }
    }

    private enum HorizontalInsetsKey: ViewAttachmentKey {
        static var defaultValue: UIEdgeInsets { .zero }
    }

    private func setIndicatorInsets<Key: ViewAttachmentKey>(_ insets: UIEdgeInsets, _ key: Key.Type)
    where Key.Value == UIEdgeInsets {
        guard insets.isFinite else {
            return Diagnostics.report("\(type(of: self)): invalid indicator insets \(insets) ignored")
        }
        guard insets != self[key] else { return }
        self[key] = insets
        updateIndicators()
    }
}
