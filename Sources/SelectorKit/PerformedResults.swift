/// The results of `perform(_:with:with:)`. The caller doesn't own them, so they are retained until the end of the turn
/// of the run loop, as on iOS.
@MainActor
enum PerformedResults {
    private static var results: [AnyObject] = []

    /// Retains the object in the result of a method, and returns it. Returns `nil` if the result is `nil` or the method
    /// returns nothing.
    static func retain(_ result: Any?) -> Unmanaged<AnyObject>? {
        guard let value = unwrapped(result), type(of: value) != Void.self else { return nil }
        let object = value as AnyObject
        if results.isEmpty {
            Task { @MainActor in
                // The array is empty before objects are released, because a `deinit` may perform a selector.
                let released = results
                results = []
                withExtendedLifetime(released) {}
            }
        }
        results.append(object)
        return .passUnretained(object)
    }

    /// Returns the value in any number of optionals.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        guard let optional = value as? any OptionalValue else { return value }
        return unwrapped(optional.wrappedValue)
    }
}

/// An optional of any type.
private protocol OptionalValue {
    var wrappedValue: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate var wrappedValue: Any? { map { $0 as Any } }
}
