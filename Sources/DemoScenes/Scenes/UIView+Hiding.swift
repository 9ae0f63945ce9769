import ViewKit

extension UIView {
    /// Hides or shows the view. While it is hidden, neither it nor a subview has the keyboard focus, because keys would
    /// still operate the focused control. A view that loses the focus regains it when it is shown again, unless the
    /// focus has been moved in the meantime.
    func setHidden(_ isHidden: Bool) {
        guard isHidden != self.isHidden else { return }
        if isHidden { window?.blockFocus(in: self) }
        self.isHidden = isHidden
        if !isHidden { regainFocus() }
    }
}
