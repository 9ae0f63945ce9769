import CSDL2
import Reporting

/// An SDL error: the failed operation, SDL's message, and a remedy.
package struct SDLError: Error, Equatable, CustomStringConvertible {
    /// The failed operation as a complete clause, for example "the window could not be opened".
    package let operation: String
    /// SDL's message, or an empty string.
    package let reason: String
    /// The suggested remedy in the imperative, if any.
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

/// Calls SDL. Throws an error with SDL's message if `call` returns a negative error code.
package func check(
    _ call: @autoclosure () -> Int32, _ operation: @autoclosure () -> String, advice: String? = nil
) throws(SDLError) {
    let _: Int32 = try checkedResult(of: code(of: call), operation(), advice: advice)
}

/// Calls SDL and returns the created object. Throws an error with SDL's message if `call` returns `nil`.
package func checkedResult<Value>(
    of call: @autoclosure () -> Value?, _ operation: @autoclosure () -> String, advice: String? = nil
) throws(SDLError) -> Value {
    // SDL keeps its last message, which could belong to an earlier call.
    SDL_ClearError()
    guard let value = call() else {
        throw SDLError(operation(), reason: String(cString: SDL_GetError()), advice: advice)
    }
    return value
}

/// Calls SDL for an optional feature. Logs a warning with SDL's message if `call` returns `nil`.
package func reporting<Value>(_ call: @autoclosure () -> Value?, _ operation: @autoclosure () -> String) -> Value? {
    do throws(SDLError) {
        return try checkedResult(of: call(), operation())
    } catch {
        Diagnostics.report("\(error)")
        return nil
    }
}

/// Calls SDL for an optional feature. Logs a warning with SDL's message if `call` returns an error code.
package func reporting(_ call: @autoclosure () -> Int32, _ operation: @autoclosure () -> String) {
    let _: Int32? = reporting(code(of: call), operation())
}

private func code(of call: () -> Int32) -> Int32? {
    let code = call()
    return code >= 0 ? code : nil
}
