import Foundation
import Reporting

// Names from the Objective-C runtime, which AlwaysUseLowerCamelCase rejects.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The kinds of references to associated values. Atomic and nonatomic policies behave the same.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// A weak reference if the value is a class instance; reads return `nil` after the instance is deallocated. Values
    /// of other types are stored strongly.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A strong reference to a copy if the value conforms to `NSCopying`; otherwise, to the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// A strong reference.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A strong reference to a copy if the value conforms to `NSCopying`; otherwise, to the value.
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates `value` with `object` for `key`. Can be called on any thread.
///
/// The object is not retained. Because its deallocation can't be observed, its values are freed later than on iOS: at
/// the latest when the number of objects with associated values has doubled since values were last freed, and is at
/// least 64.
///
/// - Parameters:
///   - object: An instance of a class, or an optional that contains one. Other values have no identity; they are
///     reported and ignored. `nil` is ignored, too.
///   - key: Any unique address, such as that of a global variable.
///   - value: The value to associate, or `nil` to remove the current one.
///   - policy: Determines whether the value is retained, copied or weakly referenced.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let object = instance(in: object, of: "objc_setAssociatedObject") else { return }
    AssociatedObjects.shared.set(value.flatMap { AssociatedValue($0, policy: policy) }, key: key, of: object)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value associated with `object` for `key`, if any.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let object = instance(in: object, of: "objc_getAssociatedObject") else { return nil }
    return AssociatedObjects.shared.value(key: key, of: object)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let object = instance(in: object, of: "objc_removeAssociatedObjects") else { return }
    AssociatedObjects.shared.removeAll(of: object)
}

/// Returns the class instance in `value`, which may be optional, or `nil` if there is no instance. Reports values that
/// are neither instances nor empty optionals, with the name of the `function` that was called.
func instance(in value: Any, of function: String) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    if let optional = value as? any OptionalValue { return optional.content.flatMap { instance(in: $0, of: function) } }
    Diagnostics.report("\(function): a \(type(of: value)) is not a class instance; ignored")
    return nil
}

private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { map { $0 } }
}
