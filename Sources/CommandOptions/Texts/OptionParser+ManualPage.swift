extension OptionParser {
    /// The manual page, for `man`. It has no date, so that the same version always prints the same page.
    package var manualPage: String {
        let paragraphs = summary.split(separator: "\n").map(String.init)
        let title = paragraphs[0].prefix(1).lowercased() + paragraphs[0].dropFirst()
        var lines = [
            ".TH \(command.uppercased()) 1 \"\" \"\(command) \(PackageVersion.current)\" \"User commands\"",
            // Names of values must not be hyphenated.
            ".nh", ".ad l",
            ".SH NAME", "\(command) \\- \(Self.escape(title.hasSuffix(".") ? String(title.dropLast()) : title))",
            ".SH SYNOPSIS", ".B \(command)", "[\\fIoptions\\fR]", ".SH DESCRIPTION",
        ]
        lines += paragraphs.map { Self.text($0) }
        lines.append(".SH OPTIONS")
        for option in options {
            let names = [option.shortName, option.name].compactMap { $0 }.map { "\\fB\(Self.escape($0))\\fR" }
            let values = option.placeholders.map { "\\fI\(Self.escape($0))\\fR" }
            lines += [".TP", ([names.joined(separator: ", ")] + values).joined(separator: " ")]
            lines.append(Self.text(option.help.replacing("\n", with: " ") + Self.unnamedWords(of: option)))
        }
        if !exitStatuses.isEmpty {
            lines.append(".SH EXIT STATUS")
            for (status, meaning) in exitStatuses { lines += [".TP", "\(status)", Self.text(meaning)] }
        }
        lines += Self.section("ENVIRONMENT", environment) + Self.section("FILES", files)
        return lines.joined(separator: "\n")
    }

    // MARK: Private

    /// Returns the lines of a section that lists `entries`; none if there are no entries.
    private static func section(_ title: String, _ entries: [ManualEntry]) -> [String] {
        guard !entries.isEmpty else { return [] }
        return [".SH \(title)"]
            + entries.flatMap { entry in
                // The dashes of names stay as they are typed.
                let names = entry.names.map { "\\fB\(escape($0).replacing("-", with: "\\-"))\\fR" }
                return [".TP", names.joined(separator: ", "), text(entry.text.replacing("\n", with: " "))]
            }
    }

    /// Returns the suggested words of `option` as text; empty if its help names them.
    private static func unnamedWords(of option: CommandOption) -> String {
        guard case .words(let words) = option.suggestions, !words.allSatisfy(option.help.contains) else { return "" }
        return ". Values: \(words.joined(separator: ", "))"
    }

    /// Returns `text` in lines of at most 78 characters, each sentence on a new line, as `man` expects its input.
    private static func text(_ text: String) -> String {
        var (lines, line) = ([String](), "")
        for word in text.split(separator: " ").map(escape) {
            if !line.isEmpty, line.hasSuffix(".") || line.count + word.count >= 78 {
                lines.append(line)
                line = ""
            }
            // A dot at the beginning of a line would begin a roff request.
            line += line.isEmpty ? word.hasPrefix(".") ? "\\&" + word : word : " " + word
        }
        return (lines + [line]).joined(separator: "\n")
    }

    /// Escapes the characters of `word` that `man` would interpret. The dashes of options stay as they are typed; other
    /// hyphens remain hyphens.
    private static func escape(_ word: some StringProtocol) -> String {
        let isTyped = word.contains("--") || word.drop { $0 == "(" }.hasPrefix("-")
        return word.map { character in
            switch character {
            case "\\": "\\e"
            case "'": "\\(aq"
            case "`": "\\(ga"
            case "^": "\\(ha"
            case "~": "\\(ti"
            case "-" where isTyped: "\\-"
            default: String(character)
            }
        }.joined()
    }
}
