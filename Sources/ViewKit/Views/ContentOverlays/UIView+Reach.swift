/// The effect of blocked events and suppression on touches, keys and focus.
extension UIView {
    /// `true` if events are blocked for the view: neither it nor its descendants receive touches or keys.
    package var blocksEvents: Bool { isBlockedByOverlay || !eventBlockers.isEmpty }

    /// `true` if the view can receive keys: neither it nor an ancestor blocks events or is suppressed.
    var isWithinReach: Bool {
        var next: UIView? = self
        while let view = next {
            if view.blocksEvents || view.isSuppressed { return false }
            next = view.storedSuperview
        }
        return true
    }

    /// `true` if the view or an ancestor is hidden.
    var isHiddenWithAncestors: Bool {
        var next: UIView? = self
        while let view = next {
            if view.isHidden { return true }
            next = view.storedSuperview
        }
        return false
    }

    /// The outermost view, among this view and its ancestors, that blocks events; `nil` if none of them does.
    var outermostBlockedView: UIView? {
        var (next, blocked): (UIView?, UIView?) = (self, nil)
        while let view = next {
            if view.blocksEvents { blocked = view }
            next = view.storedSuperview
        }
        return blocked
    }

    /// `true` unless the view itself keeps events from reaching it and its descendants; its ancestors aren't
    /// considered. Views that block events are skipped, like views with disabled user interaction.
    var acceptsEvents: Bool { !isHidden && isUserInteractionEnabled && !isSuppressed && !blocksEvents }

    /// Cancels the current touch in the view and its descendants, and takes keyboard focus away from them.
    func cancelEvents() {
        guard let window = enclosingWindow else { return }
        window.blockFocus(in: self)
        window.pointer.cancelTouch(in: self)
    }

    /// Restores keyboard focus to the view that lost it because events were blocked, if that is this view or a
    /// descendant. No effect if another responder has become first responder in the meantime.
    package func regainFocus() {
        guard let window = enclosingWindow, window.firstResponder == nil, let view = window.blockedFocus,
            view.isDescendant(of: self),
            view.isWithinReach
        else { return }
        view.takeFocus()
    }
}
