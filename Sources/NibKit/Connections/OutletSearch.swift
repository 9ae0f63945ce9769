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
}
