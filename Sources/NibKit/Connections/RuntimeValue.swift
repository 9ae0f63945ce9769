import Foundation
import Reporting
import ViewKit

/// Converts the values of runtime attributes.
enum RuntimeValue {
    /// Returns `value` as a `Value`; `nil` if it has the wrong type. Numbers are converted to common numeric types.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        guard let value else { return Optional<Any>.none as? Value }
        if let number = value as? Double {
            let isInteger = number.rounded() == number && abs(number) < 9e15
            let candidates: [Any] = [
                number, CGFloat(number), Float(number), isInteger ? Int(number) : number,
                isInteger ? Int64(number) : number,
                isInteger && number >= 0 ? UInt(number) : number, NSNumber(value: number),
            ]
            return candidates.lazy.compactMap { $0 as? Value }.first
        }
        return value as? Value
    }
}

extension ObjectGraph {
    /// Sets the runtime attributes of `object`. Unknown key paths and values of the wrong type are ignored with a
    /// warning.
    func setRuntimeAttributes(of object: AnyObject, from element: InterfaceElement) {
        report(rejectedRuntimeAttributes(of: object, from: element))
    }

    /// Sets the runtime attributes of `element` on `object`. Returns those that can't be set.
    func rejectedRuntimeAttributes(of object: AnyObject, from element: InterfaceElement) -> [RejectedAttribute] {
        var rejected: [RejectedAttribute] = []
        for attribute in element.children(in: "userDefinedRuntimeAttributes") {
            guard let keyPath = attribute["keyPath"] else { continue }
            let reason: String
            switch set(keyPath, of: object, to: runtimeValue(attribute)) {
            case true: continue
            case false: reason = "has the wrong type"
            case nil:
                let similar = InterfaceDescription.similarAttribute(to: keyPath, of: object)
                reason = "is unknown to \(ClassLookup.publicType(of: object))" + didYouMean(similar)
            }
            rejected.append(
                RejectedAttribute(
                    line: attribute.line, reason: "runtime attribute \"\(printable(keyPath))\" \(reason)",
                    owner: element))
        }
        return rejected
    }

    /// Logs a warning for each of `attributes`, in file order.
    func report(_ attributes: [RejectedAttribute]) {
        for attribute in attributes.sorted(by: { $0.line < $1.line }) {
            document.report(attribute.reason, at: attribute.owner, line: attribute.line)
        }
    }

    /// Sets `keyPath` of `object`. Returns `nil` if the key path is unknown, and `false` if the value has the wrong
    /// type.
    private func set(_ keyPath: String, of object: AnyObject, to value: Any?) -> Bool? {
        if keyPath.hasPrefix("layer."), let view = object as? UIView {
            return LayerValues.set(String(keyPath.dropFirst(6)), of: view.layer, to: value)
        }
        if let result = InterfaceDescription.set(keyPath, of: object, to: value) { return result }
        if let result = (object as? any RuntimeAttributes)?.setRuntimeAttribute(keyPath, to: value) { return result }
        if let view = object as? UIView { return ViewValues.set(keyPath, of: view, to: value) }
        return (object as? UIViewController).flatMap { ControllerValues.set(keyPath, of: $0, to: value) }
    }

    /// Returns the value of a `userDefinedRuntimeAttribute` element. Numbers are returned as `Double`.
    private func runtimeValue(_ element: InterfaceElement) -> Any? {
        let child = element.child(key: "value")
        switch element["type"] {
        case "boolean": return element.bool("value") ?? false
        case "number": return (child?.number("value") ?? element.number("value")).map { Double($0) }
        case "color": return child?.colorValue(in: document)
        case "size": return element.size("value")
        case "rect": return element.rect("value")
        case "point":
            return child.map { CGPoint(x: $0.number("x") ?? 0, y: $0.number("y") ?? 0) }
        case "image":
            guard let name = element["value"] ?? child?["name"] else { return nil }
            return image(named: name, isSymbol: (child ?? element)["catalog"] == "system", at: element)
        case "nil": return nil
        default: return element["value"] ?? child?.text  // string, localizedString
        }
    }
}

/// A runtime attribute that can't be set, with the line of the attribute and the element of its object.
struct RejectedAttribute {
    let line: Int
    let reason: String
    let owner: InterfaceElement
}
