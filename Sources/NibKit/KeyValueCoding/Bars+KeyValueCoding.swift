import Reporting
public import ViewKit

extension UIBarItem {
    /// Returns the item's custom view or, without one, the view in which a bar shows the item, for the key "view";
    /// `nil` if there is neither. For other keys, logs a warning and returns `nil`.
    public func value(forKey key: String) -> Any? {
        if key == "view" { return (self as? UIBarButtonItem)?.customView ?? displayingView }
        Diagnostics.report("\(type(of: self)): no value for the key \"\(printable(key))\"")
        return nil
    }
}

extension UITabBarController {
    /// Replaces the tab bar, for the key "tabBar" and a tab bar as the value. The new bar shows the controllers' items.
    /// Anything else is ignored with a warning.
    public func setValue(_ value: Any?, forKey key: String) {
        if key == "tabBar", let bar = value as? UITabBar { return replaceBar(with: bar) }
        Diagnostics.report("\(type(of: self)): no property for the key \"\(printable(key))\"; ignored")
    }

    /// Replaces the tab bar. See `setValue(_:forKey:)`.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }
}
