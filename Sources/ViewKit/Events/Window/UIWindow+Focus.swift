import Foundation

/// A view with a custom tab order.
@MainActor
package protocol FocusOrdering: UIView {
    /// The subviews in tab order.
    var focusOrder: [UIView] { get }
}

/// A view that receives presses but passes wheel events to the views behind it.
@MainActor
package protocol WheelForwarding: UIView {
    /// Returns the view that receives wheel events at `point` in window coordinates.
    func viewForWheel(at point: CGPoint) -> UIView?
}

/// Keyboard focus and tab order.
extension UIWindow {
    /// The responder that receives key events first: `keyResponder` or, if that is `nil`, the frontmost of the pop-up,
    /// the topmost presentation's content, the root controller's view and the window.
    var firstKeyResponder: UIResponder {
        keyResponder ?? popUp ?? frontPresentation?.presented.viewIfLoaded ?? rootViewController?.viewIfLoaded ?? self
    }

    /// The view to which focus movement and scroll keys are limited: the pop-up, the topmost presentation that isn't
    /// being dismissed, or the window.
    var frontmost: UIView { popUp ?? frontPresentation ?? self }

    /// The controller of the topmost presentation that isn't being dismissed, or else the root controller.
    package var frontController: UIViewController? { frontPresentation?.presented ?? rootViewController }

    /// The topmost presentation that is not being dismissed.
    private var frontPresentation: Presentation? { presentations.last { $0.phase != .dismissing } }

    /// The first responder; `nil` if key events can't reach it because it is, or is inside, a view that blocks events
    /// or is suppressed.
    var keyResponder: UIResponder? {
        if let focusedView, !focusedView.isWithinReach { return nil }
        return firstResponder
    }

    /// Makes `responder` the first responder; `nil` clears the first responder. Returns `true` if `responder` is the
    /// first responder afterward. The current first responder may refuse to resign, unless the focus moves to a menu. A
    /// responder outside the window and a view that is out of reach are rejected. A controller can be first responder
    /// even if its view is out of reach.
    package func focus(_ responder: UIResponder?) -> Bool {
        guard responder !== firstResponder else { return true }
        if let responder, responder.responderWindow !== self { return false }
        if let view = responder as? UIView, !view.isWithinReach { return false }
        if resigningResponder(for: responder)?.canResignFirstResponder == false { return false }
        firstResponder = responder
        return firstResponder === responder
    }

    /// Makes `view` and its descendants resign first responder without consulting `canResignFirstResponder`. A view
    /// controller that is the first responder stays the first responder.
    package func resignFocus(in view: UIView) {
        if let focusedView, focusedView.isDescendant(of: view) { firstResponder = nil }
        if let suspended = suspendedResponder as? UIView, suspended.isDescendant(of: view) { resign(suspended) }
    }

    /// The view from which the Tab key continues: the focused view, or else the view that had focus last.
    package var tabStart: UIView? { focusedView ?? formerFocus }

    /// Makes `view` and its descendants resign first responder, as `resignFocus(in:)` does. The focused view regains
    /// focus in `UIView.regainFocus`, unless another responder has become first responder in the meantime.
    package func blockFocus(in view: UIView) {
        guard let focusedView, focusedView.isDescendant(of: view) else { return }
        firstResponder = nil
        blockedFocus = focusedView
    }

    /// Moves focus to the next or previous focusable view in tab order, wrapping around at the ends, and scrolls to
    /// reveal it. Skips `passed` and its descendants.
    package func moveFocus(backwards: Bool, past passed: UIView? = nil) {
        let start = tabStart
        var stops = focusStops(in: frontmost, and: start)
        if backwards { stops.reverse() }
        if let startIndex = stops.firstIndex(where: { $0 === start }) {
            stops = Array(stops[(startIndex + 1)...] + stops[...startIndex])
        }
        if let passed { stops.removeAll { $0.isDescendant(of: passed) } }
        if let next = stops.first(where: \.canBecomeFocused) { _ = moveFocus(to: next) }
    }

    /// Moves focus to the first focusable view among `view` and its descendants, and scrolls to reveal it. If there is
    /// no such view, clears the focus; the Tab key then continues from `view`.
    package func moveFocus(into view: UIView) {
        let first = focusStops(in: view, and: nil).first(where: \.canBecomeFocused)
        if let first, moveFocus(to: first) { return }
        if focus(nil) { formerFocus = view }
    }

    /// Moves focus into `view`, as `moveFocus(into:)` does. If a menu is open, the suspended responder resigns, and the
    /// focus moves when the menu closes.
    package func moveFocusOutsideMenus(into view: UIView) {
        guard popUp != nil else { return moveFocus(into: view) }
        resign(suspendedResponder)
        blockedFocus = focusStops(in: view, and: nil).first(where: \.canBecomeFocused)
    }

    private func moveFocus(to view: UIView) -> Bool {
        guard view.takeFocus() else { return false }
        scrollToShow(view)
        (view as? UIScrollView)?.behavior?.revealFocusedItem()
        return true
    }

    /// Focuses the innermost control that contains the pressed `view`, if that control can be focused and isn't a text
    /// input. If the control is a button and a text input has focus, focus stays in the text input.
    func focusControl(around view: UIView) {
        let ancestors = sequence(first: view) { $0.storedSuperview }
        guard let control = ancestors.lazy.compactMap({ $0 as? UIControl }).first, control.canBecomeFocused,
            !(control is any UIKeyInput)
        else { return }
        if control is UIButton, focusedView is any UIKeyInput { return }
        _ = control.takeFocus()
    }

    /// Scrolls the ancestors of `view` by the minimum distance that reveals `view`, with some room for the focus ring.
    /// If `view` is itself a scroll view that is taller than the available room, it only has to be partly visible.
    func scrollToShow(_ view: UIView) {
        let margin: CGFloat = 8
        var ancestors = view.storedSuperview
        while let next = ancestors {
            if let scrollView = next as? UIScrollView, scrollView.isScrollEnabled, !scrollView.locksScrolling {
                let target = view.convert(view.bounds, to: scrollView).insetBy(dx: -margin, dy: -margin)
                let visible = scrollView.bounds.inset(by: scrollView.coveredInset)
                let isShown =
                    view is UIScrollView && target.height > visible.height
                    ? visible.intersects(target) : visible.contains(target)
                if !isShown { scrollView.scrollRectToVisible(target, animated: false) }
            }
            ancestors = next.storedSuperview
        }
    }

    /// Tells the host whether text input is active and, if so, where the caret is.
    package func updateTextInput() {
        textInputArea = currentTextInputArea
        host?.setTextInput(textInputArea)
    }

    /// Tells the host where the caret is if it has moved, for example by scrolling.
    func updateTextInputArea() {
        if textInputArea != nil, currentTextInputArea != textInputArea { updateTextInput() }
    }

    /// The area of the caret or of another text input, in the window's coordinates; `nil` without text input.
    private var currentTextInputArea: CGRect? {
        guard let focusedView, focusedView is any UIKeyInput else { return nil }
        guard let input = focusedView as? any TextInputView else {
            return focusedView.convert(focusedView.bounds, to: nil)
        }
        return input.isTextEditable ? input.convert(input.caretArea, to: nil) : nil
    }

    /// Returns the tab stops in `view` in tab order, including `start` even if it can't be focused.
    private func focusStops(in view: UIView, and start: UIView?) -> [UIView] {
        var (stops, visited): ([UIView], Set<ObjectIdentifier>) = ([], [])
        addFocusStops(in: view, and: start, to: &stops, visited: &visited)
        return stops
    }

    /// Collects the tab stops. Skips the views in `visited`, which a custom order has already added.
    private func addFocusStops(
        in view: UIView, and start: UIView?, to stops: inout [UIView], visited: inout Set<ObjectIdentifier>
    ) {
        guard view.acceptsEvents, visited.insert(ObjectIdentifier(view)).inserted else { return }
        if view.canBecomeFocused || view === start { stops.append(view) }
        for next in view.viewsInFocusOrder { addFocusStops(in: next, and: start, to: &stops, visited: &visited) }
    }
}

extension UIView {
    /// Focuses the view, as the Tab key does, unless it or an ancestor is hidden. Returns `true` if the view has focus
    /// afterward.
    @discardableResult
    package func takeFocus() -> Bool {
        guard canBecomeFocused, !isHiddenWithAncestors, let window else { return false }
        return canBecomeFirstResponder ? becomeFirstResponder() : window.focus(self)
    }
}

extension UIWindow {
    /// Offers a key to the key commands and then to the visible navigation palettes in the frontmost controller. If
    /// neither handles the key and it is a shortcut for going back, navigates back. Returns `true` if the key was
    /// handled.
    func handleNavigationKey(_ presses: Set<UIPress>) -> Bool {
        guard let press = presses.first, let key = press.key else { return false }
        if performFrontKeyCommand(for: press) { return true }
        guard !press.isRepeat else { return false }
        if frontController?.handleInPalette(key) == true { return true }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return key.goesBack(isMirrored: isMirrored) && frontController?.goBack() == true
    }
}

extension UIKey {
    private static let keysActingOnFocus: Set<UIKeyboardHIDUsage> = [
        .keyboardUpArrow, .keyboardDownArrow, .keyboardLeftArrow, .keyboardRightArrow, .keyboardHome, .keyboardEnd,
        .keyboardPageUp, .keyboardPageDown, .keyboardSpacebar, .keyboardReturnOrEnter, .keyboardTab,
    ]

    /// `true` if the key moves the focus, or activates, adjusts or scrolls the focused view.
    var actsOnFocus: Bool { Self.keysActingOnFocus.contains(keyCode) }
}
