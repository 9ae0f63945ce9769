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

/// Hears when a view comes into another window, or into none.
@MainActor
package protocol WindowChangeObserver: AnyObject {
    func viewDidMoveToWindow(_ view: UIView)
}
