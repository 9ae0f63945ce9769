import Foundation

extension UIView {
    /// The layout margins without the safe area and the superview's margins, which `layoutMargins` can include.
    var ownLayoutMargins: UIEdgeInsets {
        get {
            if let margins = constraintState?.layoutMargins { return margins }
            return viewController == nil
                ? defaultLayoutMargins : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
        set {
            guard newValue != ownLayoutMargins, newValue.isFinite else { return }
            ownConstraintState.layoutMargins = newValue
            marginsDidChange()
            viewController?.viewLayoutMarginsDidChange()
        }
    }

    /// Called when the view's margins have changed. Updates constraints, notifies the view, and then updates the
    /// subviews that preserve its margins.
    package func marginsDidChange() {
        layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        storedSuperview?.layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        layoutMarginsDidChange()
        updateSubviewsPreservingMargins()
    }

    /// Updates the margins of the subviews that preserve this view's margins.
    func updateSubviewsPreservingMargins() {
        for subview in storedSubviews where subview.preservesSuperviewLayoutMargins { subview.marginsDidChange() }
    }

    /// `true` if `layoutMargins` also includes the margins of the superview: at each edge, the view's own margin is
    /// enlarged if the superview's margin extends further into the view. `false` by default.
    public var preservesSuperviewLayoutMargins: Bool {
        get { constraintState?.preservesSuperviewMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            ownConstraintState.preservesSuperviewMargins = newValue
            marginsDidChange()
        }
    }

    /// The getter of `layoutMargins`: the view's own margins combined with the safe area and the superview's margins,
    /// if the view includes them.
    var effectiveLayoutMargins: UIEdgeInsets {
        let own = ownLayoutMargins
        let margins = safeArea != .zero && insetsLayoutMarginsFromSafeArea ? own + safeArea : own
        guard preservesSuperviewLayoutMargins, let superview = storedSuperview else { return margins }
        let (outer, parent, frame) = (superview.layoutMargins, superview.bounds, placedFrame)
        return UIEdgeInsets(
            top: max(margins.top, outer.top - (frame.minY - parent.minY)),
            left: max(margins.left, outer.left - (frame.minX - parent.minX)),
            bottom: max(margins.bottom, outer.bottom - (parent.maxY - frame.maxY)),
            right: max(margins.right, outer.right - (parent.maxX - frame.maxX)))
    }

    /// Implements the setter of `layoutMargins`. An edge whose value doesn't change keeps its own margin, because the
    /// value can include the safe area and the superview's margins.
    func setEffectiveLayoutMargins(_ margins: UIEdgeInsets) {
        let (own, current) = (ownLayoutMargins, layoutMargins)
        ownLayoutMargins = UIEdgeInsets(
            top: margins.top == current.top ? own.top : margins.top,
            left: margins.left == current.left ? own.left : margins.left,
            bottom: margins.bottom == current.bottom ? own.bottom : margins.bottom,
            right: margins.right == current.right ? own.right : margins.right)
    }

    /// Implements the getter of `directionalLayoutMargins`.
    var effectiveDirectionalMargins: NSDirectionalEdgeInsets {
        let margins = layoutMargins
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return NSDirectionalEdgeInsets(
            top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
            trailing: isMirrored ? margins.left : margins.right)
    }

    /// A guide for the view's bounds inside its layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = constraintState?.marginsGuide { return guide }
        let guide = UILayoutGuide(.margins, of: self)
        ownConstraintState.marginsGuide = guide
        return guide
    }

    /// A guide for the view's bounds inside its safe area.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = constraintState?.safeAreaGuide { return guide }
        let guide = UILayoutGuide(.safeArea, of: self)
        ownConstraintState.safeAreaGuide = guide
        return guide
    }
}

extension UIScrollView {
    /// A guide for the scrolled content. Constraints on the guide's size set `contentSize`.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = constraintState?.scrolledContentGuide { return guide }
        let guide = UILayoutGuide(.scrolledContent, of: self)
        ownConstraintState.scrolledContentGuide = guide
        return guide
    }

    /// A guide for the scroll view's own frame. Views constrained to this guide don't scroll.
    public var frameLayoutGuide: UILayoutGuide {
        if let guide = constraintState?.scrollFrameGuide { return guide }
        let guide = UILayoutGuide(.scrollFrame, of: self)
        ownConstraintState.scrollFrameGuide = guide
        ownConstraintState.scrolledOrigin = bounds.origin
        return guide
    }
}

extension UIEdgeInsets {
    var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
