package import CommandOptions
import Reporting

/// The command line of a program to watch, split into words as in a shell, although no shell runs it.
package struct WatchedCommand: Equatable, Sendable {
    /// The program and its arguments. Never empty.
    package let arguments: [String]
    /// The variables assigned before the program, as in `GSK_RENDERER=cairo gtk4-demo`.
    package let environment: [String: String]

    /// The last component of the program's path.
    package var name: String { arguments[0].split(separator: "/").last.map(String.init) ?? arguments[0] }

    /// Splits `text` into words at spaces and tabs. Single quotes, double quotes and backslashes work as in a shell.
    /// Throws if there is no program, if a quote isn't closed, or if `text` needs a shell, for example because of a
    /// variable or a pipe.
    package init(_ text: String) throws(UsageError) {
        var splitter = CommandSplitter()
        for character in text { try splitter.add(character) }
        let words = try splitter.finish()
        let assignments = words.prefix { $0.name != nil }
        var environment: [String: String] = [:]
        for word in assignments {
            guard let name = word.name else { continue }
            environment[name] = String(word.text.dropFirst(name.count + 1))
        }
        arguments = words.dropFirst(assignments.count).map(\.text)
        self.environment = environment
        guard let program = arguments.first, !program.isEmpty else {
            throw UsageError("--watch takes a command, such as 'gtk4-demo --run=fishbowl'", not: text)
        }
    }
}

/// Collects the words of a command line, character by character.
private struct CommandSplitter {
    struct Word {
        var text = ""
        /// The length of the unquoted beginning of `text`, in characters.
        var plainCount = 0

        /// The name of the variable that the word assigns; `nil` if it isn't an assignment.
        var name: String? {
            guard let equals = text.firstIndex(of: "=") else { return nil }
            let name = text[..<equals]
            guard name.count < plainCount, let first = name.first, !first.isNumber else { return nil }
            let isName = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
            return isName ? String(name) : nil
        }
    }

    /// The characters that need a shell: `operators` outside quotes, and `expansions` in double quotes, too.
    private static let operators: Set<Character> = ["|", "&", ";", "<", ">", "(", ")", "$", "`", "\n", "\r\n"]
    private static let expansions: Set<Character> = ["$", "`"]
    /// The characters that a backslash escapes in double quotes.
    private static let escapable: Set<Character> = ["\\", "\"", "$", "`"]

    private var words: [Word] = []
    private var word: Word?
    private var quote: Character?
    private var isEscaped = false

    mutating func add(_ character: Character) throws(UsageError) {
        if isEscaped {
            isEscaped = false
            if quote == "\"", !Self.escapable.contains(character) { append("\\") }
            return append(character)
        }
        switch (quote, character) {
        case (nil, "'"), (nil, "\""):
            quote = character
            word = word ?? Word()
        case ("'", "'"), ("\"", "\""): quote = nil
        case (nil, "\\"), ("\"", "\\"): isEscaped = true
        case (nil, _) where Self.operators.contains(character): throw Self.needsShell(character)
        case ("\"", _) where Self.expansions.contains(character): throw Self.needsShell(character)
        case (nil, " "), (nil, "\t"):
            if let word { words.append(word) }
            word = nil
        default: append(character, isPlain: quote == nil)
        }
    }

    mutating func finish() throws(UsageError) -> [Word] {
        if let quote { throw UsageError("--watch: the command has an unclosed \(quote)") }
        guard !isEscaped else { throw UsageError("--watch: the command ends with a \\") }
        if let word { words.append(word) }
        word = nil
        return words
    }

    private mutating func append(_ character: Character, isPlain: Bool = false) {
        var changed = word ?? Word()
        if isPlain, changed.plainCount == changed.text.count { changed.plainCount += 1 }
        changed.text.append(character)
        word = changed
    }

    private static func needsShell(_ character: Character) -> UsageError {
        UsageError(
            "--watch: \(printable(String(character))) needs a shell; put it in single quotes, or use"
                + " --watch \"sh -c 'COMMAND'\"")
    }
}
