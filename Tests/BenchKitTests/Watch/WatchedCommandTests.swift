import BenchKit
import CommandOptions
import Testing

@Suite("Command lines to watch") struct WatchedCommandTests {
    @Test(
        "A command line is split as in a shell",
        arguments: [
            (text: "gtk4-demo --run=fishbowl", words: ["gtk4-demo", "--run=fishbowl"]), ("  a \t b  ", ["a", "b"]),
            ("'a b' c", ["a b", "c"]), (#""a b"c"#, ["a bc"]), ("a '' \"\"", ["a", "", ""]),
            (#"a\ b c\\d"#, ["a b", #"c\d"#]), (#""a\"b" "c\d""#, [#"a"b"#, #"c\d"#]),
            ("'$HOME' 'a;b'", ["$HOME", "a;b"]),
            (#"a\;b \$c"#, ["a;b", "$c"]), ("sh -c 'a | b'", ["sh", "-c", "a | b"]),
            ("a *.png ~", ["a", "*.png", "~"]),
            ("a B=c", ["a", "B=c"]), ("/bin/é", ["/bin/é"]),
        ])
    func split(_ row: (text: String, words: [String])) throws {
        let command = try WatchedCommand(row.text)

        #expect(command.arguments == row.words && command.environment.isEmpty)
    }

    @Test(
        "Leading assignments are added to the environment",
        arguments: [
            (text: "A=b c D=e", variables: ["A": "b"], words: ["c", "D=e"]),
            ("A_1='b c' D= e", ["A_1": "b c", "D": ""], ["e"]), ("A=b=c d", ["A": "b=c"], ["d"]),
            ("'A=b' c", [:], ["A=b", "c"]), ("1A=b", [:], ["1A=b"]), ("a-b=c", [:], ["a-b=c"]), ("=a", [:], ["=a"]),
        ])
    func environment(_ row: (text: String, variables: [String: String], words: [String])) throws {
        let command = try WatchedCommand(row.text)

        #expect(command.environment == row.variables && command.arguments == row.words)
    }

    @Test(
        "A command that needs a shell, or isn't complete, is rejected with the reason",
        arguments: [
            (text: "", reason: "--watch takes a command"), ("  ", "--watch takes a command"),
            ("''", "--watch takes a command"), ("A=b", "--watch takes a command"),
            ("a 'b", "an unclosed '"), ("a \"b", "an unclosed \""), (#"a \"#, #"ends with a \"#),
            ("a | b", "| needs a shell"), ("a; b", "; needs a shell"), ("a &", "& needs a shell"),
            ("a $B", "$ needs a shell"), ("a \"$B\"", "$ needs a shell"), ("a `b`", "` needs a shell"),
            ("a > b", "> needs a shell"), ("(a)", "( needs a shell"), ("a\nb", #"\n needs a shell"#),
        ])
    func errors(_ row: (text: String, reason: String)) {
        let error = #expect(throws: UsageError.self) { try WatchedCommand(row.text) }

        #expect(error?.description.contains(row.reason) == true, "\(String(describing: error))")
    }

    @Test("The name of a command is the last component of its path")
    func name() throws {
        #expect(try WatchedCommand("/usr/bin/a b").name == "a")
        #expect(try WatchedCommand("a").name == "a")
        #expect(try WatchedCommand("/").name == "/")
    }
}
