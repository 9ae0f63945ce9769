import Foundation

/// Room for what bars cover.
extension UIScrollView {
    /// Whether a scroll view leaves room for bars over its edges.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// At the top and the bottom.
        case automatic = 0
        /// At the edges to which the content can be scrolled, or gives way.
        case scrollableAxes
        /// At none: the app does so.
        case never
        /// At all.
        case always
    }

    /// Takes the safe area into account as the behaviour says.
    func updateCoveredInset() {
        var covered = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .automatic: (covered.left, covered.right) = (0, 0)
        case .scrollableAxes:
            let (isWide, isHigh) = (contentSize.width > bounds.width, contentSize.height > bounds.height)
            if !isWide, !alwaysBounceHorizontal { (covered.left, covered.right) = (0, 0) }
            if !isHigh, !alwaysBounceVertical { (covered.top, covered.bottom) = (0, 0) }
        case .never: covered = .zero
        case .always: break
        }
        guard covered != coveredInset else { return }
        let old = adjustedContentInset
        coveredInset = covered
        insetDidChange(from: old)
        setNeedsLayout()
        adjustedContentInsetDidChange()
    }

    /// The room around the content was `old`: content that was at its beginning stays there.
    func insetDidChange(from old: UIEdgeInsets) {
        let inset = adjustedContentInset
        var offset = contentOffset
        if offset.x == -old.left { offset.x = -inset.left }
        if offset.y == -old.top { offset.y = -inset.top }
        putContent(at: clamped(offset))
    }
}
