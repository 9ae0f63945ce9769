/// A shell that completes command lines.
package enum Shell: String, CaseIterable, Sendable {
    case bash, zsh, fish
}

/// Shell completions of a command's options.
extension OptionParser {
    /// Returns a script that lets `shell` complete the command's options and their values.
    package func completions(for shell: Shell) -> String {
        switch shell {
        case .bash: bashCompletions
        case .zsh: zshCompletions
        case .fish: fishCompletions
        }
    }

    // MARK: Private

    private var bashCompletions: String {
        let function = "_" + String(command.map { Self.isPlain($0) && $0 != "-" ? $0 : "_" })
        let names = options.flatMap { [$0.shortName, $0.name].compactMap { $0 } }.joined(separator: " ")
        let cases = options.filter { $0.value != nil }.map { option in
            let action =
                switch option.suggestions {
                case .none: "COMPREPLY=()"
                case .files: "compopt -o default"
                case .words(let words): Self.bashWords(words.filter(Self.isPlain).joined(separator: " "))
                }
            return "        \(option.name)) \(action) ;;"
        }
        let pairs = options.filter { $0.placeholders.count > 1 }.map(\.name).joined(separator: " | ")
        let second =
            pairs.isEmpty
            ? []
            : [
                "    # The second value.", "    if ((COMP_CWORD > 2)); then",
                "        case ${COMP_WORDS[COMP_CWORD - 2]} in \(pairs)) option=${COMP_WORDS[COMP_CWORD - 2]} ;; esac",
                "    fi",
            ]
        let head = """
            # Completions of \(command) for bash.
            \(function)() {
                local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
                # "--name=value" is three words.
                if [[ $word == = ]]; then
                    word=
                elif [[ $option == = ]]; then
                    option=${COMP_WORDS[COMP_CWORD - 2]}
                fi
            """
        let tail = """
                    *) \(Self.bashWords(names)) ;;
                esac
            }
            complete -F \(function) \(Self.quote(command))
            """
        return ([head] + second + ["    case $option in"] + cases + [tail]).joined(separator: "\n")
    }

    private var zshCompletions: String {
        let specifications = options.flatMap { option -> [String] in
            let values = option.placeholders.map { placeholder in
                let action =
                    switch option.suggestions {
                    case .none: " "
                    case .files: "_files"
                    case .words(let words): "(\(words.filter(Self.isPlain).joined(separator: " ")))"
                    }
                return ":\(placeholder):\(action)"
            }
            let names = [option.shortName, option.name].compactMap { $0 }
            let others = option.isRepeatable ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
            let text = option.summary.reduce(into: "") { $0 += "[]\\".contains($1) ? "\\\($1)" : "\($1)" }
            return names.map { others + $0 + (values.isEmpty ? "" : "=") + "[\(text)]" + values.joined() }
        }
        return "#compdef \(command)\n# Completions of \(command) for zsh.\n_arguments \\\n"
            + specifications.map { "    \(Self.quote($0))" }.joined(separator: " \\\n")
    }

    private var fishCompletions: String {
        let head = "complete --command \(Self.quoteForFish(command))"
        var lines = ["# Completions of \(command) for fish.", head + " --no-files"]
        for option in options {
            var words = [head]
            if let name = option.shortName { words.append("--short-option \(name.dropFirst())") }
            words.append("--long-option \(option.name.dropFirst(2))")
            switch option.suggestions {
            case .none: if option.value != nil { words.append("--exclusive") }
            case .files:
                words.append("--require-parameter --force-files")
                if option.placeholders.count > 1 {
                    let isSecond = "contains -- \(option.name) (commandline --tokenize --cut-at-cursor)[-2]"
                    lines.append("\(head) --condition \(Self.quoteForFish(isSecond)) --force-files")
                }
            case .words(let names):
                let names = names.filter(Self.isPlain).joined(separator: " ")
                words.append("--exclusive --arguments \(Self.quoteForFish(names))")
            }
            words.append("--description \(Self.quoteForFish(option.summary))")
            lines.append(words.joined(separator: " "))
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the bash command that completes one of `words`.
    private static func bashWords(_ words: String) -> String {
        "mapfile -t COMPREPLY < <(compgen -W \(quote(words)) -- \"$word\")"
    }

    /// Returns `true` if shells read `word` literally. Other words are not suggested.
    private static func isPlain(_ word: String) -> Bool { !word.isEmpty && word.allSatisfy(isPlain) }

    private static func isPlain(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || "-._".contains(character))
    }

    private static func quote(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

    private static func quoteForFish(_ text: String) -> String {
        "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
    }
}
