import Foundation

/// A view that asked for the keys outside of a window, as controllers do when their view was loaded: it has them when
/// it comes into one.
@MainActor
final class AwaitedKeys: WindowChangeObserver {
    func viewDidMoveToWindow(_ view: UIView) {
        guard let window = view.window else { return }
        view.stopAwaitingKeys()
        // Whatever takes the view in may still take the keys from the one that has them.
        window.layer.host?.scheduler.runSoon { [weak view] in
            if let view, view.window != nil { view.becomeFirstResponder() }
        }
    }
}

/// What a view keeps until it comes into a window; nil for a view that does not wait.
enum AwaitedKeysKey: ViewAttachmentKey {
    static var defaultValue: AwaitedKeys? { nil }
}

extension UIView {
    /// Has the keys given to the view as soon as it comes into a window, if it can have them then.
    func awaitKeys() {
        guard self[AwaitedKeysKey.self] == nil else { return }
        let keys = AwaitedKeys()
        self[AwaitedKeysKey.self] = keys
        addWindowObserver(keys)
    }

    func stopAwaitingKeys() {
        guard let keys = self[AwaitedKeysKey.self] else { return }
        removeWindowObserver(keys)
        self[AwaitedKeysKey.self] = nil
    }
}
