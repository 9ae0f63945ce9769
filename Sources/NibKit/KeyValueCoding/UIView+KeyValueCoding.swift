import Reporting
public import ViewKit

extension UIView {
    /// Returns the value of the property called `key`, such as "hidden" or "textColor"; `nil` if it is `nil`. For an
    /// unknown key, logs a warning and returns `nil`.
    ///
    /// The keys are those of common properties of views, labels, controls, text fields, search bars, image views and
    /// scroll views.
    public func value(forKey key: String) -> Any? {
        if let property = ViewValues.property(key, of: self) { return property.value(self) }
        let similar = similarName(to: key, among: ViewValues.names(of: self))
        Diagnostics.report(
            "\(type(of: self)): no value for the key \"\(printable(key))\"" + didYouMean(similar))
        return nil
    }

    /// Returns the value at `keyPath`, such as "layer.cornerRadius". See `value(forKey:)`.
    public func value(forKeyPath keyPath: String) -> Any? { valueFollowing(keyPath) }

    /// Sets the property called `key`, which can be one of the keys of `value(forKey:)` or an `@IBInspectable`
    /// property. An unknown key or a value of the wrong type is ignored with a warning.
    public func setValue(_ value: Any?, forKey key: String) {
        let result = InterfaceDescription.set(key, of: self, to: value) ?? ViewValues.set(key, of: self, to: value)
        switch result {
        case true: break
        case false:
            Diagnostics.report("\(type(of: self)): \"\(printable(key))\" can't be set to this type of value; ignored")
        case nil:
            let similar = InterfaceDescription.similarAttribute(to: key, of: self)
            Diagnostics.report(
                "\(type(of: self)): no property for the key \"\(printable(key))\"; ignored" + didYouMean(similar))
        }
    }

    /// Sets the property at `keyPath`, such as "layer.cornerRadius". See `setValue(_:forKey:)`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, following: keyPath) }
}
