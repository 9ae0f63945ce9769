import CSDL2
import Reporting

/// Something that SDL could not do: what it was, SDL's own words, and what can be done about it.
package struct SDLError: Error, Equatable, CustomStringConvertible {
    /// What failed, as a whole clause: "the window could not be opened".
    package let operation: String
    /// SDL's own words; empty when it has none.
    package let reason: String
    /// What the user can do; nil when there is nothing to say.
    package let advice: String?

    package init(_ operation: String, reason: String, advice: String? = nil) {
        self.operation = operation
        self.reason = reason
        self.advice = advice
    }

    package var description: String {
        let cause = reason.isEmpty ? operation : "\(operation): \(reason)"
        return advice.map { "\(cause)\n\($0)" } ?? cause
    }
}

/// Calls SDL, and throws SDL's own words if `call` returns one of its failures, which are below 0.
package func check(
    _ call: @autoclosure () -> Int32, _ operation: @autoclosure () -> String, advice: String? = nil
) throws(SDLError) {
    let _: Int32 = try made(code(of: call), operation(), advice: advice)
}

/// Calls SDL, and throws SDL's own words if `call` returns nil. Otherwise returns what it made.
package func made<Value>(
    _ call: @autoclosure () -> Value?, _ operation: @autoclosure () -> String, advice: String? = nil
) throws(SDLError) -> Value {
    // SDL keeps its words until the next failure: without this they could be about an earlier call.
    SDL_ClearError()
    guard let value = call() else {
        throw SDLError(operation(), reason: String(cString: SDL_GetError()), advice: advice)
    }
    return value
}

/// Calls SDL, and reports SDL's own words if `call` returns nil, which the program can do without.
package func reporting<Value>(_ call: @autoclosure () -> Value?, _ operation: @autoclosure () -> String) -> Value? {
    do throws(SDLError) {
        return try made(call(), operation())
    } catch {
        Diagnostics.report("\(error)")
        return nil
    }
}

/// Calls SDL, and reports SDL's own words if `call` returns one of its failures.
package func reporting(_ call: @autoclosure () -> Int32, _ operation: @autoclosure () -> String) {
    let _: Int32? = reporting(code(of: call), operation())
}

private func code(of call: () -> Int32) -> Int32? {
    let code = call()
    return code >= 0 ? code : nil
}
