/// A command-line option.
package struct CommandOption: Sendable {
    /// The values that a shell suggests for an option.
    package enum Suggestions: Sendable, Equatable {
        case none
        case files
        case words([String])

        /// Returns the names that `OptionValues.choice(_:_:)` accepts with `choices`.
        package static func keys<Value>(of choices: KeyValuePairs<String, Value>) -> Suggestions {
            .words(choices.map(\.key))
        }
    }

    /// The option's name, including its dashes, such as "--size".
    package let name: String
    /// The short name, such as "-h", if any.
    package let shortName: String?
    /// The placeholder of the value in the help; `nil` for a switch.
    package let value: String?
    /// The help text, which may have several lines.
    package let help: String
    /// The values that a shell suggests.
    package let suggestions: Suggestions
    /// `true` if the option may be given several times and all its values count. Completions for zsh suggest such an
    /// option again after it has been given.
    package let isRepeatable: Bool

    /// Creates a switch: an option without a value.
    package init(_ name: String, or shortName: String? = nil, _ help: String) {
        self.name = name
        self.shortName = shortName
        value = nil
        self.help = help
        suggestions = .none
        isRepeatable = false
    }

    /// Creates an option that takes one value for each word of `value`.
    package init(
        _ name: String, _ value: String, _ help: String, suggests suggestions: Suggestions = .none,
        isRepeatable: Bool = false
    ) {
        self.name = name
        shortName = nil
        self.value = value
        self.help = help
        self.suggestions = suggestions
        self.isRepeatable = isRepeatable
    }

    /// The words of the placeholder, one for each value.
    package var placeholders: [String] { value?.split(separator: " ").map(String.init) ?? [] }

    /// The first clause of the help text, on one line, for lists of completions.
    var summary: String {
        var (clause, depth) = ("", 0)
        for word in help.split(whereSeparator: \.isWhitespace) {
            depth += word.count { $0 == "(" } - word.count { $0 == ")" }
            clause += clause.isEmpty ? word : " " + word
            if depth == 0, let last = word.last, ";.".contains(last) { return String(clause.dropLast()) }
        }
        return clause
    }
}
