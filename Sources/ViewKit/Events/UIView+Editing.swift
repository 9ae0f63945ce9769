extension UIView {
    /// Makes this view or its descendant resign first responder; if `force` is `true`, without consulting the
    /// responder. Returns `true` if neither this view nor a descendant is first responder afterward.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let focused = window.focusedView, focused.isDescendant(of: self) else { return true }
        if force {
            window.firstResponder = nil
            return true
        }
        return focused.resignFirstResponder()
    }
}
