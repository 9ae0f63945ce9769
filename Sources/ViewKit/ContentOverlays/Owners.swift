/// Those who want the same thing of a view: it holds until the last of them has let go, so that one cannot undo what
/// another still wants. No owner is kept; each lets go before it is freed.
struct Owners {
    private var identities: [ObjectIdentifier] = []

    var isEmpty: Bool { identities.isEmpty }

    mutating func set(_ isIn: Bool, _ owner: AnyObject) {
        let place = identities.firstIndex(of: ObjectIdentifier(owner))
        if isIn, place == nil { identities.append(ObjectIdentifier(owner)) }
        if !isIn, let place { identities.remove(at: place) }
    }
}

extension UIView {
    /// Whether the view is left out although it is not hidden: not drawn, not hit, without keys.
    package var isSuppressed: Bool { layer.isSuppressed }

    /// Leaves the view out as long as one `owner` wants it so.
    package func setSuppressed(_ isSuppressed: Bool, by owner: AnyObject) {
        suppressors.set(isSuppressed, owner)
        guard layer.isSuppressed == suppressors.isEmpty else { return }
        layer.isSuppressed = !suppressors.isEmpty
        constraintState?.stack?.arrangementDidChange()
        if layer.isSuppressed { loseEvents() }
    }

    /// Puts the view and all inside it out of reach of touches and keys as long as one `owner` wants it so.
    package func setCovered(_ isCovered: Bool, by owner: AnyObject) {
        let wasCovered = coversEvents
        coverers.set(isCovered, owner)
        if !wasCovered, coversEvents { loseEvents() }
    }
}

extension UIScrollView {
    /// Whether the user cannot scroll for now, whatever `isScrollEnabled` says.
    package var locksScrolling: Bool { !scrollLocks.isEmpty }

    /// Keeps the user from scrolling as long as one `owner` wants it so.
    package func setScrollingLocked(_ isLocked: Bool, by owner: AnyObject) {
        scrollLocks.set(isLocked, owner)
    }
}
