import Foundation
import ViewKit

/// A property of a view or a view controller that can be read and set by its name.
@MainActor
struct KeyedProperty {
    let value: @MainActor (UIResponder) -> Any?
    /// Sets the property. Returns `false` if the value has the wrong type, or if the property can only be read.
    let set: @MainActor (UIResponder, Any?) -> Bool

    /// Creates the property of the objects of class `Owner`.
    init<Owner: UIResponder, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
        value = { ($0 as? Owner).flatMap { Self.unwrapped($0[keyPath: path]) } }
        set = { owner, value in
            guard let owner = owner as? Owner, let converted = Self.convert(value, to: Value.self) else { return false }
            owner[keyPath: path] = converted
            return true
        }
    }

    /// Creates a property that always has `value`.
    init(constant value: Any) {
        self.value = { _ in value }
        set = { _, _ in true }
    }

    /// Creates a property that can only be read.
    init<Owner: UIResponder, Value>(readOnly path: KeyPath<Owner, Value>) {
        value = { ($0 as? Owner).flatMap { Self.unwrapped($0[keyPath: path]) } }
        set = { _, _ in false }
    }

    /// Returns `value` or, if it is an optional, the value that it contains; `nil` if it contains none.
    private static func unwrapped<Value>(_ value: Value) -> Any? {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : value
    }

    /// Returns `value` as a `Value`; `nil` if it has the wrong type. Numbers are converted to other numeric types, to
    /// Boolean values and to enumerations with that raw value.
    private static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        if let value, let exact = value as? Value { return exact }
        guard let value, let number = number(value) else { return RuntimeValue.convert(value, to: type) }
        if let flag = (number != 0) as? Value { return flag }
        if let type = type as? any RawRepresentable.Type, let result = enumeration(type, number) as? Value {
            return result
        }
        return RuntimeValue.convert(number, to: type)
    }

    private static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as any BinaryInteger: Double(number)
        case let number as any BinaryFloatingPoint: Double(number)
        default: nil
        }
    }

    private static func enumeration<Type: RawRepresentable>(_ type: Type.Type, _ number: Double) -> Type? {
        guard let integer = Int(exactly: number),
            let rawValue = integer as? Type.RawValue ?? UInt(exactly: integer) as? Type.RawValue
        else { return nil }
        return Type(rawValue: rawValue)
    }
}
