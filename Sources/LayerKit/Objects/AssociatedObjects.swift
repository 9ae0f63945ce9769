import Foundation
import Reporting

// The Objective-C runtime's names, which AlwaysUseLowerCamelCase would not allow.

// swift-format-ignore: AlwaysUseLowerCamelCase
/// How an associated value is kept. There is no difference here between the atomic policies and the others.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not kept: the value, an object, is gone with its last other reference, and nil is found then.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Kept.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// A copy is kept of what can be copied (`NSCopying`), else the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Kept.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// A copy is kept of what can be copied (`NSCopying`), else the value.
    case OBJC_ASSOCIATION_COPY = 771
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Keeps `value` with `object` under `key`; nil takes away what was kept there. May be called on any thread.
///
/// The object is not kept by it. Nothing tells when an object goes here, so what was kept with it is freed a little
/// later than on iOS: when values have been kept with as many further objects as there were, at the latest.
///
/// - Parameters:
///   - object: An instance of a class, or an optional with one in it. Anything else has no identity to keep a value
///     with, and is refused with a message; nil is passed over.
///   - key: Any address that nothing else uses as a key, such as that of a global variable.
///   - value: What is kept.
///   - policy: How it is kept.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let object = instance(in: object) else { return }
    AssociatedObjects.shared.set(value.flatMap { AssociatedValue($0, policy: policy) }, key: key, of: object)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// What `objc_setAssociatedObject` keeps with `object` under `key`; nil where there is nothing.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    guard let object = instance(in: object) else { return nil }
    return AssociatedObjects.shared.value(key: key, of: object)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Takes away everything that is kept with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    guard let object = instance(in: object) else { return }
    AssociatedObjects.shared.removeAll(of: object)
}

/// The instance of a class that `value` is, or holds as an optional; nil without one, which is reported unless the
/// optional is empty.
private func instance(in value: Any) -> AnyObject? {
    if type(of: value) is AnyClass { return value as AnyObject }
    if let optional = value as? any OptionalValue { return optional.content.flatMap(instance) }
    Diagnostics.report(
        "objc_setAssociatedObject: a \(type(of: value)) is no instance of a class; nothing can be kept with it")
    return nil
}

private protocol OptionalValue {
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var content: Any? { map { $0 } }
}
