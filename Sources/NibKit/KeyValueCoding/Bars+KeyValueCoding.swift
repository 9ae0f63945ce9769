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
