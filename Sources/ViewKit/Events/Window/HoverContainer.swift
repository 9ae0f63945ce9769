/// A view, such as a row, that changes its look while the pointer is over it or one of its descendants.
@MainActor
package protocol HoverContainer: UIView {
    /// Called when the pointer enters the view from outside, or leaves it with all of its descendants.
    func pointerIsWithinDidChange(_ isWithin: Bool)
}
