import LayerKit
import Reporting
import ViewKit

/// An object whose properties can be read and set by keys, and to which a key path can lead.
@MainActor
protocol KeyValueOwner: AnyObject {
    func value(forKey key: String) -> Any?
    func value(forKeyPath keyPath: String) -> Any?
    func setValue(_ value: Any?, forKey key: String)
    func setValue(_ value: Any?, forKeyPath keyPath: String)
}

extension UIView: KeyValueOwner {}
extension UIViewController: KeyValueOwner {}
extension CALayer: KeyValueOwner {}

extension KeyValueOwner {
    /// Implements `value(forKeyPath:)`: reads the object for the first key and passes the other keys to it.
    func valueFollowing(_ keyPath: String) -> Any? {
        guard let (key, rest) = Self.split(keyPath) else { return value(forKey: keyPath) }
        return owner(forKey: key, of: keyPath)?.value(forKeyPath: rest)
    }

    /// Implements `setValue(_:forKeyPath:)`: reads the object for the first key and passes the other keys to it.
    func setValue(_ value: Any?, following keyPath: String) {
        guard let (key, rest) = Self.split(keyPath) else { return setValue(value, forKey: keyPath) }
        owner(forKey: key, of: keyPath)?.setValue(value, forKeyPath: rest)
    }

    /// Returns the first key and the rest of `keyPath`; `nil` if it is a single key.
    private static func split(_ keyPath: String) -> (key: String, rest: String)? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    /// Returns the object for `key`, the first key of `keyPath`. Values of other types are reported.
    private func owner(forKey key: String, of keyPath: String) -> (any KeyValueOwner)? {
        guard let value = value(forKey: key) else { return nil }
        if let owner = value as? any KeyValueOwner { return owner }
        Diagnostics.report(
            "\(type(of: self)): the key path \"\(printable(keyPath))\" doesn't lead to a view, a layer or a view "
                + "controller; ignored")
        return nil
    }
}
