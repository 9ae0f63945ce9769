import Foundation

extension UIView {
    /// Updates the safe area from the superview's safe area and the insets of the view's controller, then updates the
    /// subviews. Subviews of a scroll view don't inherit the safe area, because the scroll view adjusts its content
    /// insets instead.
    func updateSafeArea() {
        var area = inheritedSafeArea
        if let controller = viewController { area = area + controller.barInsets + controller.additionalSafeAreaInsets }
        let isChanged = area != safeArea
        if isChanged { safeArea = area }
        // Even if the safe area is the same, the view's size may have changed, and with it the subviews' distances from
        // the edges.
        for subview in storedSubviews where isChanged || area != .zero { subview.updateSafeArea() }
        guard isChanged else { return }
        layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        storedSuperview?.layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        setNeedsLayout()
        updateSubviewsPreservingMargins()
        safeAreaInsetsDidChange()
        viewController?.viewSafeAreaInsetsDidChange()
    }

    /// Called when the view has moved. Updates the safe area if the view or its superview has one, and the margins if
    /// they depend on the view's position.
    func safeAreaPositionDidChange() {
        if preservesSuperviewLayoutMargins { marginsDidChange() }
        if safeArea != .zero { return updateSafeArea() }
        if let superview = storedSuperview, superview.safeArea != .zero { updateSafeArea() }
    }

    /// Updates the safe area. Called when the view has moved to another superview or has been removed from its
    /// superview.
    func safeAreaSuperviewDidChange() {
        guard let viewController else { return safeAreaPositionDidChange() }
        let own = viewController.barInsets + viewController.additionalSafeAreaInsets
        if own != .zero { updateSafeArea() } else { safeAreaPositionDidChange() }
    }

    /// `true` if `layoutMargins` includes the safe area. `true` by default.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { self[MarginsKey.self] }
        set {
            guard newValue != self[MarginsKey.self] else { return }
            self[MarginsKey.self] = newValue
            if safeArea != .zero { marginsDidChange() }
        }
    }

    private enum MarginsKey: ViewAttachmentKey {
        static var defaultValue: Bool { true }
    }

    private var inheritedSafeArea: UIEdgeInsets {
        guard let superview = storedSuperview else { return (self as? UIWindow)?.menuBarInsets ?? .zero }
        guard superview.safeArea != .zero, !(superview is UIScrollView) else { return .zero }
        let (outer, parent, frame) = (superview.safeArea, superview.bounds, placedFrame)
        // An inset is never larger than the superview's, even if this view extends beyond that edge.
        func inset(_ outer: CGFloat, at distance: CGFloat) -> CGFloat { max(0, min(outer, outer - distance)) }
        return UIEdgeInsets(
            top: inset(outer.top, at: frame.minY - parent.minY), left: inset(outer.left, at: frame.minX - parent.minX),
            bottom: inset(outer.bottom, at: parent.maxY - frame.maxY),
            right: inset(outer.right, at: parent.maxX - frame.maxX))
    }
}

extension UIEdgeInsets {
    static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: left.top + right.top, left: left.left + right.left, bottom: left.bottom + right.bottom,
            right: left.right + right.right)
    }
}
