import Testing

@testable import CommandOptions

@Suite("OptionParser")
struct OptionParserTests {
    private let parser = OptionParser(
        command: "tool", summary: "A tool.",
        options: [
            CommandOption("--size", "WxH", "how large"), CommandOption("--loud", or: "-l", "says more"),
            CommandOption("--bones", "N", "how many"), CommandOption("--kind", "K", "what\nsecond line"),
        ])

    @Test("An option with two values takes both, even if the first follows an equals sign")
    func twoValues() throws {
        let parser = OptionParser(
            command: "tool", summary: "A tool.", options: [CommandOption("--compare", "OLD NEW", "which two")])

        #expect(try parser.parse(["--compare", "a", "b"]).strings("--compare") == ["a", "b"])
        #expect(try parser.parse(["--compare=a", "--b"]).strings("--compare") == ["a", "--b"])
        #expect(throws: UsageError("--compare needs 2 values: --compare OLD NEW")) {
            try parser.parse(["--compare", "a"])
        }
    }

    @Test("Parses switches, and values in both notations")
    func reads() throws {
        let values = try parser.parse(["--loud", "--bones=3", "--bones", "5", "--size", "10x20"])

        #expect(values.contains("--loud"))
        #expect(!values.contains("--kind"))
        #expect(values.strings("--bones") == ["3", "5"])
        #expect(try values.integer("--bones", in: 0...10) == 5)
        let size = try #require(try values.size("--size", in: 1...100))
        #expect(size == (10, 20))
    }

    @Test("A short name selects the same option as the long one, and the help lists both")
    func shortName() throws {
        #expect(try parser.parse(["-l"]).contains("--loud"))
        #expect(parser.help.contains("\n  -l, --loud  "))
    }

    @Test(
        "Unknown and malformed options are rejected, and the message says what is allowed",
        arguments: [
            (["--lod"], "unknown option \"--lod\"; the options are --size --loud --bones --kind"),
            (["bones"], "unexpected argument \"bones\"; the options are --size --loud --bones --kind"),
            (["--bones"], "--bones needs a value: --bones N"),
            (["--loud=yes"], "--loud takes no value"),
        ])
    func refuses(arguments: [String], message: String) {
        #expect(throws: UsageError(message)) { try parser.parse(arguments) }
    }

    @Test(
        "Malformed sizes are rejected",
        arguments: ["", "x", "10", "10x", "x10", "10x20x30", "0x10", "10x101", "-5x10", "1e1x10"])
    func sizes(text: String) throws {
        let values = try parser.parse(["--size", text])

        #expect(throws: UsageError.self) { try values.size("--size", in: 1...100) }
    }

    @Test("Numbers out of range and text that isn't a number are rejected", arguments: ["-1", "11", "nan", "two", ""])
    func numbers(text: String) throws {
        let values = try parser.parse(["--bones", text])

        #expect(throws: UsageError.self) { try values.integer("--bones", in: 0...10) }
        #expect(throws: UsageError.self) { try values.number("--bones", in: 0...10) }
    }

    @Test("A value that is not among the choices is rejected, and the message lists them")
    func choices() throws {
        let values = try parser.parse(["--kind", "blue"])

        #expect(throws: UsageError("--kind must be one of red, green; not \"blue\"")) {
            try values.choice("--kind", ["red": 1, "green": 2])
        }
        #expect(try values.choice("--kind", ["red": 1, "blue": 3]) == 3)
    }

    @Test("Messages quote invalid text on one line, truncated and without control characters")
    func quoting() throws {
        let strange = "\u{1B}[31mred\r\nsecond"
        let long = String(repeating: "a", count: 100_000)
        for name in ["--size", "--bones", "--kind"] {
            for text in [strange, long] {
                let values = try parser.parse([name, text])
                let error = try #require(throws: UsageError.self) {
                    _ = try values.size("--size", in: 1...100)
                    _ = try values.integer("--bones", in: 0...10)
                    _ = try values.choice("--kind", ["red": 1])
                }
                #expect(error.description.count < 350)
                #expect(error.description.unicodeScalars.allSatisfy { $0.value >= 32 }, "\(error)")
            }
        }
        let unknown = try #require(throws: UsageError.self) { _ = try parser.parse(["--" + strange]) }
        #expect(unknown.description.hasPrefix("unknown option \"--\\u{1B}[31mred\\r\\nsecond\"; the options are"))
    }

    @Test("The help lists every option with its value and its text, aligned")
    func help() {
        #expect(
            parser.help == """
                A tool.

                Usage: tool [options]

                  --size WxH  how large
                  -l, --loud  says more
                  --bones N   how many
                  --kind K    what
                              second line
                """)
    }
}
