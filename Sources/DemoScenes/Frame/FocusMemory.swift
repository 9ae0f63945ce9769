import ViewKit

/// The keyboard focus from before a panel was opened.
@MainActor
struct FocusMemory {
    private weak var view: UIView?

    /// Stores the focused view of `window`.
    mutating func note(_ window: UIWindow?) {
        view = window?.focusedView
    }

    /// Restores the focus in `window`, or else moves it to `button`, which opened the panel.
    mutating func restore(in window: UIWindow?, orTo button: UIView) {
        defer { view = nil }
        if let view, view.window === window, view.takeFocus() { return }
        button.takeFocus()
    }
}
