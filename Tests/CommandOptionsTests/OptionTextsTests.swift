import Testing

@testable import CommandOptions

@Suite("Manual page and completions")
struct OptionTextsTests {
    private let parser = OptionParser(
        command: "a-tool", summary: "Makes it.\nIt's quick.",
        options: [
            CommandOption("--kind", "NAME", "the kind (big); see [--list]", suggests: .words(["big", "small"])),
            CommandOption("--in", "FILE", "the input. Default: none\n.png or .svg", suggests: .files),
            CommandOption("--count", "N", "the number (one; or more), repeatable", isRepeatable: true),
            CommandOption("--pair", "OLD NEW", "two files", suggests: .files),
            CommandOption("--loud", or: "-l", "says more"),
        ], exitStatuses: [0: "Success.", 3: "A back\\slash."],
        environment: [
            ManualEntry("A_TOOL_KIND", text: "the kind.\nDefault: big", isInHelp: true),
            ManualEntry("LC_ALL", "LANG", text: "the locale"),
        ], files: [ManualEntry("$HOME/a-tool.json", text: "the state")])

    @Test("The manual page has the summary, every option with its text and values, exit statuses, variables and files")
    func manualPage() {
        #expect(
            parser.manualPage == #"""
                .TH A-TOOL 1 "" "a-tool \#(PackageVersion.current)" "User commands"
                .nh
                .ad l
                .SH NAME
                a-tool \- makes it
                .SH SYNOPSIS
                .B a-tool
                [\fIoptions\fR]
                .SH DESCRIPTION
                Makes it.
                It\(aqs quick.
                .SH OPTIONS
                .TP
                \fB\-\-kind\fR \fINAME\fR
                the kind (big); see [\-\-list].
                Values: big, small
                .TP
                \fB\-\-in\fR \fIFILE\fR
                the input.
                Default: none .png or .svg
                .TP
                \fB\-\-count\fR \fIN\fR
                the number (one; or more), repeatable
                .TP
                \fB\-\-pair\fR \fIOLD\fR \fINEW\fR
                two files
                .TP
                \fB\-l\fR, \fB\-\-loud\fR
                says more
                .SH EXIT STATUS
                .TP
                0
                Success.
                .TP
                3
                A back\eslash.
                .SH ENVIRONMENT
                .TP
                \fBA_TOOL_KIND\fR
                the kind.
                Default: big
                .TP
                \fBLC_ALL\fR, \fBLANG\fR
                the locale
                .SH FILES
                .TP
                \fB$HOME/a\-tool.json\fR
                the state
                """#)
    }

    @Test("The manual page wraps long text, and escapes a line that begins with a dot")
    func wrapping() {
        let long = String(repeating: "word ", count: 16) + ".end"
        let page = OptionParser(command: "t", summary: "T.", options: [CommandOption("--a", long)]).manualPage

        #expect(page.hasSuffix("\nword \(String(repeating: "word ", count: 13))word\nword .end"))
        let dotted = OptionParser(command: "t", summary: "T.", options: [CommandOption("--a", ".svg")]).manualPage
        #expect(dotted.hasSuffix("\n\\&.svg"))
    }

    @Test("The help lists the environment variables that are meant for it after the options")
    func variables() {
        #expect(
            parser.help.hasSuffix(
                """
                  -l, --loud      says more

                Environment variables:
                  A_TOOL_KIND  the kind.
                               Default: big
                """))
    }

    @Test("The zsh completion has a specification for each option name, with the first clause of its description")
    func zsh() {
        #expect(
            parser.completions(for: .zsh) == #"""
                #compdef a-tool
                # Completions of a-tool for zsh.
                _arguments \
                    '--kind=[the kind (big)]:NAME:(big small)' \
                    '--in=[the input]:FILE:_files' \
                    '*--count=[the number (one; or more), repeatable]:N: ' \
                    '--pair=[two files]:OLD:_files:NEW:_files' \
                    '(-l --loud)-l[says more]' \
                    '(-l --loud)--loud[says more]'
                """#)
    }

    @Test("The fish completion offers files only for options that take a file")
    func fish() {
        #expect(
            parser.completions(for: .fish) == #"""
                # Completions of a-tool for fish.
                complete --command 'a-tool' --no-files
                complete --command 'a-tool' --long-option kind --exclusive --arguments 'big small' \#
                --description 'the kind (big)'
                complete --command 'a-tool' --long-option in --require-parameter --force-files --description 'the input'
                complete --command 'a-tool' --long-option count --exclusive \#
                --description 'the number (one; or more), repeatable'
                complete --command 'a-tool' --condition \#
                'contains -- --pair (commandline --tokenize --cut-at-cursor)[-2]' --force-files
                complete --command 'a-tool' --long-option pair --require-parameter --force-files \#
                --description 'two files'
                complete --command 'a-tool' --short-option l --long-option loud --description 'says more'
                """#)
    }

    @Test("Completions escape quotes and brackets in descriptions, and omit words with special characters")
    func quoting() {
        let parser = OptionParser(
            command: "tool", summary: "It.",
            options: [CommandOption("--a", "N", "it's [b]\\c", suggests: .words(["$(x)", "a b", "c'd", "e"]))])

        #expect(parser.completions(for: .zsh).hasSuffix(#"'--a=[it'\''s \[b\]\\c]:N:(e)'"#))
        #expect(parser.completions(for: .fish).hasSuffix(#"--arguments 'e' --description 'it\'s [b]\\c'"#))
        #expect(parser.completions(for: .bash).contains("compgen -W 'e' --"))
    }

    @Test("The common options print the help, version, manual page or completions; without them, nothing is printed")
    func information() throws {
        let parser = OptionParser(command: "tool", summary: "It.", options: OptionParser.information)
        func text(_ arguments: [String]) throws -> String? { try parser.information(parser.parse(arguments)) }

        #expect(try text([]) == nil)
        #expect(try text(["-h"]) == parser.help)
        #expect(try text(["--version"]) == "tool \(PackageVersion.current)")
        #expect(try text(["--man-page"]) == parser.manualPage)
        for shell in Shell.allCases {
            #expect(try text(["--completions", shell.rawValue]) == parser.completions(for: shell))
        }
        #expect(throws: UsageError("--completions must be one of bash, zsh, fish; not \"sh\"")) {
            try text(["--completions=sh"])
        }
    }
}
