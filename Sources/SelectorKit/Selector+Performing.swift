import Reporting

extension Selector {
    /// Calls the method on `target` with as many of `arguments` as the method has parameters, and returns its result.
    /// If the target has no such method or an argument has the wrong type, logs a warning and returns `nil`.
    @MainActor @discardableResult
    package func perform(on target: AnyObject, _ arguments: Any?...) -> Any? {
        switch call(target, arguments) {
        case .returned(let value): return value
        case .noSuchMethod:
            Diagnostics.report(
                "\(type(of: target)) has no method \"\(printable(name))\"; add IOSSourcesPlugin to its target, or list "
                    + "the method with SelectorDescribing")
        case .invalidArgument(let message):
            Diagnostics.report("\(type(of: target)): \"\(printable(name))\" \(message)")
        }
        return nil
    }

    /// Returns `true` if `target` has the method.
    @MainActor
    package func isImplemented(by target: AnyObject) -> Bool {
        method?.owns(target) == true || SelectorTable.method(name, of: target) != nil
    }

    @MainActor
    private func call(_ target: AnyObject, _ arguments: [Any?]) -> SelectorResult {
        var receiver = target
        // Limits the number of hops, because objects can forward to each other.
        for _ in 0..<Self.maximumForwards {
            if let method, method.owns(receiver) { return method.call(receiver, arguments) }
            if let listed = SelectorTable.method(name, of: receiver) { return listed.call(receiver, arguments) }
            guard let next = (receiver as? any _SelectorForwarding)?.forwardingTarget(for: self) else { break }
            receiver = next as AnyObject
        }
        return .noSuchMethod
    }

    /// The maximum number of objects that a call is forwarded through.
    private static let maximumForwards = 16
}
