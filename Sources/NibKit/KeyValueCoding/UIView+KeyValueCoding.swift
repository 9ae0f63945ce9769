import LayerKit
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
    public func value(forKeyPath keyPath: String) -> Any? {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return value(forKey: keyPath) }
        switch value(forKey: parts[0]) {
        case let view as UIView: return view.value(forKeyPath: parts[1])
        case let layer as CALayer: return layer.value(forKeyPath: parts[1])
        case nil: return nil
        default:
            reportPath(keyPath)
            return nil
        }
    }

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
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        let parts = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
        guard parts.count == 2 else { return setValue(value, forKey: keyPath) }
        switch self.value(forKey: parts[0]) {
        case let view as UIView: view.setValue(value, forKeyPath: parts[1])
        case let layer as CALayer: layer.setValue(value, forKeyPath: parts[1])
        case nil: break
        default: reportPath(keyPath)
        }
    }

    private func reportPath(_ keyPath: String) {
        Diagnostics.report(
            "\(type(of: self)): the key path \"\(printable(keyPath))\" doesn't lead to a view or a layer; ignored")
    }
}
