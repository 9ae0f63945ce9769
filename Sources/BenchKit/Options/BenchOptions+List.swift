package import CommandOptions
import SDLKit

/// The list of options.
extension BenchOptions {
    /// Returns the parser for the program `command` that measures `scenarios`.
    package static func parser(of command: String, scenarios: [Scenario] = Scenario.builtIn) -> OptionParser {
        let hasBones = scenarios.contains(where: \.takesBones)
        let choice = CommandOption(
            "--scenario", "NAME", "scenario to measure, repeatable (all); see --list",
            suggests: .words(scenarios.map(\.name)), isRepeatable: true)
        let applicable = options.filter { option in
            switch option.name {
            case "--bones": hasBones
            case "--against", "--runs", "--watch": !scenarios.allSatisfy(\.isUse)
            // Programs with custom scenarios measure only those.
            case "--scene", "--identifier": scenarios == Scenario.builtIn
            default: true
            }
        }
        return OptionParser(
            command: command, summary: scenarios.allSatisfy(\.isUse) ? useSummary : summary,
            options: [choice] + applicable + OptionParser.information,
            exitStatuses: [
                0: "Success.", 1: "Failure; standard error has the reason.", 2: "Invalid arguments.",
                3: "A limit of --fail-over, --limits, --compare or --against is exceeded or can't be checked.",
            ],
            environment: environment + OptionParser.environment,
            files: [
                ManualEntry("$XDG_DATA_HOME/\(command)/NAME.json", text: "a report that --save NAME has saved")
            ])
    }

    private static let environment = [
        ManualEntry("XDG_DATA_HOME", text: "the folder for saved reports; default: ~/.local/share"),
        ManualEntry("HOME", text: "the home folder"),
    ]

    private static let summary =
        "Measures the cost of steady frames, compared with the same pixels drawn without retained state, and latency"
        + " of events."
    private static let useSummary =
        "Measures the memory of screens under random use, for a minute of the frame clock, or --duration."

    static let renderers: KeyValuePairs<String, RendererChoice> = [
        "auto": .auto, "opengl": .opengl, "opengles2": .opengles2, "software": .software,
    ]
    static let surfaces: KeyValuePairs<String, RenderTarget> = ["window": .window, "memory": .memory]

    private static let options = [
        CommandOption(
            "--scene", "FILE", "measures a scene of a .storyboard or .xib under an animated skeleton",
            suggests: .files),
        CommandOption(
            "--identifier", "ID", "the scene of --scene by its storyboard identifier; default: the initial"),
        CommandOption("--list", "lists the scenarios"),
        CommandOption(
            "--bones", "N", "number of bones, 1 to 100000, repeatable (100, 1000 and 10000)", isRepeatable: true),
        CommandOption(
            "--frames", "N",
            "number of steady frames to measure, 1 to 100000; events have a fixed number"),
        CommandOption(
            "--duration", "SECONDS",
            "measuring time of the library, 0.1 to 1800 (5, then eight more launches for ratios);\nthe baseline takes"
                + " as long again"),
        CommandOption("--warmup", "N", "frames of each kind before the measured ones, 0 to 100000 (30)"),
        CommandOption("--pace", "FPS", "frames per second, 0.1 to 1000 (60); 0 is unlimited"),
        CommandOption("--size", "WxH", "window size in pixels for all scenarios (each has its own)"),
        CommandOption(
            "--renderer", "NAME", "auto (default), opengl, opengles2, or software", suggests: .keys(of: renderers)),
        CommandOption(
            "--surface", "WHERE", "window or memory (window with a display or a named graphics driver)",
            suggests: .keys(of: surfaces)),
        CommandOption("--threads", "N", "threads for software rendering, 1 to 64 (one per processor, up to 8)"),
        CommandOption("--seed", "N", "seed of the shuffled block order (random)"),
        CommandOption(
            "--quick", "few frames of everything, for counts only: within 30 s, times are not meaningful"),
        CommandOption(
            "--json", "FILE", "writes all results, or the comparison, to FILE; - is standard output",
            suggests: .files),
        CommandOption("--csv", "FILE", "writes every frame as a line of comma-separated values", suggests: .files),
        CommandOption(
            "--trace", "FILE", "writes every frame as a trace for Perfetto and chrome://tracing", suggests: .files),
        CommandOption(
            "--report", "FILE.html", "writes one page with charts, also of a comparison", suggests: .files),
        CommandOption("--stages", "prints the time per stage"),
        CommandOption("--save", "NAME", "saves the report as NAME, for --compare"),
        CommandOption(
            "--compare", "OLD NEW",
            "compares two reports, by file or saved name; exits with 3 if NEW counts more,\nneeds 2% more"
                + " instructions, is slower than the tolerance with 95% confidence, or lacks a\nmeasurement of OLD",
            suggests: .files),
        CommandOption(
            "--against", "PROGRAM",
            "launches this program and PROGRAM, such as an earlier build, several times alternately, and\ncompares"
                + " them; exits with 3 if this program's frames or CPU time exceed the tolerance with\n99.8%"
                + " confidence, it allocates more, or one of them lacks a scenario", suggests: .files),
        CommandOption(
            "--runs", "N",
            "launches of each program with --against, 10 to 1000 (20, and 20 more if the result is\nuncertain)"),
        CommandOption(
            "--watch", "COMMAND",
            "starts any program, such as 'gtk4-demo --run=fishbowl', and measures its CPU time and the\nframes it"
                + " shows for --duration (10), from --warmup seconds (2) after its first frame", suggests: .files),
        CommandOption(
            "--tolerance", "PERCENT",
            "allowed increase, 0 to 1000 (5): of the ratio to the baseline with --compare, of frame\ntimes and CPU with"
                + " --against"),
        CommandOption(
            "--fail-over", "LIMIT",
            "exits with 3 if a metric exceeds LIMIT: p50=4ms, p99=8ms, cpu=3ms, ratio=1.2, allocations=0,"
                + "\ndraw_calls=1, missed=0 or memory=200MiB; with --against also an increase of p50, p99,"
                + " cpu,\nallocations or ratio: p50=+5%; with --compare, which detects less, not of p99; repeatable",
            isRepeatable: true),
        CommandOption(
            "--limits", "FILE",
            "reads limits from FILE, with a line for each scenario, such as shimmer 1000 p50=4ms ratio=1.2,\nor *"
                + " for all; the lines of a scenario replace those of *, those of a screen's event replace\nboth,"
                + " and --fail-over replaces them all",
            suggests: .files),
        CommandOption("--allow-debug", "measures an unoptimized build, too"),
    ]
}
