/// A key for a value that can be attached to any view without a stored property, and the default for that value.
package protocol ViewAttachmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

extension UIView {
    /// The value attached to the view for `key`, or the key's default.
    package subscript<Key: ViewAttachmentKey>(key: Key.Type) -> Key.Value {
        get { attachments[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { attachments[ObjectIdentifier(key)] = newValue }
    }
}

extension UIView {
    /// Notifies `observer` whenever the view's window changes, until the observer is removed or deallocated.
    package func addWindowObserver(_ observer: any WindowChangeObserver) {
        windowObservers[ObjectIdentifier(observer)] = WeakWindowObserver(observer: observer)
    }

    package func removeWindowObserver(_ observer: any WindowChangeObserver) {
        windowObservers[ObjectIdentifier(observer)] = nil
    }
}

/// A weak reference to a window observer.
struct WeakWindowObserver {
    weak var observer: (any WindowChangeObserver)?
}

/// An object that is notified when a view's window changes.
@MainActor
package protocol WindowChangeObserver: AnyObject {
    func viewDidMoveToWindow(_ view: UIView)
}
