import Foundation
import Reporting

/// The methods of classes, looked up by the names of their selectors. Used for selectors that are only a name:
/// `Selector("save:")`, actions in storyboards, and actions without a target.
///
/// The build plugin `IOSSourcesPlugin` generates the table of a target from its `@objc` methods. Without the plugin, a
/// class can list the methods itself:
///
/// ```swift
/// extension Page: SelectorDescribing {
///     static func describe(_ table: inout SelectorTable) {
///         table.addMethod("save:", Page.save(_:))
///     }
/// }
/// ```
@MainActor
public struct SelectorTable {
    private struct Key: Hashable {
        var type: ObjectIdentifier
        var name: String
    }

    private var methods: [Key: SelectorMethod] = [:]
    /// The classes that list methods.
    private var owners: [ObjectIdentifier: Any.Type] = [:]

    private init() {}

    /// Adds a method of the class `Owner`. `name` is the selector's name, with a colon for each parameter: "save:".
    public mutating func addMethod<Owner: AnyObject, each Argument, Result>(
        _ name: String, _ method: @escaping (Owner) -> (repeat each Argument) -> Result
    ) {
        owners[ObjectIdentifier(Owner.self)] = Owner.self
        methods[Key(type: ObjectIdentifier(Owner.self), name: name)] = SelectorMethod(method)
    }
}

/// A class that lists its methods in a ``SelectorTable``.
@MainActor
public protocol SelectorDescribing: AnyObject {
    /// Adds the methods of the class. Superclasses that conform add their own.
    static func describe(_ table: inout SelectorTable)
}

extension SelectorTable {
    /// All methods listed so far.
    private static var registry = SelectorTable()
    /// The classes whose methods have been added. Includes classes that list no methods.
    private static var readClasses: Set<ObjectIdentifier> = []
    /// The modules whose generated tables have been added. Includes modules without a table.
    private static var readModules: Set<String> = []

    /// Returns the method `name` of the class of `target`, or of the nearest superclass that lists the method; `nil` if
    /// no class lists it.
    package static func method(_ name: String, of target: AnyObject) -> SelectorMethod? {
        for type in sequence(first: Mirror(reflecting: target), next: \.superclassMirror).lazy.map(\.subjectType) {
            read(type)
            if let method = registry.methods[Key(type: ObjectIdentifier(type), name: name)] { return method }
        }
        return nil
    }

    /// Returns the names of all methods that the class of `target` and its superclasses list.
    package static func names(of target: AnyObject) -> [String] {
        let classes = sequence(first: Mirror(reflecting: target), next: \.superclassMirror).map(\.subjectType)
        classes.forEach(read)
        let ids = Set(classes.map { ObjectIdentifier($0) })
        return registry.methods.keys.filter { ids.contains($0.type) }.map(\.name)
    }

    /// Adds the methods in the generated table of `module`, if any. Each table is read only once.
    package static func readTable(of module: String) {
        if readModules.insert(module).inserted { table(of: module)?.describe(&registry) }
    }

    /// The number of classes and methods that have been listed. It grows when tables are read.
    package static var memberCount: Int { registry.owners.count + registry.methods.count }

    /// The names of all classes that have listed methods, without their modules.
    package static var ownerNames: [String] { registry.owners.values.map { "\($0)" } }

    /// Returns `true` if `module` has a generated table.
    package static func hasTable(for module: String) -> Bool { table(of: module) != nil }

    private static func table(of module: String) -> (any SelectorDescribing.Type)? {
        let table: AnyClass? = NSClassFromString("\(module).GeneratedSelectorTable")
        return table as? any SelectorDescribing.Type
    }

    private static func read(_ type: Any.Type) {
        guard readClasses.insert(ObjectIdentifier(type)).inserted else { return }
        if let module = String(reflecting: type).split(separator: ".").first.map(String.init) {
            readTable(of: module)
        }
        (type as? any SelectorDescribing.Type)?.describe(&registry)
    }
}
