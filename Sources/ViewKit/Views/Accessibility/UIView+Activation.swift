import Foundation

extension UIView {
    /// Activates the view for an assistive technology, as a click would. Returns `true` if the view handled the
    /// activation.
    ///
    /// Calls `accessibilityActivate()` first. If that returns `false`, the effect depends on the view: an item of a
    /// list or menu is activated; a text input, or a view that shows a number, such as a slider, receives focus; any
    /// other control performs its action; and any other view is clicked.
    package func activateForAssistiveTechnology() -> Bool {
        if accessibilityActivate() { return true }
        if let item = self as? any AccessibilityItem { return item.activateAccessibilityItem() }
        if self is any UITextInput || self is any AccessibilityRanged { return takeFocus() }
        guard let control = self as? UIControl else { return click(at: accessibility.activationPoint) }
        guard control.isEnabled else { return false }
        control.activateByKey()
        return true
    }

    /// Moves keyboard focus to the view for an assistive technology. Returns `true` if the view then has focus.
    package func focusForAssistiveTechnology() -> Bool {
        guard takeFocus() else { return false }
        window?.scrollToShow(self)
        return true
    }

    /// The view that is focused for assistive technologies while this view has keyboard focus.
    package var accessibilityFocus: UIView { (self as? any AccessibilityFocusing)?.accessibilityFocusedView ?? self }

    /// Clicks at `location` in the window or, if `location` is `nil`, at the center of the part of `accessibilityFrame`
    /// that is inside the window. Returns `false` if another view covers that point, or if the view is outside the
    /// window.
    func click(at location: CGPoint?) -> Bool {
        guard let window else { return false }
        let frame = accessibilityFrame.intersection(window.bounds)
        guard location != nil || !frame.isNull && !frame.isEmpty else { return false }
        let point = location ?? CGPoint(x: frame.midX, y: frame.midY)
        guard let hit = window.hitTest(point, with: nil), hit.isDescendant(of: self) else { return false }
        let pointer = window.pointerLocation
        for event in [.pointerMoved(point), .pointerPressed(point), .pointerReleased(point), .pointerMoved(pointer)]
            as [InputEvent]
        {
            window.handle(event)
        }
        return true
    }
}
