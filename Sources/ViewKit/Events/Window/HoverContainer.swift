/// A view, such as a row, that changes its appearance while the pointer is over it or its descendants, excluding nested
/// hover containers.
@MainActor
package protocol HoverContainer: UIView {
    /// Called with `true` when the view becomes the innermost hover container under the pointer, and with `false` when
    /// it no longer is.
    func pointerIsWithinDidChange(_ isWithin: Bool)
}
