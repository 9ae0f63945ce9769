import Foundation

/// Rewrites messages of the command line for the window.
enum WindowMessage {
    private static let command = "skeleton-demo: "

    /// Returns `message` without the name of the command, and without the last clause or sentence if it advises
    /// command-line options.
    static func text(of message: String) -> String {
        let text = message.hasPrefix(command) ? message.dropFirst(command.count) : message[...]
        guard let option = text.range(of: " --") else { return String(text) }
        let start = text[..<option.lowerBound]
        let ends = ["; ", ". ", "\n"].compactMap { start.range(of: $0, options: .backwards)?.lowerBound }
        guard let end = ends.max() else { return String(text) }
        return text[..<end] + (text[..<end].hasSuffix(".") ? "" : ".")
    }
}
