/// Names a value that a module above this one keeps with each view, with the value that views have by default.
package protocol ViewAttachmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension UIView {
    /// The value that the view has for `key`.
    package subscript<Key: ViewAttachmentKey>(key: Key.Type) -> Key.Value {
        get { attachments[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { attachments[ObjectIdentifier(key)] = newValue }
    }
}

extension UIView {
    /// Tells `observer`, which is not kept, whenever the view's window changed.
    package func addWindowObserver(_ observer: any WindowChangeObserver) {
        windowObservers[ObjectIdentifier(observer)] = WeakWindowObserver(observer: observer)
    }

    package func removeWindowObserver(_ observer: any WindowChangeObserver) {
        windowObservers[ObjectIdentifier(observer)] = nil
    }
}

/// An observer that is not kept.
struct WeakWindowObserver {
    weak var observer: (any WindowChangeObserver)?
}

/// Hears when a view comes into another window, or into none.
@MainActor
package protocol WindowChangeObserver: AnyObject {
    func viewDidMoveToWindow(_ view: UIView)
}
