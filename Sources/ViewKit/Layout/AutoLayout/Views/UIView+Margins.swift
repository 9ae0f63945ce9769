import Foundation

extension UIView {
    /// The layout margins without the safe area, which `layoutMargins` adds.
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

    /// Updates constraints and notifies the view after its margins changed.
    package func marginsDidChange() {
        layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        superview?.layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        layoutMarginsDidChange()
    }

    /// The layout margins in points, with leading and trailing instead of left and right edges.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isMirrored ? margins.right : margins.left, bottom: margins.bottom,
                trailing: isMirrored ? margins.left : margins.right)
        }
        set {
            layoutMargins = newValue.resolved(rightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
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
