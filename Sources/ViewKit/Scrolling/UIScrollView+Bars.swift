import Foundation

/// Content insets that make room for bars.
extension UIScrollView {
    /// The edges at which a scroll view makes room for bars.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// The top and the bottom. If the controller's `automaticallyAdjustsScrollViewInsets` is `false`, only while
        /// the content scrolls or always bounces vertically, as with `scrollableAxes`.
        case automatic = 0
        /// The edges along each axis on which the content scrolls or always bounces.
        case scrollableAxes
        /// No edges; the app adjusts the insets.
        case never
        /// All edges.
        case always
    }

    /// Updates `coveredInset`. Called when something on which it depends may have changed: the safe area, the behavior,
    /// the sizes of the view and its content, or a setting of the view or its controller.
    func updateCoveredInset() {
        let covered = insetForBars
        guard covered != coveredInset else { return }
        let old = adjustedContentInset
        coveredInset = covered
        insetDidChange(from: old)
        setNeedsLayout()
        notifyOfAdjustedContentInset()
    }

    /// The part of the safe area for which `contentInsetAdjustmentBehavior` makes room.
    private var insetForBars: UIEdgeInsets {
        var covered = safeAreaInsets
        guard covered != .zero else { return .zero }
        switch contentInsetAdjustmentBehavior {
        case .automatic:
            (covered.left, covered.right) = (0, 0)
            if !scrollsVertically, !isInAdjustingController { covered = .zero }
        case .scrollableAxes:
            let isWide = contentSize.width > bounds.width
            if !isWide, !alwaysBounceHorizontal { (covered.left, covered.right) = (0, 0) }
            if !scrollsVertically { (covered.top, covered.bottom) = (0, 0) }
        case .never: covered = .zero
        case .always: break
        }
        return covered
    }

    private var scrollsVertically: Bool { contentSize.height > bounds.height || alwaysBounceVertical }

    /// The value of `automaticallyAdjustsScrollViewInsets` of the nearest controller; `true` without a controller.
    private var isInAdjustingController: Bool {
        var responder = next
        while let current = responder {
            if let controller = current as? UIViewController { return controller.automaticallyAdjustsScrollViewInsets }
            responder = current.next
        }
        return true
    }

    /// Adjusts the offset so that content that was scrolled to its start stays there. Called when
    /// `adjustedContentInset` has changed from `old`.
    func insetDidChange(from old: UIEdgeInsets) {
        let inset = adjustedContentInset
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -inset.left }
        if offset.y == -old.top { offset.y = -inset.top }
        adjustOffset(to: clamped(offset))
    }
}

extension UIView {
    /// Updates the insets for bars of the scroll views among this view and its descendants.
    func updateCoveredInsets() {
        (self as? UIScrollView)?.updateCoveredInset()
        for subview in storedSubviews { subview.updateCoveredInsets() }
    }
}
