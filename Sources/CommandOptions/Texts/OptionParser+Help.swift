extension OptionParser {
    /// The complete help text: the options, and the environment variables that the help lists.
    package var help: String {
        let options = options.map { option in
            let name = option.shortName.map { "\($0), \(option.name)" } ?? option.name
            return ([name, option.value].compactMap { $0 }.joined(separator: " "), option.help)
        }
        let variables = environment.filter(\.isInHelp).map { ($0.names.joined(separator: ", "), $0.text) }
        let environment = variables.isEmpty ? "" : "\n\nEnvironment variables:\n" + Self.columns(variables)
        return "\(summary)\n\nUsage: \(command) [options]\n\n" + Self.columns(options) + environment
    }

    /// Returns the names and texts of `rows` in two columns.
    private static func columns(_ rows: [(name: String, text: String)]) -> String {
        let heads = rows.map { "  " + $0.name }
        let column = min(30, (heads.map(\.count).max() ?? 0) + 2)
        let indent = "\n" + String(repeating: " ", count: column)
        let lines = zip(heads, rows).map { head, row in
            let text = row.text.split(separator: "\n").joined(separator: indent)
            return head + (head.count + 2 > column ? indent : String(repeating: " ", count: column - head.count)) + text
        }
        return lines.joined(separator: "\n")
    }
}
