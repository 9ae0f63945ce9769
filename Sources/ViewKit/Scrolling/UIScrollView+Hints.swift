/// Settings that have no meaning on the desktop. Their values are stored but have no effect; they exist so that code
/// that sets them compiles.
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

    /// The way in which scrolling dismisses an on-screen keyboard; `.none` by default. No effect, because a desktop has
    /// no on-screen keyboard.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { self[Hints.self].keyboardDismissMode }
        set { self[Hints.self].keyboardDismissMode = newValue }
    }
    /// `true` if a tap on the status bar scrolls to the top. `true` by default. No effect, because a window has no
    /// status bar; the Home key scrolls to the top.
    public var scrollsToTop: Bool {
        get { self[Hints.self].scrollsToTop }
        set { self[Hints.self].scrollsToTop = newValue }
    }
    /// `true` if subviews receive a touch only after it is known not to be a drag. `true` by default. No effect,
    /// because subviews receive a touch immediately, and a drag cancels it.
    public var delaysContentTouches: Bool {
        get { self[Hints.self].delaysContentTouches }
        set { self[Hints.self].delaysContentTouches = newValue }
    }
    /// `true` if a drag cancels the touches of subviews. `true` by default. No effect, because a drag always does.
    public var canCancelContentTouches: Bool {
        get { self[Hints.self].canCancelContentTouches }
        set { self[Hints.self].canCancelContentTouches = newValue }
    }

    private struct Hints: ViewAttachmentKey {
        static let defaultValue = Hints()

        var keyboardDismissMode = KeyboardDismissMode.none
        var scrollsToTop = true
        var delaysContentTouches = true
        var canCancelContentTouches = true
    }
}
