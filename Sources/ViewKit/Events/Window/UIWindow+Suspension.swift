/// Keyboard focus in menus. While the focus is in the pop-up or the menu bar, the former first responder is suspended:
/// it receives no keys, but remains first responder for the app, so opening a menu doesn't end text editing.
extension UIWindow {
    /// The first responder or, while keyboard focus is in a menu, the suspended responder.
    package var responderOutsideMenus: UIResponder? { suspendedResponder ?? firstResponder }

    /// Returns keyboard focus from a menu to the suspended responder. Clears the focus if there is no such responder,
    /// or if it is out of reach or was hidden in the meantime, in which case it regains focus in `UIView.regainFocus`.
    /// No effect if the focus isn't in a menu.
    package func resumeFocus() {
        guard isInMenu(firstResponder) else { return }
        let suspended = suspendedResponder
        let becameHidden = !suspendedWhileHidden && (suspended as? UIView)?.isHiddenWithAncestors == true
        if let suspended, !becameHidden, focus(suspended) { return }
        firstResponder = nil
        if let view = suspended as? UIView, view.window === self { blockedFocus = view }
        blockedFocus?.regainFocus()
    }

    /// Makes `responder`, which had focus before it was covered, the first responder, unless there is another one.
    /// While the focus is in a menu, a view becomes first responder when the menu returns the focus.
    func restoreFocus(to responder: UIResponder) {
        guard suspendedResponder == nil, responder.responderWindow === self else { return }
        if firstResponder == nil {
            _ = focus(responder)
        } else if isInMenu(firstResponder), let view = responder as? UIView {
            blockedFocus = view
        }
    }

    /// Closes the pop-up and returns keyboard focus from the menu bar. Called when a presentation begins.
    func closeMenus() {
        popUp?.close()
        menuBar?.cancel()
    }

    /// Makes `responder` resign without consulting `canResignFirstResponder`. No effect if `responder` is neither the
    /// first responder nor suspended.
    func resign(_ responder: UIResponder?) {
        guard let responder else { return }
        if responder === firstResponder { firstResponder = nil }
        if responder === suspendedResponder { endSuspension() }
    }

    /// Suspends, resumes or ends the former first responder and notifies the views. `former` is the first responder
    /// before the change.
    func firstResponderDidChange(from former: UIResponder?) {
        let (isInside, wasInside) = (isInMenu(firstResponder), isInMenu(former))
        if firstResponder == nil, !wasInside { formerFocus = former as? UIView }
        if !isInside, !wasInside || firstResponder != nil { blockedFocus = nil }
        showsFocusRing = !pointer.isInUse
        if isInside, !wasInside, suspendedResponder == nil {
            suspendedResponder = former
            suspendedWhileHidden = (former as? UIView)?.isHiddenWithAncestors == true
        }
        (former as? UIView)?.focusDidChange(false)
        if !isInside, let suspendedResponder, suspendedResponder !== firstResponder { endSuspension() }
        focusedView?.focusDidChange(true)
        if suspendedResponder === firstResponder { suspendedResponder = nil }
        // A dead key that was pressed in one text input must not change the text of another.
        if former is any UIKeyInput, firstResponder is any UIKeyInput { host?.setTextInput(nil) }
        updateTextInput()
        updateInputViews()
    }

    /// Returns the responder that has to resign before `responder` becomes first responder, if any.
    func resigningResponder(for responder: UIResponder?) -> UIResponder? {
        guard isInMenu(responder) != isInMenu(firstResponder) else { return firstResponder }
        return isInMenu(responder) || suspendedResponder === responder ? nil : suspendedResponder
    }

    private func endSuspension() {
        let suspended = suspendedResponder
        suspendedResponder = nil
        (suspended as? UIView)?.focusDidChange(false)
        updateInputViews()
    }

    /// Returns `true` if `responder` is in the pop-up or the menu bar.
    private func isInMenu(_ responder: UIResponder?) -> Bool {
        guard let view = responder as? UIView else { return false }
        let menus: [UIView?] = [popUp, menuBar]
        return menus.contains { $0.map(view.isDescendant) == true }
    }
}

extension UIResponder {
    /// Returns keyboard focus from the menu bar to this first responder. An open menu keeps the focus until it closes.
    /// Returns `true` if the responder is the first responder afterward.
    package func resumeAsFirstResponder() -> Bool {
        guard let window = responderWindow, window.suspendedResponder === self, window.popUp == nil else { return true }
        window.resumeFocus()
        return window.firstResponder === self
    }
}

extension UIView {
    /// `true` if the view was the first responder when keyboard focus moved to a menu, which still has the focus.
    package var isSuspended: Bool { window?.suspendedResponder === self }
}
