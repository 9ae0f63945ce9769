/// The outcome of calling a method by its selector.
package enum SelectorResult {
    /// The method was called. The value is its result, `()` if it has none.
    case returned(Any)
    /// The target has no such method. It doesn't have the type that declares the selector's method, and neither its
    /// class nor a superclass lists a method with the selector's name in a `SelectorTable`.
    case noSuchMethod
    /// An argument doesn't have the type of its parameter.
    case invalidArgument(String)
}

/// A method that is called with arguments whose types are only known at run time.
package struct SelectorMethod: Sendable {
    /// Returns `true` if the object is an instance of the method's class, or conforms to the method's protocol.
    package let owns: @MainActor (AnyObject) -> Bool
    /// Calls the method on the target with as many of the arguments as the method has parameters.
    package let call: @MainActor (_ target: AnyObject, _ arguments: [Any?]) -> SelectorResult

    private struct OtherArgument: Error {
        var message: String
    }

    /// Creates a value that calls `method` on the main actor, to which the method is usually isolated. The type of the
    /// parameter is not isolated to the main actor, because nonisolated methods couldn't be converted to such a type.
    init<Owner, each Argument, Result>(
        _ method: @escaping (Owner) -> (repeat each Argument) -> Result
    ) {
        // Safe, because `method` is only called on the main actor and captures nothing: it is an unbound method of a
        // class.
        nonisolated(unsafe) let method = method
        owns = { $0 is Owner }
        call = { target, arguments in
            guard let owner = target as? Owner else { return .noSuchMethod }
            var remaining = arguments[...]
            do {
                return .returned(method(owner)(repeat try Self.next(&remaining, (each Argument).self)))
            } catch {
                return .invalidArgument((error as? OtherArgument)?.message ?? "\(error)")
            }
        }
    }

    /// Removes the first of `arguments` and returns it as a `Type`. A missing argument counts as `nil`. Throws an error
    /// if the argument has a different type.
    private static func next<Type>(_ arguments: inout ArraySlice<Any?>, _ type: Type.Type) throws -> Type {
        let argument = arguments.popFirst() ?? nil
        if let argument, let value = argument as? Type { return value }
        if argument == nil, let none = Optional<Any>.none as? Type { return none }
        let found = argument.map { "a \(Swift.type(of: $0))" } ?? "nil"
        throw OtherArgument(message: "expects a \(type), not \(found)")
    }
}
