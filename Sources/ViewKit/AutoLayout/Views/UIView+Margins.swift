import Foundation

extension UIView {
    /// See `layoutMargins`.
    var givenLayoutMargins: UIEdgeInsets {
        get {
            if let margins = constraintState?.layoutMargins { return margins }
            return viewController == nil
                ? usualLayoutMargins : UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
        set {
            guard newValue != givenLayoutMargins, newValue.isFinite else { return }
            ownConstraintState.layoutMargins = newValue
            usualLayoutMarginsDidChange()
            viewController?.viewLayoutMarginsDidChange()
        }
    }

    /// The margins are others where the app gave none.
    package func usualLayoutMarginsDidChange() {
        layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        superview?.layoutRoot.constraintState?.engine?.refreshConstraints(of: self)
        layoutMarginsDidChange()
    }

    /// The margins by the direction of reading; the same distances as `layoutMargins`.
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

    /// The view's rectangle without its layout margins.
    public var layoutMarginsGuide: UILayoutGuide {
        if let guide = constraintState?.marginsGuide { return guide }
        let guide = UILayoutGuide(.margins, of: self)
        ownConstraintState.marginsGuide = guide
        return guide
    }

    /// The view's rectangle without what bars cover.
    public var safeAreaLayoutGuide: UILayoutGuide {
        if let guide = constraintState?.safeAreaGuide { return guide }
        let guide = UILayoutGuide(.safeArea, of: self)
        ownConstraintState.safeAreaGuide = guide
        return guide
    }
}

extension UIScrollView {
    /// The rectangle of what is scrolled: its size is the content's size, which constraints can give.
    public var contentLayoutGuide: UILayoutGuide {
        if let guide = constraintState?.scrolledContentGuide { return guide }
        let guide = UILayoutGuide(.scrolledContent, of: self)
        ownConstraintState.scrolledContentGuide = guide
        return guide
    }

    /// The scroll view's own rectangle: what is fixed to it does not scroll.
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
