import Foundation

/// Finds the outlets of objects.
enum OutletSearch {
    /// Returns the outlet `name` of `object`; `nil` if it is not declared by its class or a superclass.
    static func outlet(_ name: String, of object: AnyObject) -> (any ConnectableOutlet)? {
        let label = "_\(name)"  // the storage of a property wrapper
        for mirror in sequence(first: Mirror(reflecting: object), next: \.superclassMirror) {
            for child in mirror.children where child.label == label {
                if let outlet = child.value as? any ConnectableOutlet { return outlet }
            }
        }
        return nil
    }

    /// Returns the names of the outlets and outlet collections that the class of `object` and its superclasses declare.
    static func names(of object: AnyObject) -> [String] {
        let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
        return mirrors.flatMap(\.children).compactMap { child in
            guard let label = child.label, label.hasPrefix("_") else { return nil }
            return child.value is any ConnectableOutlet ? String(label.dropFirst()) : nil
        }
    }

    /// Returns `true` if the class of `object` or a superclass from outside UIKit stores a property called `name`
    /// without a wrapper.
    @MainActor
    static func hasPlainProperty(_ name: String, of object: AnyObject) -> Bool {
        sequence(first: Mirror(reflecting: object), next: \.superclassMirror).contains { mirror in
            let isToolkit = ClassLookup.module(of: mirror.subjectType).map(ClassLookup.toolkitModules.contains) ?? false
            return !isToolkit && mirror.children.contains { $0.label == name }
        }
    }
}
