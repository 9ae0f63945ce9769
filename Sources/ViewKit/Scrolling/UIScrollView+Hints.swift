/// What iOS can be told about a scroll view, and has no meaning here: kept, so that it can be read again, and without
/// effect. Code in the wild sets these in passing.
extension UIScrollView {
    /// When scrolling puts a keyboard on the screen away.
    public enum KeyboardDismissMode: Int, Sendable {
        /// Never.
        case none
        /// When a drag begins.
        case onDrag
        /// When a drag comes to the keyboard.
        case interactive
        /// When a drag begins, with what hangs on the keyboard.
        case onDragWithAccessory
        /// When a drag comes to what hangs on the keyboard.
        case interactiveWithAccessory
    }

    /// When scrolling puts a keyboard on the screen away. Without effect: a desktop has none. `.none` by default.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { self[Hints.self].keyboardDismissMode }
        set { self[Hints.self].keyboardDismissMode = newValue }
    }
    /// Whether a tap on the status bar scrolls to the top. Without effect: a window has none, and Home does it. True by
    /// default.
    public var scrollsToTop: Bool {
        get { self[Hints.self].scrollsToTop }
        set { self[Hints.self].scrollsToTop = newValue }
    }
    /// Whether what is inside hears of a touch only when it is not a drag. Without effect: it hears at once, and a drag
    /// takes the touch away. True by default.
    public var delaysContentTouches: Bool {
        get { self[Hints.self].delaysContentTouches }
        set { self[Hints.self].delaysContentTouches = newValue }
    }
    /// Whether a drag takes a touch away from what is inside. Without effect: it does. True by default.
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
