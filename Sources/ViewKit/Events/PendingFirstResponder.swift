import Foundation

/// An observer that makes a view the first responder when the view enters a window. Used if `becomeFirstResponder` is
/// called before then, for example in a controller's `viewDidLoad`.
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

/// The key of a view's pending request to become first responder, if any.
enum PendingFirstResponderKey: ViewAttachmentKey {
    static var defaultValue: PendingFirstResponder? { nil }
}

extension UIView {
    /// Makes the view the first responder shortly after it enters a window, if it can become first responder at that
    /// time.
    func becomeFirstResponderInWindow() {
        guard self[PendingFirstResponderKey.self] == nil else { return }
        let observer = PendingFirstResponder()
        self[PendingFirstResponderKey.self] = observer
        addWindowObserver(observer)
    }

    func cancelPendingFirstResponder() {
        guard let observer = self[PendingFirstResponderKey.self] else { return }
        removeWindowObserver(observer)
        self[PendingFirstResponderKey.self] = nil
    }
}
