extension UIScrollView {
    /// The ways in which scrolling dismisses an on-screen keyboard.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none
        /// When a drag begins.
        case onDrag
        /// When a drag reaches the keyboard.
        case interactive
        /// When a drag begins, together with the keyboard's accessory view.
        case onDragWithAccessory
        /// When a drag reaches the keyboard's accessory view.
        case interactiveWithAccessory
    }
}
