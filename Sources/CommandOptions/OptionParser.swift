import Reporting

/// An error in the command line.
package struct UsageError: Error, CustomStringConvertible, Equatable {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }

    /// Creates the error `ALLOWED, not "VALUE"`. The value is escaped to one line and truncated to a readable length.
    package init(_ allowed: String, not value: String) {
        description = "\(allowed), not \"\(printable(value))\""
    }

    /// Creates the error `RULE one of A, B; not "VALUE"`, with the names in `choices`. The value is escaped and
    /// truncated as in `init(_:not:)`.
    package init(_ rule: String, oneOf choices: [String], not value: String) {
        description = "\(rule) one of \(choices.joined(separator: ", ")); not \"\(printable(value))\""
    }
}

/// Parses the command lines of a command, and generates its help, manual page and completions.
package struct OptionParser: Sendable {
    package let command: String
    package let summary: String
    package let options: [CommandOption]
    /// The meanings of the command's exit statuses, for the manual page.
    package let exitStatuses: KeyValuePairs<Int, String>
    /// The environment variables that the command reads.
    package let environment: [ManualEntry]
    /// The files that the command reads or writes without being given their names.
    package let files: [ManualEntry]

    package init(
        command: String, summary: String, options: [CommandOption], exitStatuses: KeyValuePairs<Int, String> = [:],
        environment: [ManualEntry] = [], files: [ManualEntry] = []
    ) {
        self.command = command
        self.summary = summary
        self.options = options
        self.exitStatuses = exitStatuses
        self.environment = environment
        self.files = files
    }

    /// Parses `arguments`, which exclude the command's name. An option is written `--name value` or `--name=value`.
    package func parse(_ arguments: [String]) throws(UsageError) -> OptionValues {
        var found: [String: [String]] = [:]
        var remaining = arguments[...]
        while let argument = remaining.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard let option = options.first(where: { $0.name == parts[0] || $0.shortName == parts[0] }) else {
                let all = options.map(\.name).joined(separator: " ")
                let problem = argument.hasPrefix("-") ? "unknown option" : "unexpected argument"
                throw UsageError("\(problem) \"\(printable(parts[0]))\"; the options are \(all)")
            }
            guard let placeholder = option.value else {
                guard parts.count == 1 else { throw UsageError("\(option.name) takes no value") }
                found[option.name, default: []].append("")
                continue
            }
            let valueCount = option.placeholders.count
            var values = Array(parts.dropFirst())
            while values.count < valueCount, let value = remaining.popFirst() { values.append(value) }
            guard values.count == valueCount else {
                let number = valueCount == 1 ? "a value" : "\(valueCount) values"
                throw UsageError("\(option.name) needs \(number): \(option.name) \(placeholder)")
            }
            found[option.name, default: []] += values
        }
        return OptionValues(found: found)
    }
}

/// The parsed options of a command line.
package struct OptionValues: Sendable {
    fileprivate let found: [String: [String]]

    /// The names of the present options, sorted.
    package var names: [String] { found.keys.sorted() }

    package func contains(_ name: String) -> Bool { found[name] != nil }

    /// Returns the last value of `name`; `nil` if the option is absent.
    package func string(_ name: String) -> String? { found[name]?.last }

    /// Returns all values of `name`; empty if the option is absent.
    package func strings(_ name: String) -> [String] { found[name] ?? [] }

    /// Returns the value of `name` as a number; `nil` if the option is absent. Throws if the value isn't a number in
    /// `range`.
    package func number(_ name: String, in range: ClosedRange<Double>) throws(UsageError) -> Double? {
        guard let text = string(name) else { return nil }
        guard let number = Double(text), range.contains(number) else {
            throw UsageError("\(name) takes a number from \(range.lowerBound) to \(range.upperBound)", not: text)
        }
        return number
    }

    /// Returns the value of `name` as an integer; `nil` if the option is absent. Throws if the value isn't an integer
    /// in `range`.
    package func integer(_ name: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
        guard let text = string(name) else { return nil }
        guard let number = Int(text), range.contains(number) else {
            throw UsageError(
                "\(name) takes a whole number from \(range.lowerBound) to \(range.upperBound)", not: text)
        }
        return number
    }

    /// Returns the element of `choices` that the value of `name` selects; `nil` if the option is absent. Throws if no
    /// element has that name.
    package func choice<Value>(
        _ name: String, _ choices: KeyValuePairs<String, Value>
    ) throws(UsageError) -> Value? {
        guard let text = string(name) else { return nil }
        guard let match = choices.first(where: { $0.key == text }) else {
            throw UsageError("\(name) must be", oneOf: choices.map(\.key), not: text)
        }
        return match.value
    }

    /// Returns the value of `name` as a size in the form WIDTHxHEIGHT; `nil` if the option is absent. Throws if the
    /// value is malformed or a side is outside `range`.
    package func size(
        _ name: String, in range: ClosedRange<Int>
    ) throws(UsageError) -> (width: Int, height: Int)? {
        guard let text = string(name) else { return nil }
        let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard sides.count == 2, let width = sides[0], let height = sides[1], range.contains(width),
            range.contains(height)
        else {
            throw UsageError(
                "\(name) is WIDTHxHEIGHT, such as 1280x800, each from \(range.lowerBound) to \(range.upperBound)",
                not: text)
        }
        return (width, height)
    }
}
