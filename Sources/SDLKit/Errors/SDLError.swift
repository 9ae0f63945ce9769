import CSDL2

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

    /// Makes an error of what SDL said last on this thread.
    package init(_ operation: String, advice: String? = nil) {
        self.init(operation, reason: String(cString: SDL_GetError()), advice: advice)
    }

    package var description: String {
        let cause = reason.isEmpty ? operation : "\(operation): \(reason)"
        return advice.map { "\(cause)\n\($0)" } ?? cause
    }
}

/// Throws what SDL said when `code` is one of its failures, which are below 0.
func check(_ code: Int32, _ operation: @autoclosure () -> String) throws(SDLError) {
    guard code >= 0 else { throw SDLError(operation()) }
}
