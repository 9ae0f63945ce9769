extension UIView {
    /// Implements `endEditing`.
    func resignInside(force: Bool) -> Bool {
        guard let window else { return true }
        if let blocked = window.blockedFocus, blocked.isDescendant(of: self) { window.blockedFocus = nil }
        guard let focused = window.responderOutsideMenus as? UIView, focused.isDescendant(of: self) else { return true }
        if force {
            window.resign(focused)
            return true
        }
        return focused.resignFirstResponder()
    }
}
