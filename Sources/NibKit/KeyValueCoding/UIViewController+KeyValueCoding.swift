import Reporting
public import ViewKit

extension UIViewController {
    /// Returns the value of the property called `key`, such as "title" or "modalInPresentation"; `nil` if it is `nil`.
    /// For an unknown key, logs a warning and returns `nil`.
    ///
    /// The keys are those of common properties of view controllers.
    public func value(forKey key: String) -> Any? {
        if let property = ControllerValues.property(key, of: self) { return property.value(self) }
        let similar = similarName(to: key, among: ControllerValues.names(of: self))
        Diagnostics.report("\(type(of: self)): no value for the key \"\(printable(key))\"" + didYouMean(similar))
        return nil
    }

    /// Returns the value at `keyPath`, such as "view.backgroundColor". See `value(forKey:)`.
    public func value(forKeyPath keyPath: String) -> Any? { valueFollowing(keyPath) }

    /// Sets the property called `key`, which can be one of the keys of `value(forKey:)` or an `@IBInspectable`
    /// property. The key "tabBar" replaces the bar of a tab bar controller; the new bar shows the controllers' items.
    /// An unknown key or a value of the wrong type is ignored with a warning.
    public func setValue(_ value: Any?, forKey key: String) {
        let result =
            InterfaceDescription.set(key, of: self, to: value) ?? ControllerValues.set(key, of: self, to: value)
        switch result {
        case true: break
        case false:
            Diagnostics.report("\(type(of: self)): \"\(printable(key))\" can't be set to this type of value; ignored")
        case nil:
            let similar = similarName(to: key, among: ControllerValues.names(of: self))
            Diagnostics.report(
                "\(type(of: self)): no property for the key \"\(printable(key))\"; ignored" + didYouMean(similar))
        }
    }

    /// Sets the property at `keyPath`, such as "view.backgroundColor". See `setValue(_:forKey:)`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, following: keyPath) }
}
