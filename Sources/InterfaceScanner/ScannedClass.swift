/// A class of a source file, for the decision whether interface files can create its objects.
package struct ScannedClass: Equatable, Sendable {
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

extension [ScannedClass] {
    /// The classes that interface files can name: those that are neither private nor generic, and not inside of other
    /// types.
    var nameable: [ScannedClass] { filter { $0.isListable && !$0.type.contains(".") } }

    /// The gesture recognizers that have `init(target:action:)`, possibly inherited. Other initializers may need
    /// arguments that only the app knows.
    var creatableRecognizers: [ScannedClass] {
        filter { type in
            let chain = chain(of: type)
            guard type.isListable, let base = chain.last?.superclass, base.hasPrefix("UI"),
                base.hasSuffix("GestureRecognizer")
            else { return false }
            // A class without designated initializers inherits those of its superclass.
            return chain.first { $0.hasTargetInitializer || $0.hasInitializers }?.hasTargetInitializer ?? true
        }
    }

    /// Returns `type` and its superclasses in these classes, nearest first.
    private func chain(of type: ScannedClass) -> [ScannedClass] {
        var chain = [type]
        while let last = chain.last,
            let parent = first(where: { $0.type.split(separator: ".").last.map(String.init) == last.superclass }),
            !chain.contains(parent)
        {
            chain.append(parent)
        }
        return chain
    }
}
