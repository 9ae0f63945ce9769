import Foundation

/// A view in which the Tab key goes another way than through the subviews in their order.
@MainActor
package protocol FocusOrdering: UIView {
    /// The subviews as the Tab key comes to them.
    var focusOrder: [UIView] { get }
}

/// A view through which the wheel turns what lies behind it, though it takes the presses.
@MainActor
package protocol WheelPassing: UIView {
    /// What is turned at `point` of the window.
    func viewForWheel(at point: CGPoint) -> UIView?
}

/// Who has the keys.
extension UIWindow {
    /// Where keys go first.
    var firstKeyResponder: UIResponder {
        keyResponder ?? popUp ?? shownPresentation?.presented.viewIfLoaded ?? rootViewController?.viewIfLoaded ?? self
    }

    /// What has all keys and touches: what lies over the rest, or else the window.
    var frontmost: UIView { popUp ?? shownPresentation ?? self }

    /// The controller that has all keys and touches, with those in it; nil for none.
    var frontController: UIViewController? { shownPresentation?.presented ?? rootViewController }

    /// What is presented over the rest, and is not just going.
    private var shownPresentation: Presentation? { presentations.last { $0.phase != .going } }

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
    package func takeKeys(from view: UIView) {
        if let focusedView, focusedView.isDescendant(of: view) { firstResponder = nil }
    }

    /// Gives the keys to the next view that can have them, in the order of the tree; the last is followed by the first.
    func moveFocus(backwards: Bool) {
        let start = focusedView ?? formerFocus
        var stops = focusStops(in: frontmost, and: start)
        if backwards { stops.reverse() }
        if let present = stops.firstIndex(where: { $0 === start }) {
            stops = Array(stops[(present + 1)...] + stops[...present])
        }
        guard let next = stops.first(where: \.canBecomeFocused) else { return }
        if next.takeFocus() { scrollToShow(next) }
    }

    /// Gives the keys to the control that `view` is, or is in, because it was pressed. A press of a button leaves them
    /// to what text is written into.
    func focusControl(around view: UIView) {
        let around = sequence(first: view) { $0.superview }
        guard let control = around.lazy.compactMap({ $0 as? UIControl }).first, control.canBecomeFocused,
            !(control is any UIKeyInput)
        else { return }
        if control is UIButton, focusedView is any UIKeyInput { return }
        _ = control.takeFocus()
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
                let free = scrollView.bounds.inset(by: scrollView.coveredInset)
                if !free.contains(place) { scrollView.scrollRectToVisible(place, animated: false) }
            }
            around = next.superview
        }
    }

    /// Tells the host whether text is wanted, and where it appears.
    func updateTextInput() {
        let area = (focusedView as? any TextInputView).map { $0.convert($0.caretArea, to: nil) }
        host?.setTextInput(focusedView is any UIKeyInput ? area ?? focusedView?.convert(bounds, to: nil) : nil)
    }

    /// Where the Tab key stops in `view`, in its order, with `start` wherever that is.
    private func focusStops(in view: UIView, and start: UIView?) -> [UIView] {
        var (stops, seen): ([UIView], Set<ObjectIdentifier>) = ([], [])
        addFocusStops(in: view, and: start, to: &stops, seen: &seen)
        return stops
    }

    /// Adds them; views that were put into an order of their own were seen before they are come to again.
    private func addFocusStops(
        in view: UIView, and start: UIView?, to stops: inout [UIView], seen: inout Set<ObjectIdentifier>
    ) {
        guard view.takesPartInEvents, seen.insert(ObjectIdentifier(view)).inserted else { return }
        if view.canBecomeFocused || view === start { stops.append(view) }
        for next in view.viewsInFocusOrder { addFocusStops(in: next, and: start, to: &stops, seen: &seen) }
    }
}

extension UIView {
    /// Gives the keys to the view, as the Tab key does; says whether it has them now.
    @discardableResult
    package func takeFocus() -> Bool {
        guard canBecomeFocused, let window else { return false }
        return canBecomeFirstResponder ? becomeFirstResponder() : window.focus(self)
    }
}

extension UIWindow {
    /// Goes back where `presses` ask for that: in what is shown over the rest. Says whether there was a way back.
    func goBack(by presses: Set<UIPress>) -> Bool {
        guard let press = presses.first, !press.isRepeat, let key = press.key else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return key.goesBack(isMirrored: isMirrored) && frontController?.goBack() == true
    }
}

extension UIKey {
    private static let acting: Set<UIKeyboardHIDUsage> = [
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
        .keyboardPageUp, .keyboardPageDown, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardTab,
    ]

    /// Whether the key moves or uses what has the keyboard, whatever that is.
    var actsOnFocus: Bool { Self.acting.contains(keyCode) }
}
