import ViewKit

/// A reference to the view that had the keyboard focus before a panel was opened.
@MainActor
struct FocusMemory {
    private weak var view: UIView?

    /// Stores the focused view of `window`.
    mutating func storeFocus(of window: UIWindow?) {
        view = window?.focusedView
    }

    /// Moves the focus back to the stored view if that view is in `window` and can be focused. Otherwise moves it to
    /// `button`, which opened the panel, unless `button` is `nil` or hidden.
    mutating func restore(in window: UIWindow?, orTo button: UIView?) {
        defer { view = nil }
        if let view, view.window === window, view.takeFocus() { return }
        if let button, !button.isHidden { button.takeFocus() }
    }
}
