extension UIView {
    /// Gives the keys away when this view or one inside it has them; with `force`, whatever that view says. Says
    /// whether none of them has the keys now.
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
