import Foundation

/// Rewrites command-line messages for display in the window.
enum WindowMessage {
    private static let command = "skeleton-demo: "

    /// Returns `message` without the name of the command, and without the clause or sentence that first mentions a
    /// command-line option and everything after it. If there is no clause before that one, nothing is cut off.
    static func text(of message: String) -> String {
        let text = message.hasPrefix(command) ? message.dropFirst(command.count) : message[...]
        guard let option = text.range(of: " --") else { return String(text) }
        let start = text[..<option.lowerBound]
        let ends = ["; ", ". ", "\n"].compactMap { start.range(of: $0, options: .backwards)?.lowerBound }
        guard let end = ends.max() else { return String(text) }
        return text[..<end] + (text[..<end].hasSuffix(".") ? "" : ".")
    }
}
