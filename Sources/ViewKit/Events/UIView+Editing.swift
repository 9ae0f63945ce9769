extension UIView {
    /// Resigns the first responder if it is this view or a descendant; with `force`, without asking it. Returns `true`
    /// if none of them is first responder now.
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
