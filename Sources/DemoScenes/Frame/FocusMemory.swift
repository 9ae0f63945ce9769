import ViewKit

/// Where the keys were before something was opened.
@MainActor
struct FocusMemory {
    private weak var view: UIView?

    /// Remembers who has the keys in `window`.
    mutating func note(_ window: UIWindow?) {
        view = window?.focusedView
    }

    /// Gives the keys back to who had them in `window`, or else to `button`, which opened it.
    mutating func giveBack(in window: UIWindow?, orTo button: UIView) {
        defer { view = nil }
        if let view, view.window === window, view.takeFocus() { return }
        button.takeFocus()
    }
}
