import Foundation

/// Who has the keys.
extension UIWindow {
    /// Where keys go first.
    var firstKeyResponder: UIResponder {
        keyView ?? rootViewController?.viewIfLoaded ?? self
    }

    /// The view that has the keys, unless it was moved to where no keys come.
    var keyView: UIView? { focusedView.flatMap { $0.isWithinReach ? $0 : nil } }

    /// Gives the keys to `view`, or to none. Says whether it has them now: the one that has them may refuse, and what
    /// is covered gets none.
    func focus(_ view: UIView?) -> Bool {
        guard view !== focusedView else { return true }
        guard view?.isWithinReach ?? true else { return false }
        if let focusedView, !focusedView.canResignFirstResponder { return false }
        focusedView = view
        return focusedView === view
    }

    /// Takes the keys from `view` and what is inside it, whether they like it or not.
    func takeKeys(from view: UIView) {
        if let focusedView, focusedView.isDescendant(of: view) { self.focusedView = nil }
    }

    /// Gives the keys to the next view that can have them, in the order of the tree; the last is followed by the first.
    func moveFocus(backwards: Bool) {
        let stops = focusStops(in: self)
        guard !stops.isEmpty else { return }
        let present = stops.firstIndex { $0 === focusedView }
        let next =
            switch (present, backwards) {
            case (let index?, false): stops[(index + 1) % stops.count]
            case (let index?, true): stops[(index + stops.count - 1) % stops.count]
            case (nil, false): stops[0]
            case (nil, true): stops[stops.count - 1]
            }
        _ = next.canBecomeFirstResponder ? next.becomeFirstResponder() : focus(next)
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
