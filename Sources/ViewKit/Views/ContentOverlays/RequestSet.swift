/// The owners that request the same state of a view. The state is in effect until the last owner has released it, so no
/// owner can undo another's request. Owners are not retained; each must release its request before it is deallocated.
struct RequestSet {
    private var identities: [ObjectIdentifier] = []

    var isEmpty: Bool { identities.isEmpty }

    mutating func set(_ isRequested: Bool, _ owner: AnyObject) {
        let index = identities.firstIndex(of: ObjectIdentifier(owner))
        if isRequested, index == nil { identities.append(ObjectIdentifier(owner)) }
        if !isRequested, let index { identities.remove(at: index) }
    }
}

extension UIView {
    /// `true` if the view is suppressed: not drawn, not hit-tested and without keyboard input, although it isn't
    /// hidden.
    package var isSuppressed: Bool { ownLayer.isSuppressed }

    /// Adds or removes the request of `owner` to suppress the view. The view is suppressed while any request remains.
    package func setSuppressed(_ isSuppressed: Bool, by owner: AnyObject) {
        suppressors.set(isSuppressed, owner)
        guard ownLayer.isSuppressed == suppressors.isEmpty else { return }
        ownLayer.isSuppressed = !suppressors.isEmpty
        constraintState?.stack?.arrangementDidChange()
        ownLayer.isSuppressed ? cancelEvents() : regainFocus()
    }

    /// Adds or removes the request of `owner` to block touches and keys for the view and its descendants. Events are
    /// blocked while any request remains.
    package func setEventsBlocked(_ areBlocked: Bool, by owner: AnyObject) {
        let wereBlocked = blocksEvents
        eventBlockers.set(areBlocked, owner)
        guard blocksEvents != wereBlocked else { return }
        wereBlocked ? regainFocus() : cancelEvents()
    }
}

extension UIScrollView {
    /// `true` while a request prevents scrolling by the user, regardless of `isScrollEnabled`.
    package var locksScrolling: Bool { !scrollLocks.isEmpty }

    /// Adds or removes the request of `owner` to prevent scrolling by the user. Scrolling is prevented while any
    /// request remains.
    package func setScrollingLocked(_ isLocked: Bool, by owner: AnyObject) {
        scrollLocks.set(isLocked, owner)
    }
}
