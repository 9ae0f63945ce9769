import Foundation
import LayerKit
import ViewKit

/// Typed access to attributes and child elements.
extension InterfaceElement {
    /// Returns the value of the Boolean attribute `name`; `nil` if the attribute is neither `YES` nor `NO`.
    func bool(_ name: String) -> Bool? {
        switch self[name] {
        case "YES": true
        case "NO": false
        default: nil
        }
    }

    /// Returns the number in the attribute `name`; `nil` if the attribute is missing or isn't a finite number.
    func number(_ name: String) -> CGFloat? {
        guard let value = self[name] else { return nil }
        if let number = value.shortDecimal { return CGFloat(number) }
        return Double(value).flatMap { $0.isFinite ? CGFloat($0) : nil }
    }

    /// Returns the integer in the attribute `name`; `nil` if the attribute is missing or isn't an integer.
    func integer(_ name: String) -> Int? { self[name].flatMap { Int($0) } }

    /// The style of a bar; `nil` if the element has none or an unknown one.
    var barStyle: UIBarStyle? {
        switch self["barStyle"] {
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
            top: edge("minY", "top"), left: edge("minX", "left", "leading"), bottom: edge("maxY", "bottom"),
            right: edge("maxX", "right", "trailing"))
    }

    /// Returns the attribute `name` or, if it is missing, the text of the `string` or `mutableString` child whose `key`
    /// attribute is `name`, if any.
    func string(_ name: String) -> String? { self[name] ?? child(key: name)?.textValue }

    /// The text of a `string` or `mutableString` element; `nil` for other elements.
    var textValue: String? { name == "string" || name == "mutableString" ? text : nil }

    /// Returns the value of the `color` child whose `key` attribute is `key`, if any.
    @MainActor
    func color(_ key: String, in document: InterfaceDocument) -> UIColor? {
        child("color", key: key)?.colorValue(in: document)
    }

    /// Returns the value of the `fontDescription` child whose `key` attribute is `key`, if any.
    func font(_ key: String = "fontDescription") -> UIFont? { child("fontDescription", key: key)?.fontValue }
}

extension String {
    /// The value of a decimal number with at most 15 digits and without an exponent; `nil` for other strings, which may
    /// still be numbers. Equal to `Double(self)`, and several times as fast. Most numbers in interface files are short.
    var shortDecimal: Double? {
        guard utf8.count <= 17 else { return nil }
        var (digits, count, fraction) = (0, 0, 0)
        var isNegative = false
        var hasPoint = false
        for (index, byte) in utf8.enumerated() {
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits = digits * 10 + Int(byte - UInt8(ascii: "0"))
                count += 1
                if hasPoint { fraction += 1 }
            case UInt8(ascii: ".") where !hasPoint && count > 0: hasPoint = true
            case UInt8(ascii: "-") where index == 0: isNegative = true
            default: return nil
            }
        }
        guard (1...15).contains(count), !hasPoint || fraction > 0 else { return nil }
        // Both numbers are exact, so that the quotient is rounded only once.
        let value = Double(digits) / Self.powersOfTen[fraction]
        return isNegative ? -value : value
    }

    private static let powersOfTen: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]
}
