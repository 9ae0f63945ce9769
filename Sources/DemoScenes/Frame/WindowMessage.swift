import Foundation

/// Rewrites command-line messages for display in the window.
enum WindowMessage {
    private static let command = "skeleton-demo: "

    /// Returns `message` without the name of the command and without advice about command-line options: the first
    /// clause or sentence that mentions an option, and everything after it, are cut off. The first clause of the
    /// message is always kept; options in it are written without dashes.
    static func text(of message: String) -> String {
        let text = message.hasPrefix(command) ? message.dropFirst(command.count) : message[...]
        let options = options(in: text)
        guard let end = options.lazy.compactMap({ clauseEnd(in: text[..<$0]) }).first else {
            return withoutDashes(text, at: options)
        }
        let kept = withoutDashes(text[..<end], at: options.filter { $0 < end })
        return kept + (kept.hasSuffix(".") ? "" : ".")
    }

    // MARK: Private

    /// Returns the positions at which options begin in `text`. Dashes inside a word, such as a file name, don't count.
    private static func options(in text: Substring) -> [Substring.Index] {
        text.indices.filter { index in
            guard text[index...].hasPrefix("--"), text[index...].dropFirst(2).first?.isLetter == true else {
                return false
            }
            guard let previous = text[..<index].last else { return true }
            return !previous.isLetter && !previous.isNumber && !"-_./".contains(previous)
        }
    }

    /// Returns the end of the last complete clause or sentence in `text`, if any.
    private static func clauseEnd(in text: Substring) -> Substring.Index? {
        ["; ", ". ", "\n"].compactMap { text.range(of: $0, options: .backwards)?.lowerBound }.max()
    }

    /// Returns `text` without the dashes of the options at `options`. An option at the start gets a capital letter.
    private static func withoutDashes(_ text: Substring, at options: [Substring.Index]) -> String {
        var (result, rest) = ("", text.startIndex)
        for option in options {
            result += text[rest..<option]
            rest = text.index(option, offsetBy: 2)
            guard option == text.startIndex else { continue }
            result += text[rest].uppercased()
            rest = text.index(after: rest)
        }
        return result + text[rest...]
    }
}
