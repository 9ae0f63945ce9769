public import ViewKit

/// The actions and inspectable properties of classes, by the names that interface files use.
///
/// Without the Objective-C runtime, names in a file can't be resolved by the system. A class lists what its scenes use:
///
/// ```swift
/// extension LoginController: InterfaceDescribing {
///     static func describe(_ interface: inout InterfaceDescription) {
///         interface.action("logIn:", LoginController.logIn)
///         interface.property("cornerRadius", \LoginController.cornerRadius)
///     }
/// }
/// ```
@MainActor
public struct InterfaceDescription {
    /// Performs an action; returns `false` if the target or the sender has another type.
    typealias Action = @MainActor (_ target: AnyObject, _ sender: Any?) -> Bool
    /// Sets a property; returns `false` if the object or the value has another type.
    typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

    private(set) var actions: [String: Action] = [:]
    private(set) var setters: [String: Setter] = [:]

    init() {}

    /// Adds an action without a sender, such as "logIn".
    public mutating func action<Owner: AnyObject>(
        _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) {
        actions[selector] = { target, _ in
            guard let owner = target as? Owner else { return false }
            method(owner)()
            return true
        }
    }

    /// Adds an action with a sender, such as "logIn:".
    public mutating func action<Owner: AnyObject, Sender>(
        _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
    ) {
        actions[selector] = { target, sender in
            guard let owner = target as? Owner, let sender = sender as? Sender else { return false }
            method(owner)(sender)
            return true
        }
    }

    /// Adds an action with a sender and an event, such as "logIn:forEvent:". The event is always `nil`.
    public mutating func action<Owner: AnyObject, Sender>(
        _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, UIEvent?) -> Void
    ) {
        actions[selector] = { target, sender in
            guard let owner = target as? Owner, let sender = sender as? Sender else { return false }
            method(owner)(sender, nil)
            return true
        }
    }

    /// Adds a property that runtime attributes can set. Numbers are converted to the property's type.
    public mutating func property<Owner: AnyObject, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
    ) {
        setters[name] = { object, value in
            guard let owner = object as? Owner, let value = RuntimeValue.convert(value, to: Value.self) else {
                return false
            }
            owner[keyPath: keyPath] = value
            return true
        }
    }
}

/// A class that lists its actions and inspectable properties for interface files.
@MainActor
public protocol InterfaceDescribing: AnyObject {
    /// Adds the actions and properties of the class. Those of superclasses that conform are added by them.
    static func describe(_ interface: inout InterfaceDescription)
}

extension InterfaceDescription {
    private static var known: [ObjectIdentifier: InterfaceDescription] = [:]
    private static var registered = InterfaceDescription()

    /// Adds actions and properties that no `InterfaceDescribing` class lists, such as properties that an extension adds
    /// to `UIView`. Call it before loading the file.
    public static func register(_ describe: (inout InterfaceDescription) -> Void) {
        describe(&registered)
    }

    /// The description of the class of `object`, which lists those of the superclasses, too.
    static func description(of object: AnyObject) -> InterfaceDescription {
        let type: AnyClass = Swift.type(of: object)
        if let description = known[ObjectIdentifier(type)] { return description }
        var description = InterfaceDescription()
        for type in classes(of: object).reversed() { (type as? any InterfaceDescribing.Type)?.describe(&description) }
        known[ObjectIdentifier(type)] = description
        return description
    }

    /// Performs the action `selector` of `target`.
    static func perform(_ selector: String, on target: AnyObject, sender: Any?) -> Bool {
        guard let action = action(selector, of: target) else { return false }
        return action(target, sender)
    }

    /// The action `selector` of `target`.
    static func action(_ selector: String, of target: AnyObject) -> Action? {
        description(of: target).actions[selector] ?? registered.actions[selector]
    }

    /// Sets the property `name` of `object`. Returns `nil` if it is unknown, `false` if the value has another type.
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool? {
        if let setter = description(of: object).setters[name] { return setter(object, value) }
        return registered.setters[name]?(object, value)
    }

    /// The class of `object` and its superclasses.
    private static func classes(of object: AnyObject) -> [Any.Type] {
        Array(sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map(\.subjectType))
    }
}
