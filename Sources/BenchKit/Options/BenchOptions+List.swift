package import CommandOptions

/// The available options.
extension BenchOptions {
    /// Returns the parser for the program `command` that measures `scenarios`.
    package static func parser(of command: String, scenarios: [Scenario] = Scenario.builtIn) -> OptionParser {
        let hasBones = scenarios.contains(where: \.takesBones)
        return OptionParser(
            command: command, summary: scenarios.allSatisfy(\.isUse) ? useSummary : summary,
            options: options.filter { hasBones || $0.name != "--bones" })
    }

    private static let summary =
        "Measures what steady frames cost, beside the same pictures drawn with nothing retained, and how long"
        + " events take until they are seen."
    private static let useSummary =
        "Measures the memory that screens take while somebody uses them who tries everything: a minute, or --duration,"
        + " of the windows' own time."
    private static let options = [
        CommandOption("--scenario", "NAME", "what to measure, may be repeated (all); --list prints them"),
        CommandOption("--list", "prints the scenarios and ends"),
        CommandOption("--bones", "N", "how many bones, 1 to 100000; may be repeated (100, 1000 and 10000)"),
        CommandOption(
            "--frames", "N",
            "how many steady frames of the library are measured, 1 to 100000; events have a number\nof their own"),
        CommandOption(
            "--duration", "SECONDS",
            "how long the library is measured, 0.1 to 1800 (5, and up to 20 until a ratio is\nknown within 3 %);"
                + " a floor takes as long again"),
        CommandOption("--warmup", "N", "frames of each kind before those that count, 0 to 100000 (30)"),
        CommandOption("--pace", "FPS", "frames a second, 0.1 to 1000 (60); 0 is as fast as it goes"),
        CommandOption("--size", "WxH", "the window's size in pixels, for every scenario (its own)"),
        CommandOption("--renderer", "NAME", "auto (default), opengl, opengles2, or software"),
        CommandOption(
            "--surface", "WHERE", "window or memory (a window where there is a display or a graphics driver is named)"),
        CommandOption("--threads", "N", "how many threads draw on the processor, 1 to 64 (one a processor, up to 8)"),
        CommandOption("--seed", "N", "decides about what is drawn by lot: the order of blocks (another each time)"),
        CommandOption(
            "--quick", "few frames of everything, for what is counted: within 30 s, and its times mean nothing"),
        CommandOption("--json", "FILE", "writes everything that was measured into FILE; - is the standard output"),
        CommandOption("--csv", "FILE", "writes every frame as a line of comma-separated values"),
        CommandOption("--trace", "FILE", "writes every frame as slices that Perfetto and chrome://tracing show"),
        CommandOption("--report", "FILE.html", "writes one page with charts"),
        CommandOption("--stages", "prints where the time of frames goes, stage by stage"),
        CommandOption("--save", "NAME", "keeps the report under NAME, for --compare"),
        CommandOption(
            "--compare", "OLD NEW",
            "compares two reports, by files or saved names, and ends; with 3 if NEW counts more,\nneeds 2 % more"
                + " instructions, is surely slower than the tolerance allows, or lacks a\nmeasurement that OLD has"),
        CommandOption("--tolerance", "PERCENT", "how much slower NEW may be beside the floor, 0 to 1000 (5)"),
        CommandOption(
            "--fail-over", "LIMIT",
            "ends with 3 where a time is over LIMIT: ratio=1.2, or p99=8ms; may be repeated"),
        CommandOption("--allow-debug", "measures even a program that was not optimised"),
        CommandOption("--version", "prints the version and ends"),
        CommandOption("--help", or: "-h", "prints this and ends"),
    ]
}
