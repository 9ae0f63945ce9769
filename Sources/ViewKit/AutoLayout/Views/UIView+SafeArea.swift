import Foundation

extension UIView {
    /// Brings the safe area up to date: what of the superview's lies over this view, and what the controller whose
    /// view this is adds. Those inside follow. What is in a scroll view has none, for that moves its content out of
    /// the way by itself.
    func updateSafeArea() {
        var area = inheritedSafeArea
        if let controller = viewController { area = area + controller.barInsets + controller.additionalSafeAreaInsets }
        let isChanged = area != safeArea
        if isChanged { safeArea = area }
        // Those inside are at other distances from the edges also where the size is another.
        for subview in subviews where isChanged || area != .zero { subview.updateSafeArea() }
        guard isChanged else { return }
        layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        superview?.layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        setNeedsLayout()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
    }

    /// The view came to another place: its safe area may be another where there is, or was, one.
    func safeAreaPlaceDidChange() {
        if safeArea != .zero { return updateSafeArea() }
        if let superview, superview.safeArea != .zero { updateSafeArea() }
    }

    /// The view came into another view, or into none.
    func safeAreaHolderDidChange() {
        guard let viewController else { return safeAreaPlaceDidChange() }
        let own = viewController.barInsets + viewController.additionalSafeAreaInsets
        if own != .zero { updateSafeArea() } else { safeAreaPlaceDidChange() }
    }

    /// What `margins` gives the view's own margins: an edge that was only read, with what bars cover, stays as it was.
    func marginsWithoutBars(_ margins: UIEdgeInsets) -> UIEdgeInsets {
        let (own, shown) = (givenLayoutMargins, layoutMargins)
        return UIEdgeInsets(
            top: margins.top == shown.top ? own.top : margins.top,
            left: margins.left == shown.left ? own.left : margins.left,
            bottom: margins.bottom == shown.bottom ? own.bottom : margins.bottom,
            right: margins.right == shown.right ? own.right : margins.right)
    }

    private var inheritedSafeArea: UIEdgeInsets {
        guard let superview, superview.safeArea != .zero, !(superview is UIScrollView) else { return .zero }
        let (outer, room, frame) = (superview.safeArea, superview.bounds, placedFrame)
        // Nothing covers an edge without an inset, however far the view reaches beyond it.
        func inset(_ outer: CGFloat, at distance: CGFloat) -> CGFloat { outer > 0 ? max(0, outer - distance) : 0 }
        return UIEdgeInsets(
            top: inset(outer.top, at: frame.minY - room.minY), left: inset(outer.left, at: frame.minX - room.minX),
            bottom: inset(outer.bottom, at: room.maxY - frame.maxY),
            right: inset(outer.right, at: room.maxX - frame.maxX))
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
