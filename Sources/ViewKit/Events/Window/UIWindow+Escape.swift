/// A view that changes a value while it is pressed or dragged, and can restore the value from before the press.
@MainActor
package protocol TouchReverting: UIView {
    /// Restores the value from before the press, and notifies the app if the value has changed. The touch is canceled
    /// afterward.
    func revertTouch()
}

extension UIWindow {
    /// Cancels the press or drag of a control, and restores the value from before. Called when Escape is pressed.
    /// Returns `false` if no control is pressed, or if the press is outside an open pop-up, which Escape then closes.
    func cancelTouchOfControl() -> Bool {
        guard let touched = pointer.touch?.view, pointer.arena?.keepsTouchFromView != true,
            let view = sequence(first: touched, next: \.storedSuperview).first(where: \.revertsTouch),
            popUp.map(view.isDescendant) != false
        else { return false }
        (view as? any TouchReverting)?.revertTouch()
        pointer.cancelTouch(in: self)
        updateHover()
        return true
    }
}

extension UIView {
    fileprivate var revertsTouch: Bool {
        (self as? UIControl)?.isTracking ?? (self is any TouchReverting)
    }
}
