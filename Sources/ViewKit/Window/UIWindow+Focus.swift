import Foundation

/// Who has the keys.
extension UIWindow {
    /// Where keys go first.
    var firstKeyResponder: UIResponder {
        keyResponder ?? popUp ?? rootViewController?.viewIfLoaded ?? self
    }

    /// The first responder, unless it is a view that was moved to where no keys come.
    var keyResponder: UIResponder? {
        if let focusedView, !focusedView.isWithinReach { return nil }
        return firstResponder
    }

    /// Gives the keys to `responder`, or to nobody. Says whether it has them now: the one that has them may refuse, and
    /// a view that is covered gets none. A controller hears keys also while its view is covered, as the window's does.
    func focus(_ responder: UIResponder?) -> Bool {
        guard responder !== firstResponder else { return true }
        if let view = responder as? UIView, !view.isWithinReach { return false }
        if let firstResponder, !firstResponder.canResignFirstResponder { return false }
        firstResponder = responder
        return firstResponder === responder
    }

    /// Takes the keys from `view` and what is inside it, whether they like it or not; controllers keep them.
    func takeKeys(from view: UIView) {
        if let focusedView, focusedView.isDescendant(of: view) { firstResponder = nil }
    }

    /// Gives the keys to the next view that can have them, in the order of the tree; the last is followed by the first.
    func moveFocus(backwards: Bool) {
        let stops = focusStops(in: popUp ?? self)
        guard !stops.isEmpty else { return }
        let present = stops.firstIndex { $0 === focusedView }
        let next =
            switch (present, backwards) {
            case (let index?, false): stops[(index + 1) % stops.count]
            case (let index?, true): stops[(index + stops.count - 1) % stops.count]
            case (nil, false): stops[0]
            case (nil, true): stops[stops.count - 1]
            }
        let hasKeys = next.canBecomeFirstResponder ? next.becomeFirstResponder() : focus(next)
        if hasKeys { scrollToShow(next) }
    }

    /// Scrolls what is around `view` as little as shows it, with a little room for the ring around it. A view that
    /// scrolls itself shows its own parts.
    private func scrollToShow(_ view: UIView) {
        let room: CGFloat = 8
        guard !(view is UIScrollView) else { return }
        var around = view.superview
        while let next = around {
            if let scrollView = next as? UIScrollView, scrollView.isScrollEnabled, !scrollView.locksScrolling {
                let place = view.convert(view.bounds, to: scrollView).insetBy(dx: -room, dy: -room)
                if !scrollView.bounds.contains(place) { scrollView.scrollRectToVisible(place, animated: false) }
            }
            around = next.superview
        }
    }

    /// Tells the host whether text is wanted, and where it appears.
    func updateTextInput() {
        let area = (focusedView as? any TextInputView).map { $0.convert($0.caretArea, to: nil) }
        host?.setTextInput(focusedView is any UIKeyInput ? area ?? focusedView?.convert(bounds, to: nil) : nil)
    }

    private func focusStops(in view: UIView) -> [UIView] {
        guard view.takesPartInEvents else { return [] }
        return (view.canBecomeFocused ? [view] : []) + view.subviews.flatMap(focusStops)
    }
}
