extension UIView {
    /// Makes this view or a descendant resign as first responder. If `force` is `true`, `canResignFirstResponder` isn't
    /// consulted. Returns `true` if neither this view nor a descendant is first responder afterward.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
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
