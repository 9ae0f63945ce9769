package import CommandOptions
import SDLKit

/// What the command line asks for.
package struct BenchOptions: Sendable {
    package enum Action: Sendable {
        case help, version, listScenarios
        case measure
    }

    package var action = Action.measure
    /// All that can be measured.
    package let scenarios: [Scenario]
    package var plan = BenchPlan()
    /// Where the JSON file goes; nil for none.
    package var jsonPath: String?
    package var allowsDebug = false

    /// The parser of the program that is called `command`.
    package static func parser(of command: String) -> OptionParser {
        OptionParser(command: command, summary: summary, options: options)
    }

    private static let summary =
        "Measures what steady frames cost, beside the same pictures drawn with nothing retained, and how long"
        + " events take until they are seen."
    private static let options = [
        CommandOption("--scenario", "NAME", "what to measure, may be repeated (all); --list prints them"),
        CommandOption("--list", "prints the scenarios and ends"),
        CommandOption("--bones", "N", "how many bones, 1 to 100000; may be repeated (100, 1000 and 10000)"),
        CommandOption(
            "--frames", "N",
            "how many steady frames of the library are measured, 1 to 100000; events have a number"
                + " of their own"),
        CommandOption(
            "--duration", "SECONDS",
            "how long the library is measured, 0.1 to 1800 (5); the floor takes as long again"),
        CommandOption("--warmup", "N", "frames of each kind before those that count, 0 to 100000 (30)"),
        CommandOption("--pace", "FPS", "frames a second, 0.1 to 1000 (60); 0 is as fast as it goes"),
        CommandOption("--size", "WxH", "the window's size in pixels, for every scenario (its own)"),
        CommandOption("--renderer", "NAME", "auto (default), opengl, opengles2, or software"),
        CommandOption("--json", "FILE", "writes everything that was measured into FILE"),
        CommandOption("--allow-debug", "measures even a program that was not optimised"),
        CommandOption("--version", "prints the version and ends"),
        CommandOption("--help", "prints this and ends"),
    ]

    /// Reads the command line of `command`, which may name `scenarios`.
    package init(
        _ arguments: [String], command: String = "skeleton-bench", scenarios: [Scenario] = Scenario.builtIn
    ) throws(UsageError) {
        (self.scenarios, plan.scenarios, plan.arguments) = (scenarios, scenarios, arguments)
        let values = try Self.parser(of: command).parse(arguments)
        if values.contains("--scenario") {
            plan.scenarios = try Self.find(values.strings("--scenario"), in: scenarios)
        }
        if values.contains("--bones") { plan.bones = try Self.bones(values.strings("--bones")) }
        if let frames = try values.integer("--frames", in: 1...100_000) {
            guard !values.contains("--duration") else {
                throw UsageError("--frames and --duration mean nothing together; give one")
            }
            plan.length = .frames(frames)
        } else if let seconds = try values.number("--duration", in: 0.1...1800) {
            plan.length = .seconds(seconds)
        }
        plan.warmup = try values.integer("--warmup", in: 0...100_000) ?? plan.warmup
        plan.pace = try values.number("--pace", in: 0...1000) ?? plan.pace
        guard plan.pace == 0 || plan.pace >= Self.slowestPace else {
            throw UsageError("--pace takes a number from \(Self.slowestPace) to 1000.0, or 0", not: "\(plan.pace)")
        }
        if let size = try values.size("--size", in: 320...8192) {
            (plan.width, plan.height, plan.isSizeGiven) = (size.width, size.height, true)
        }
        plan.renderer =
            try values.choice(
                "--renderer",
                ["auto": .auto, "opengl": .opengl, "opengles2": .opengles2, "software": RendererChoice.software])
            ?? plan.renderer
        jsonPath = values.string("--json")
        allowsDebug = values.contains("--allow-debug")
        if values.contains("--help") {
            action = .help
        } else if values.contains("--version") {
            action = .version
        } else if values.contains("--list") {
            action = .listScenarios
        }
    }

    // MARK: Private

    /// Frames a second; fewer are no measurement that anyone could wait for.
    private static let slowestPace = 0.1

    private static func find(_ names: [String], in scenarios: [Scenario]) throws(UsageError) -> [Scenario] {
        var found: [Scenario] = []
        for name in names {
            guard let scenario = scenarios.first(where: { $0.name == name }) else {
                throw UsageError("--scenario is one of \(scenarios.map(\.name).joined(separator: ", "))", not: name)
            }
            found.append(scenario)
        }
        return found
    }

    private static func bones(_ texts: [String]) throws(UsageError) -> [Int] {
        var numbers: [Int] = []
        for text in texts {
            guard let number = Int(text), (1...100_000).contains(number) else {
                throw UsageError("--bones takes a whole number from 1 to 100000", not: text)
            }
            numbers.append(number)
        }
        return numbers
    }
}
