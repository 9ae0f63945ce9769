/// A class declaration in a source file. Determines if interface files can create instances of it.
package struct ScannedClass: Hashable, Sendable {
    /// The class with its enclosing types, for example "Player.Swipe".
    package var type: String
    /// The first type in the inheritance clause, without enclosing types or modules: the superclass or a protocol.
    package var superclass: String
    /// `true` if the generated file can name the class.
    package var isListable: Bool
    /// The conditions of the `#if` blocks around the class, outermost first.
    package var conditions: [String]
    /// `true` if the class declares designated initializers, so that it doesn't inherit those of its superclass.
    package var hasInitializers = false
    /// `true` if the class overrides `init(target:action:)`.
    package var hasTargetInitializer = false

    package init(type: String, superclass: String, isListable: Bool, conditions: [String] = []) {
        self.type = type
        self.superclass = superclass
        self.isListable = isListable
        self.conditions = conditions
    }
}

extension ScannedClass {
    /// The name of the class without enclosing types.
    fileprivate var lastName: String { type.split(separator: ".").last.map(String.init) ?? type }
}

extension [ScannedClass] {
    /// The classes that interface files can name: those that are neither private nor generic, and not inside of other
    /// types.
    var nameable: [ScannedClass] { filter { $0.isListable && !$0.type.contains(".") } }

    /// The gesture recognizers that have `init(target:action:)`, possibly inherited. Other initializers may need
    /// arguments that only the app knows.
    var creatableRecognizers: [ScannedClass] {
        let byName = Dictionary(map { ($0.lastName, $0) }) { first, _ in first }
        return filter { type in
            guard type.isListable else { return false }
            let chain = Self.chain(of: type, in: byName)
            guard let base = chain.last?.superclass, base.hasPrefix("UI"),
                base.hasSuffix("GestureRecognizer")
            else { return false }
            // A class without designated initializers inherits those of its superclass.
            return chain.first { $0.hasTargetInitializer || $0.hasInitializers }?.hasTargetInitializer ?? true
        }
    }

    /// Returns `type` and its superclasses in `classes`, nearest first.
    private static func chain(of type: ScannedClass, in classes: [String: ScannedClass]) -> [ScannedClass] {
        var chain = [type]
        var found: Set = [type]
        while let last = chain.last, let parent = classes[last.superclass], found.insert(parent).inserted {
            chain.append(parent)
        }
        return chain
    }
}
