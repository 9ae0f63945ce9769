import Foundation
import LayerKit

/// The property names that observed key path strings can contain.
@MainActor
enum ObservableKeys {
    /// Returns the value of the property that `keyPath` names, such as "layer.bounds"; `nil` for unknown names, and
    /// `NSNull` if the property is `nil`.
    static func value(of object: NSObject, at keyPath: String) -> Any? {
        var value: Any = object
        for key in keyPath.split(separator: ".", omittingEmptySubsequences: false) {
            guard let next = self.value(of: value, for: key) else { return nil }
            value = next
        }
        return unwrapped(value)
    }

    /// Returns the value inside of optionals, or `NSNull` for `nil`.
    private static func unwrapped(_ value: Any) -> Any {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.map { unwrapped($0.value) } ?? NSNull()
    }

    private static func value(of object: Any, for key: Substring) -> Any? {
        switch object {
        case let view as UIView:
            return scrollValue(of: view, for: key) ?? textValue(of: view, for: key) ?? viewValue(of: view, for: key)
        case let layer as CALayer: return layerValue(of: layer, for: key)
        default: return nil
        }
    }

    private static func viewValue(of view: UIView, for key: Substring) -> Any? {
        switch key {
        case "frame": view.frame
        case "bounds": view.bounds
        case "center": view.center
        case "transform": view.transform
        case "alpha": view.alpha
        case "hidden", "isHidden": view.isHidden
        case "backgroundColor": view.backgroundColor as Any
        case "safeAreaInsets": view.safeAreaInsets
        case "layer": view.layer
        default: nil
        }
    }

    private static func scrollValue(of view: UIView, for key: Substring) -> Any? {
        guard let view = view as? UIScrollView else { return nil }
        return switch key {
        case "contentOffset": view.contentOffset
        case "contentSize": view.contentSize
        case "contentInset": view.contentInset
        case "panGestureRecognizer": view.panGestureRecognizer
        default: nil
        }
    }

    private static func textValue(of view: UIView, for key: Substring) -> Any? {
        switch view {
        case let label as UILabel:
            switch key {
            case "text": label.text as Any
            case "attributedText": label.attributedText as Any
            case "font": label.font as Any
            case "textColor": label.textColor as Any
            default: nil
            }
        case let picture as UIImageView: key == "image" ? picture.image as Any : nil
        case let control as UIControl:
            switch key {
            case "enabled", "isEnabled": control.isEnabled
            case "selected", "isSelected": control.isSelected
            case "highlighted", "isHighlighted": control.isHighlighted
            default: nil
            }
        default: nil
        }
    }

    private static func layerValue(of layer: CALayer, for key: Substring) -> Any? {
        switch key {
        case "frame": layer.frame
        case "bounds": layer.bounds
        case "position": layer.position
        case "opacity": layer.opacity
        case "hidden", "isHidden": layer.isHidden
        default: nil
        }
    }
}
