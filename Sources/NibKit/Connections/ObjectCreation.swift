public import Foundation

/// A type whose instances can be created if the type is known only at run time.
///
/// Without the Objective-C runtime, `NSObject` can't adopt a protocol that requires `init()`, because its `init()`
/// isn't required. `IOSSourcesPlugin` replaces the requirement with this protocol. Used by code that the plugin
/// generates; may change in any version.
public protocol _ObjectCreation {
    /// Creates an instance with `init()`.
    static func _makeObject() -> Self
}

extension _ObjectCreation {
    /// Creates an instance with `_makeObject()`. `IOSSourcesPlugin` calls this initializer in the `init()` that it adds
    /// to protocols.
    public init(_creating: ()) { self = Self._makeObject() }
}

extension _ObjectCreation where Self: NSObject {
    /// Creates an object with the `init()` of its class, also if the class is known only at run time. If the class has
    /// no such initializer, the program ends, as on iOS.
    public static func _makeObject() -> Self { unsafeDowncast(Self.allocated(), to: Self.self) }
}

extension NSObject: _ObjectCreation {
    // Calls on `self` in a convenience initializer reach the `init()` of the object's class. `allocated()` is this
    // initializer, called with any class.
    package convenience init(dynamicCreation: ()) {
        self.init()
    }

    @_silgen_name("$s10Foundation8NSObjectC6NibKitE15dynamicCreationACyt_tcfC")
    fileprivate static func allocated() -> NSObject
}
