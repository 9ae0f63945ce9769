/// A view, such as a row, that changes its look while the pointer is over it or one of its descendants.
@MainActor
package protocol HoverContainer: UIView {
    /// Called when the pointer enters the view or a descendant from outside, and when it leaves them or enters a nested
    /// hover container.
    func pointerIsWithinDidChange(_ isWithin: Bool)
}
