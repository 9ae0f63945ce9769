/// The effect of covers and suppression on touches, keys and focus.
extension UIView {
    /// `true` if the view is covered: neither it nor its descendants receive touches or keys.
    package var coversEvents: Bool { isOverlayCovering || !coverers.isEmpty }

    /// `true` if the view can receive keys: neither it nor an ancestor is covered or suppressed.
    var isWithinReach: Bool {
        var next: UIView? = self
        while let view = next {
            if view.coversEvents || view.isSuppressed { return false }
            next = view.superview
        }
        return true
    }

    /// The outermost covered view among this view and its ancestors; `nil` if none is covered.
    var cover: UIView? {
        var (next, cover): (UIView?, UIView?) = (self, nil)
        while let view = next {
            if view.coversEvents { cover = view }
            next = view.superview
        }
        return cover
    }

    /// `true` if event handling considers the view and its descendants. Covered views are skipped, like views without
    /// user interaction.
    var acceptsEvents: Bool { !isHidden && isUserInteractionEnabled && !isSuppressed && !coversEvents }

    /// Takes keyboard focus and the current touch away from the view and its descendants.
    func loseEvents() {
        guard let window else { return }
        window.blockFocus(in: self)
        window.pointer.cancelTouch(in: self)
    }

    /// Returns keyboard focus to the view or its descendant that had it before events were blocked. No effect if
    /// another responder has become first responder meanwhile.
    package func regainFocus() {
        guard let window, window.firstResponder == nil, let view = window.blockedFocus, view.isDescendant(of: self),
            view.isWithinReach
        else { return }
        view.takeFocus()
    }
}
