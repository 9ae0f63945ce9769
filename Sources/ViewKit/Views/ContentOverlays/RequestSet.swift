/// The owners that request the same state of a view. The state is in effect until the last owner has released it, so no
/// owner can undo another's request. Owners are not retained; each must release its request before it is deallocated.
struct RequestSet {
    private var identities: [ObjectIdentifier] = []

    var isEmpty: Bool { identities.isEmpty }

    mutating func set(_ isIn: Bool, _ owner: AnyObject) {
        let index = identities.firstIndex(of: ObjectIdentifier(owner))
        if isIn, index == nil { identities.append(ObjectIdentifier(owner)) }
        if !isIn, let index { identities.remove(at: index) }
    }
}

extension UIView {
    /// `true` if the view is suppressed: not drawn, not hit-tested and without keyboard input, although it isn't
    /// hidden.
    package var isSuppressed: Bool { layer.isSuppressed }

    /// Adds or removes the request of `owner` to suppress the view, which is suppressed as long as it has a request.
    package func setSuppressed(_ isSuppressed: Bool, by owner: AnyObject) {
        suppressors.set(isSuppressed, owner)
        guard layer.isSuppressed == suppressors.isEmpty else { return }
        layer.isSuppressed = !suppressors.isEmpty
        constraintState?.stack?.arrangementDidChange()
        if layer.isSuppressed { loseEvents() }
    }

    /// Adds or removes the request of `owner` to block touches and keys for the view and its descendants. They are
    /// blocked as long as there is a request.
    package func setCovered(_ isCovered: Bool, by owner: AnyObject) {
        let wasCovered = coversEvents
        coverers.set(isCovered, owner)
        if !wasCovered, coversEvents { loseEvents() }
    }
}

extension UIScrollView {
    /// `true` if the user can't scroll now, regardless of `isScrollEnabled`.
    package var locksScrolling: Bool { !scrollLocks.isEmpty }

    /// Adds or removes the request of `owner` to prevent scrolling by the user, who can't scroll as long as there is a
    /// request.
    package func setScrollingLocked(_ isLocked: Bool, by owner: AnyObject) {
        scrollLocks.set(isLocked, owner)
    }
}
