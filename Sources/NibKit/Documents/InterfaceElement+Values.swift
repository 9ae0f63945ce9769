import Foundation
import LayerKit
import ViewKit

/// Typed access to attributes and child elements.
extension InterfaceElement {
    /// Returns the value of the Boolean attribute `name`; `nil` if the attribute is neither `YES` nor `NO`.
    func bool(_ name: String) -> Bool? {
        switch attributes[name] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Returns the number in the attribute `name`; `nil` if the attribute is missing or isn't a finite number.
    func number(_ name: String) -> CGFloat? {
        attributes[name].flatMap(Double.init).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    /// Returns the integer in the attribute `name`; `nil` if the attribute is missing or isn't an integer.
    func integer(_ name: String) -> Int? { attributes[name].flatMap { Int($0) } }

    /// The style of a bar; `nil` if the element has none or an unknown one.
    var barStyle: UIBarStyle? {
        switch attributes["barStyle"] {
        case "default": .default
        case "black", "blackOpaque": .black
        case "blackTranslucent": .blackTranslucent
        default: nil
        }
    }

    /// Returns the value of the `rect` child whose `key` attribute is `key`, if any.
    func rect(_ key: String) -> CGRect? {
        guard let child = child("rect", key: key) else { return nil }
        return CGRect(
            x: child.number("x") ?? 0, y: child.number("y") ?? 0, width: child.number("width") ?? 0,
            height: child.number("height") ?? 0)
    }

    /// Returns the value of the `size` child whose `key` attribute is `key`, if any.
    func size(_ key: String) -> CGSize? {
        guard let child = child("size", key: key) else { return nil }
        return CGSize(width: child.number("width") ?? 0, height: child.number("height") ?? 0)
    }

    /// Returns the value of the `inset` or `edgeInsets` child whose `key` attribute is `key`, if any.
    func insets(_ key: String) -> UIEdgeInsets? {
        guard let child = child(key: key) else { return nil }
        func edge(_ names: String...) -> CGFloat { names.lazy.compactMap { child.number($0) }.first ?? 0 }
        return UIEdgeInsets(
            top: edge("minY", "top"), left: edge("minX", "left"), bottom: edge("maxY", "bottom"),
            right: edge("maxX", "right"))
    }

    /// Returns the attribute `name` or, if it is missing, the text of the `string` or `mutableString` child whose `key`
    /// attribute is `name`, if any.
    func string(_ name: String) -> String? { attributes[name] ?? child(key: name)?.textValue }

    /// The text of a `string` or `mutableString` element; `nil` for other elements.
    var textValue: String? { name == "string" || name == "mutableString" ? text : nil }

    /// Returns `true` if there is a `nil` child whose `key` attribute is `key`, which sets the value to `nil`.
    func isNil(_ key: String) -> Bool { child("nil", key: key) != nil }

    /// Returns the value of the `color` child whose `key` attribute is `key`, if any.
    @MainActor
    func color(_ key: String, in document: InterfaceDocument) -> UIColor? {
        child("color", key: key)?.colorValue(in: document)
    }

    /// Returns the value of the `fontDescription` child whose `key` attribute is `key`, if any.
    func font(_ key: String = "fontDescription") -> UIFont? { child("fontDescription", key: key)?.fontValue }
}
