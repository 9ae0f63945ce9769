/// What touches, keys and the focus can reach.
extension UIView {
    /// Whether something covers the view, so that neither it nor anything inside it takes touches or keys.
    package var coversEvents: Bool { isOverlayCovering || !coverers.isEmpty }

    /// Whether keys can come to the view: neither it nor a view around it is covered or left out.
    var isWithinReach: Bool {
        var next: UIView? = self
        while let view = next {
            if view.coversEvents || view.isSuppressed { return false }
            next = view.superview
        }
        return true
    }

    /// The outermost covered view from this one upwards.
    var cover: UIView? {
        var (next, cover): (UIView?, UIView?) = (self, nil)
        while let view = next {
            if view.coversEvents { cover = view }
            next = view.superview
        }
        return cover
    }

    /// Whether a search for what the user can use goes on in the view: a covered one is passed over, as one without
    /// interaction.
    var takesPartInEvents: Bool { !isHidden && isUserInteractionEnabled && !isSuppressed && !coversEvents }

    /// The keys, and the touch that is under way, are taken from the view and what is inside it.
    func loseEvents() {
        guard let window else { return }
        window.takeKeys(from: self)
        window.pointer.cancelTouch(in: self)
    }
}
