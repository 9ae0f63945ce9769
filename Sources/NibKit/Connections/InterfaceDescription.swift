import Foundation
import LayerKit
import SelectorKit
public import ViewKit

/// The actions, inspectable properties and plain or observed outlets of classes, by their names in interface files, and
/// the classes of gesture recognizers.
///
/// Without the Objective-C runtime, the names in a file can't be resolved automatically. The plugin `InterfacePlugin`
/// lists a target's `@IBAction` methods, `@IBInspectable` properties, and outlets with observers. Without the plugin, a
/// class lists the members that its interface files use:
///
/// ```swift
/// extension LoginController: InterfaceDescribing {
///     static func describe(_ interface: inout InterfaceDescription) {
///         interface.addAction("logIn:", LoginController.logIn)
///         interface.addProperty("cornerRadius", \LoginController.cornerRadius)
///         interface.addOutlet("nameField", \LoginController.nameField)
///     }
/// }
/// ```
@MainActor
public struct InterfaceDescription {
    /// A closure that performs an action. Returns `false` if the target or the sender has the wrong type.
    typealias Performer = @MainActor (_ target: AnyObject, _ sender: Any?) -> Bool
    /// A closure that sets a property. Returns `false` if the object or the value has the wrong type.
    typealias Setter = @MainActor (_ object: AnyObject, _ value: Any?) -> Bool

    /// A closure that sets an outlet. Returns `false` if the owner or an object has the wrong type.
    typealias OutletSetter = @MainActor (_ owner: AnyObject, _ objects: [AnyObject]) -> Bool

    /// A class and the name of its member in interface files.
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String

        init(_ type: Any.Type, _ name: String) {
            self.type = ObjectIdentifier(type)
            self.name = name
        }
    }

    /// Closures that create objects, by class.
    private var creators: [ObjectIdentifier: @MainActor () -> AnyObject] = [:]
    /// The classes that list members.
    private var owners: [ObjectIdentifier: Any.Type] = [:]
    private var actions: [Key: Performer] = [:]
    private var setters: [Key: Setter] = [:]
    private var outlets: [Key: OutletSetter] = [:]
    /// The names of classes, for suggestions.
    private var classNames: Set<String> = []

    private init() {}

    /// Returns the key of a member of `type`, which becomes an owner.
    private mutating func key(_ type: Any.Type, _ name: String) -> Key {
        owners[ObjectIdentifier(type)] = type
        return Key(type, name)
    }

    /// Adds an action without a sender, such as "logIn".
    @preconcurrency
    public mutating func addAction<Owner: AnyObject>(
        _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor () -> Void
    ) {
        actions[key(Owner.self, selector)] = { target, _ in
            guard let owner = target as? Owner else { return false }
            method(owner)()
            return true
        }
    }

    /// Adds an action with a sender, such as "logIn:".
    @preconcurrency
    public mutating func addAction<Owner: AnyObject, Sender>(
        _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender) -> Void
    ) {
        actions[key(Owner.self, selector)] = { target, sender in
            guard let owner = target as? Owner, let sender = sender as? Sender else { return false }
            method(owner)(sender)
            return true
        }
    }

    /// Adds an action with a sender and an event, such as "logIn:forEvent:". The event is the one that is being
    /// delivered or, between events, a new one without touches.
    @preconcurrency
    public mutating func addAction<Owner: AnyObject, Sender>(
        _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, UIEvent) -> Void
    ) {
        actions[key(Owner.self, selector)] = { target, sender in
            guard let owner = target as? Owner, let sender = sender as? Sender else { return false }
            method(owner)(sender, .forAction())
            return true
        }
    }

    /// Adds an action with a sender and an optional event, which is never `nil`: the event that is being delivered or,
    /// between events, a new one without touches.
    @preconcurrency
    public mutating func addAction<Owner: AnyObject, Sender>(
        _ selector: String, _ method: @escaping @MainActor (Owner) -> @MainActor (Sender, UIEvent?) -> Void
    ) {
        actions[key(Owner.self, selector)] = { target, sender in
            guard let owner = target as? Owner, let sender = sender as? Sender else { return false }
            method(owner)(sender, .forAction())
            return true
        }
    }

    /// Adds a property that runtime attributes can set. Numbers are converted if the property's type is a common
    /// numeric type, such as `Int`, `Double` or `CGFloat`.
    public mutating func addProperty<Owner: AnyObject, Value>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Value>
    ) {
        setters[key(Owner.self, name)] = { object, value in
            guard let owner = object as? Owner, let value = RuntimeValue.convert(value, to: Value.self) else {
                return false
            }
            owner[keyPath: keyPath] = value
            return true
        }
    }
}

extension InterfaceDescription {
    /// Adds an outlet whose property has no `@Outlet`, or has a `willSet` or `didSet`. Other outlets are set through
    /// their property wrapper, which bypasses these observers.
    public mutating func addOutlet<Owner: AnyObject, Object>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, Object?>
    ) {
        outlets[key(Owner.self, name)] = { owner, objects in
            guard let owner = owner as? Owner, let object = objects.last as? Object else { return false }
            owner[keyPath: keyPath] = object
            return true
        }
    }

    /// Adds an outlet collection whose property has no `@OutletCollection`, or has a `willSet` or `didSet`. The
    /// property is set once, to the array of all connected objects that have the type of its elements.
    public mutating func addOutlet<Owner: AnyObject, Object>(
        _ name: String, _ keyPath: ReferenceWritableKeyPath<Owner, [Object]>
    ) {
        outlets[key(Owner.self, name)] = { owner, objects in
            guard let owner = owner as? Owner else { return false }
            let typed = objects.compactMap { $0 as? Object }
            owner[keyPath: keyPath] = typed
            return typed.count == objects.count
        }
    }
}

extension InterfaceDescription {
    /// Adds a gesture recognizer that interface files can name as a custom class. `create` makes a recognizer without
    /// targets. `InterfacePlugin` adds the recognizers that have `init(target:action:)`.
    @preconcurrency
    public mutating func addClass<Recognizer: UIGestureRecognizer>(_ create: @escaping @MainActor () -> Recognizer) {
        creators[ObjectIdentifier(Recognizer.self)] = create
    }

    /// Adds names of classes without their module. Messages about a misspelled class suggest them. `InterfacePlugin`
    /// and `IOSSourcesPlugin` add all classes that interface files can name.
    public mutating func addNames(ofClasses names: [String]) {
        classNames.formUnion(names)
    }
}

/// Marks a method as an action. Use it in place of `@IBAction` for methods without parameters or with two, because on
/// Linux `@IBAction` requires exactly one:
///
/// ```swift
/// @InterfaceAction func reload() { ... }
/// @InterfaceAction func drag(_ sender: UIButton, forEvent event: UIEvent) { ... }
/// ```
///
/// To the compiler, this attribute is `@MainActor`, and actions run on the main actor anyway. `InterfacePlugin`
/// recognizes methods with this attribute as actions.
public typealias InterfaceAction = MainActor

/// A class that lists its actions, inspectable properties and plain or observed outlets for interface files.
@MainActor
public protocol InterfaceDescribing: AnyObject {
    /// Adds the members of the class. Superclasses that conform add their members separately.
    static func describe(_ interface: inout InterfaceDescription)
}

extension InterfaceDescription {
    /// All members that classes and modules have listed.
    private static var registry = InterfaceDescription()
    /// The classes whose members have been read, including classes that list none.
    private static var describedClasses: Set<ObjectIdentifier> = []
    /// The modules whose generated tables have been read.
    private static var readModules: Set<String> = []

    /// Reads the table that the build plugin generated for `module`, if any. Each module's table is read only once.
    static func readTable(of module: String) {
        guard readModules.insert(module).inserted else { return }
        table(of: module)?.describe(&registry)
    }

    private static func table(of module: String) -> (any InterfaceDescribing.Type)? {
        let table: AnyClass? = NSClassFromString("\(module).GeneratedInterfaceTable")
        return table as? any InterfaceDescribing.Type
    }

    /// Creates an object of `type`. Returns `nil` if neither the class nor its module lists it.
    static func make<Object: AnyObject>(_ type: Object.Type) -> Object? {
        read(type)
        return registry.creators[ObjectIdentifier(type)]?() as? Object
    }

    /// Returns `true` if the class of `object`, or a build plugin for its module, lists members.
    static func hasTable(for object: AnyObject) -> Bool {
        if type(of: object) is any InterfaceDescribing.Type { return true }
        guard let module = ClassLookup.module(of: type(of: object)) else { return false }
        return table(of: module) != nil || SelectorTable.hasTable(for: module)
    }

    /// Returns the selectors of the actions that the class of `target` and its superclasses list.
    static func selectors(of target: AnyObject) -> [String] {
        names(\.actions, of: target) + SelectorTable.names(of: target)
    }

    /// Returns the names of the properties that the class of `object` and its superclasses list.
    static func propertyNames(of object: AnyObject) -> [String] { names(\.setters, of: object) }

    /// Returns the names of the outlets that the class of `owner` and its superclasses list.
    static func outletNames(of owner: AnyObject) -> [String] { names(\.outlets, of: owner) }

    private static func names<Member>(
        _ members: KeyPath<InterfaceDescription, [Key: Member]>, of object: AnyObject
    ) -> [String] {
        let ids = Set(describedClasses(of: object).map { ObjectIdentifier($0) })
        return registry[keyPath: members].keys.filter { ids.contains($0.type) }.map(\.name)
    }

    /// The number of classes and members that have been listed. It grows when tables are read.
    static var memberCount: Int {
        registry.owners.count + registry.actions.count + registry.setters.count + registry.outlets.count
            + registry.classNames.count + SelectorTable.memberCount
    }

    /// The names of all classes that have been listed or have listed members, without their modules.
    static var listedClassNames: [String] {
        registry.classNames + registry.owners.values.map { "\($0)" } + SelectorTable.ownerNames
    }

    /// Performs the action `selector` on `target`. Returns `false` if there is no such action or the sender has the
    /// wrong type.
    static func perform(_ selector: String, on target: AnyObject, sender: Any?) -> Bool {
        guard let action = action(selector, of: target) else { return false }
        return action(target, sender)
    }

    /// Returns the action `selector` listed by the class of `target` or, if that class doesn't list it, by the nearest
    /// superclass that does. If none of them lists the action, returns the method of that name from the
    /// `SelectorTable`s, if any.
    static func action(_ selector: String, of target: AnyObject) -> Performer? {
        if let action = describedClasses(of: target).lazy.compactMap({ registry.actions[Key($0, selector)] }).first {
            return action
        }
        guard let method = SelectorTable.method(selector, of: target) else { return nil }
        return { target, sender in
            let result = method.call(target, [sender, UIEvent.forAction()])
            if case .returned = result { return true }
            return false
        }
    }

    /// Sets the property `name` of `object`. Returns `nil` if no class lists it, and `false` if the value has the wrong
    /// type.
    static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool? {
        describedClasses(of: object).lazy.compactMap { registry.setters[Key($0, name)] }.first?(object, value)
    }

    /// Sets the outlet `name` of `owner`, which runs its observers. Returns `nil` if no class lists it, and `false` if
    /// an object has the wrong type.
    static func setOutlet(_ name: String, of owner: AnyObject, to objects: [AnyObject]) -> Bool? {
        describedClasses(of: owner).lazy.compactMap { registry.outlets[Key($0, name)] }.first?(owner, objects)
    }

    /// Returns `true` if the class of `owner` or a superclass lists the outlet `name`.
    static func listsOutlet(_ name: String, of owner: AnyObject) -> Bool {
        describedClasses(of: owner).contains { registry.outlets[Key($0, name)] != nil }
    }

    /// Returns the class of `object` and its superclasses, nearest first, after reading their members.
    private static func describedClasses(of object: AnyObject) -> [Any.Type] {
        let classes = Array(sequence(first: Mirror(reflecting: object), next: \.superclassMirror).map(\.subjectType))
        classes.forEach(read)
        return classes
    }

    /// Reads the members that `type` and the table of its module list, if they haven't been read yet.
    private static func read(_ type: Any.Type) {
        guard describedClasses.insert(ObjectIdentifier(type)).inserted else { return }
        if let module = ClassLookup.module(of: type) { readTable(of: module) }
        (type as? any InterfaceDescribing.Type)?.describe(&registry)
    }
}
