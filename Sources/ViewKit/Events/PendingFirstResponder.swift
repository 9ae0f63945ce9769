import Foundation

/// Makes a view first responder once it enters a window. Used if `becomeFirstResponder` is called earlier, for example
/// in a controller's `viewDidLoad`.
@MainActor
final class PendingFirstResponder: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        guard let window = view.window else { return }
        view.cancelPendingFirstResponder()
        // Deferred, because the code that adds the view may still make the current first responder resign.
        window.layer.host?.scheduler.runSoon { [weak view] in
            if let view, view.window != nil { view.becomeFirstResponder() }
        }
    }
}

/// A view's pending request, or `nil`.
enum PendingFirstResponderKey: ViewAttachmentKey {
    static var defaultValue: PendingFirstResponder? { nil }
}

extension UIView {
    /// Makes the view first responder as soon as it enters a window, if it can become first responder then.
    func becomeFirstResponderInWindow() {
        guard self[PendingFirstResponderKey.self] == nil else { return }
        let keys = PendingFirstResponder()
        self[PendingFirstResponderKey.self] = keys
        addWindowObserver(keys)
    }

    func cancelPendingFirstResponder() {
        guard let keys = self[PendingFirstResponderKey.self] else { return }
        removeWindowObserver(keys)
        self[PendingFirstResponderKey.self] = nil
    }
}
