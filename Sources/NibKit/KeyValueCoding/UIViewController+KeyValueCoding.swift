import Reporting
public import ViewKit

extension UIViewController {
    /// Returns the value of the property called `key`, such as "title" or "modalInPresentation"; `nil` if it is `nil`.
    /// For an unknown key, logs a warning and returns `nil`.
    ///
    /// The keys are those of common properties of view controllers.
    public func value(forKey key: String) -> Any? {
        if let property = ControllerValues.property(key) { return property.value(self) }
        let similar = similarName(to: key, among: ControllerValues.names)
        Diagnostics.report("\(type(of: self)): no value for the key \"\(printable(key))\"" + didYouMean(similar))
        return nil
    }

    /// Sets the property called `key`, which can be one of the keys of `value(forKey:)` or an `@IBInspectable`
    /// property. The key "tabBar" replaces the bar of a tab bar controller; the new bar shows the controllers' items.
    /// An unknown key or a value of the wrong type is ignored with a warning.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "tabBar", let tabs = self as? UITabBarController, let bar = value as? UITabBar {
            return tabs.replaceBar(with: bar)
        }
        let result =
            InterfaceDescription.set(key, of: self, to: value) ?? ControllerValues.property(key)?.set(self, value)
        switch result {
        case true: break
        case false:
            Diagnostics.report("\(type(of: self)): \"\(printable(key))\" can't be set to this type of value; ignored")
        case nil:
            let similar = similarName(to: key, among: ControllerValues.names)
            Diagnostics.report(
                "\(type(of: self)): no property for the key \"\(printable(key))\"; ignored" + didYouMean(similar))
        }
    }

    /// Sets a property of the controller. See `setValue(_:forKey:)`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}
