import Foundation
import Testing

/// Compares the manual pages and completions of both programs with the options and values that they accept.
@Suite("Manual pages and completions of the programs")
struct CommandTextTests {
    private static let programs = ["skeleton-demo", "skeleton-bench"]

    @Test("Every option is in the manual page and in the completions", arguments: programs)
    func options(program: String) throws {
        let names = try optionNames(of: program)
        #expect(names.count > 15)
        let page = try run(program, ["--man-page"]).output
        let zsh = try run(program, ["--completions", "zsh"]).output
        let fish = try run(program, ["--completions", "fish"]).output

        for name in names {
            #expect(page.contains("\\fB\(name.replacing("-", with: "\\-"))\\fR"), "\(name)")
            #expect(zsh.contains("\(name)[") || zsh.contains("\(name)=["), "\(name)")
            #expect(fish.contains("--long-option \(name.dropFirst(2)) "), "\(name)")
        }
        #expect(try complete(program, [["--"]]) == [names])
    }

    @Test("The suggested values are those that the program accepts", arguments: programs)
    func values(program: String) throws {
        let names = try optionNames(of: program)
        let suggested = try complete(program, names.map { [$0, ""] })
        let (zsh, fish) = (
            try run(program, ["--completions", "zsh"]).output, try run(program, ["--completions", "fish"]).output
        )
        var found: [String] = []
        for (name, words) in zip(names, suggested) {
            // After a switch, bash suggests options.
            let words = words.filter { !$0.hasPrefix("-") }
            // If the value is accepted, only the list is printed.
            let message = try run(program, [name, "@", "--list"]).errors
            guard let list = message.components(separatedBy: "one of ").dropFirst().first else {
                #expect(words == (name == "--transition" ? ["none"] : []), "\(name)")
                continue
            }
            found.append(name)
            #expect(words == list.components(separatedBy: "; not ")[0].components(separatedBy: ", "), "\(name)")
            #expect(zsh.contains("(\(words.joined(separator: " ")))'"), "\(name)")
            #expect(fish.contains(" --arguments '\(words.joined(separator: " "))' "), "\(name)")
        }
        #expect(found.contains(program == "skeleton-demo" ? "--preset" : "--scenario"))
        #expect(found.contains("--renderer") && found.contains("--completions"))
    }

    @Test("Options whose values are files complete file names", arguments: programs)
    func files(program: String) throws {
        let others = program == "skeleton-demo" ? ["--feed"] : ["--compare", "--against"]
        let named = try run(program, ["--help"]).output.split(separator: "\n").compactMap { line -> String? in
            let words = line.split(separator: " ")
            return line.hasPrefix("  --") && words.count > 1 && words[1].hasPrefix("FILE") ? String(words[0]) : nil
        }
        #expect(named.count >= 4)
        let texts = try ["bash", "zsh", "fish"].map { try run(program, ["--completions", $0]).output }
        for name in named + others {
            #expect(texts[0].contains("        \(name)) compopt -o default ;;"), "\(name)")
            #expect(texts[1].contains("'\(name)=[") && texts[1].contains(":_files"), "\(name)")
            #expect(
                texts[2].contains("--long-option \(name.dropFirst(2)) --require-parameter --force-files"), "\(name)")
        }
    }

    @Test("bash completes values after a space and after an equals sign, and no option in place of a value")
    func bash() throws {
        #expect(
            try complete(
                "skeleton-demo",
                [
                    ["--theme", "d"], ["--theme", "=", "d"], ["--theme", "="], ["--size", ""], ["--rtl", "--text"],
                    ["--theme", "--text"],
                ]) == [["dark"], ["dark"], ["system", "light", "dark"], [], ["--text-size"], []])
        #expect(try complete("skeleton-bench", [["--compare", "a", "-"]]) == [[]])
    }

    // MARK: Programs and shells

    private func run(_ program: String, _ arguments: [String]) throws -> Demo.Outcome {
        let process = Demo.process(arguments)
        process.executableURL = Demo.productsFolder.appendingPathComponent(program)
        return try Demo.finish(process)
    }

    /// Returns the long names of all options, in the order in which the program lists them.
    private func optionNames(of program: String) throws -> [String] {
        let message = try run(program, ["--none"]).errors
        return message.components(separatedBy: "the options are ")[1].components(separatedBy: "\n")[0]
            .components(separatedBy: " ")
    }

    /// Returns bash's suggestions for the last word of each of `lines`, which don't include the program's name.
    private func complete(_ program: String, _ lines: [[String]]) throws -> [[String]] {
        let script = """
            source <("$0" --completions bash)
            function=_${0##*/}
            for line; do
                IFS='|' read -ra words <<<"$line"
                COMP_WORDS=("$0" "${words[@]}") COMP_CWORD=${#words[@]} COMPREPLY=()
                # It can't be told to complete files outside a completion.
                "${function//-/_}" 2>/dev/null
                echo "${COMPREPLY[*]}"
            done
            """
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let path = Demo.productsFolder.appendingPathComponent(program).path
        process.arguments = ["-c", script, path] + lines.map { $0.map { $0 + "|" }.joined() }
        let output = try Demo.finish(process).output.components(separatedBy: "\n").dropLast()
        #expect(output.count == lines.count)
        return output.map { $0.split(separator: " ").map(String.init) }
    }
}
