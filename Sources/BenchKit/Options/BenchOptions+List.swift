package import CommandOptions

/// The list of options.
extension BenchOptions {
    /// Returns the parser for the program `command` that measures `scenarios`.
    package static func parser(of command: String, scenarios: [Scenario] = Scenario.builtIn) -> OptionParser {
        let hasBones = scenarios.contains(where: \.takesBones)
        return OptionParser(
            command: command, summary: scenarios.allSatisfy(\.isUse) ? useSummary : summary,
            options: options.filter { option in
                switch option.name {
                case "--bones": hasBones
                case "--against", "--runs": !scenarios.allSatisfy(\.isUse)
                // Programs with custom scenarios measure only those.
                case "--scene", "--identifier": scenarios == Scenario.builtIn
                default: true
                }
            })
    }

    private static let summary =
        "Measures the cost of steady frames, compared with the same pixels drawn without retained state, and latency"
        + " of events."
    private static let useSummary =
        "Measures the memory of screens under random use, for a minute of the frame clock, or --duration."
    private static let options = [
        CommandOption("--scenario", "NAME", "scenario to measure, repeatable (all); see --list"),
        CommandOption("--scene", "FILE", "measures a scene of a .storyboard or .xib under an animated skeleton"),
        CommandOption("--identifier", "ID", "the scene of --scene by its storyboard identifier; default: the initial"),
        CommandOption("--list", "lists the scenarios"),
        CommandOption("--bones", "N", "number of bones, 1 to 100000, repeatable (100, 1000 and 10000)"),
        CommandOption(
            "--frames", "N",
            "number of steady frames to measure, 1 to 100000; events have a fixed number"),
        CommandOption(
            "--duration", "SECONDS",
            "measuring time of the library, 0.1 to 1800 (5, and up to 20 until a ratio is\nknown within 3%);"
                + " the floor takes as long again"),
        CommandOption("--warmup", "N", "frames of each kind before the measured ones, 0 to 100000 (30)"),
        CommandOption("--pace", "FPS", "frames per second, 0.1 to 1000 (60); 0 is unlimited"),
        CommandOption("--size", "WxH", "window size in pixels for all scenarios (each has its own)"),
        CommandOption("--renderer", "NAME", "auto (default), opengl, opengles2, or software"),
        CommandOption(
            "--surface", "WHERE", "window or memory (window with a display or a named graphics driver)"),
        CommandOption("--threads", "N", "threads for software rendering, 1 to 64 (one per processor, up to 8)"),
        CommandOption("--seed", "N", "seed of the shuffled block order (random)"),
        CommandOption(
            "--quick", "few frames of everything, for counts only: within 30 s, times are not meaningful"),
        CommandOption("--json", "FILE", "writes all results, or the comparison, to FILE; - is standard output"),
        CommandOption("--csv", "FILE", "writes every frame as a line of comma-separated values"),
        CommandOption("--trace", "FILE", "writes every frame as a trace for Perfetto and chrome://tracing"),
        CommandOption("--report", "FILE.html", "writes one page with charts"),
        CommandOption("--stages", "prints the time per stage"),
        CommandOption("--save", "NAME", "saves the report as NAME, for --compare"),
        CommandOption(
            "--compare", "OLD NEW",
            "compares two reports, by file or saved name; exits with 3 if NEW counts more,\nneeds 2% more"
                + " instructions, is slower than the tolerance with 95% confidence, or lacks a\nmeasurement of OLD"),
        CommandOption(
            "--against", "PROGRAM",
            "launches this program and PROGRAM, such as an earlier build, several times in turns, and\ncompares them;"
                + " exits with 3 if this program's frames or CPU time exceed the tolerance with\n99.8% confidence, it"
                + " allocates more, or one of them lacks a scenario"),
        CommandOption("--runs", "N", "launches of each program with --against, 10 to 1000 (20)"),
        CommandOption(
            "--tolerance", "PERCENT",
            "allowed increase, 0 to 1000 (5): of the ratio to the floor with --compare, of frame\ntimes and CPU with"
                + " --against"),
        CommandOption(
            "--fail-over", "LIMIT",
            "exits with 3 if a value exceeds LIMIT: ratio=1.2, p99=8ms, or allocations=0; with\n--against also an"
                + " increase of p50, p99, cpu, allocations or ratio: p50=+5%; repeatable"),
        CommandOption("--allow-debug", "measures an unoptimized build, too"),
        CommandOption("--version", "prints the version"),
        CommandOption("--help", or: "-h", "prints this help"),
    ]
}
