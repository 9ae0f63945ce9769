import CommandOptions
import Reporting
import SDLKit

/// Reads the options of a measurement.
extension BenchOptions {
    /// Reads the options for the measured frames.
    mutating func readFrames(_ values: OptionValues) throws(UsageError) {
        if values.contains("--bones") { plan.bones = try Self.bones(values.strings("--bones")) }
        if let frames = try values.integer("--frames", in: 1...100_000) {
            guard !values.contains("--duration") else {
                throw UsageError("--frames and --duration can't be combined")
            }
            plan.length = .frames(frames)
        } else if let seconds = try values.number("--duration", in: 0.1...1800) {
            plan.length = .seconds(seconds)
        } else if !values.contains("--quick") {
            plan.precision = 0.03
        }
        plan.warmup = try values.integer("--warmup", in: 0...100_000) ?? plan.warmup
        plan.pace = try values.number("--pace", in: 0...1000) ?? plan.pace
        guard plan.pace == 0 || plan.pace >= Self.minimumPace else {
            throw UsageError("--pace takes a number from \(Self.minimumPace) to 1000.0, or 0", not: "\(plan.pace)")
        }
    }

    /// Reads the options for the window and the renderer.
    mutating func readWindow(_ values: OptionValues) throws(UsageError) {
        if let size = try values.size("--size", in: 320...8192) {
            (plan.width, plan.height, plan.isSizeGiven) = (size.width, size.height, true)
        }
        plan.renderer = try values.choice("--renderer", Self.renderers) ?? plan.renderer
        plan.threads = try values.integer("--threads", in: 1...64)
        if plan.threads != nil, plan.renderer == .opengl || plan.renderer == .opengles2 {
            throw UsageError(
                "--threads does not apply to --renderer \(values.string("--renderer") ?? ""), which draws on the GPU")
        }
        plan.surface = try values.choice("--surface", Self.surfaces)
        if plan.surface == .memory, plan.renderer == .opengl || plan.renderer == .opengles2 {
            throw UsageError(
                "--surface memory and --renderer \(values.string("--renderer") ?? "") can't be combined")
        }
    }

    /// Reads the options that select an action, except `--against`, and the tolerance.
    mutating func readAction(_ values: OptionValues, of parser: OptionParser) throws(UsageError) {
        if let text = try parser.information(values) {
            action = .print(text)
        } else if values.contains("--list") {
            action = .listScenarios
        } else if values.contains("--compare") {
            let reports = values.strings("--compare")
            guard reports.count == 2 else { throw UsageError("--compare can be given once") }
            try Self.reject(
                values, except: ["--compare", "--tolerance", "--fail-over", "--limits", "--json", "--report"],
                because: "--compare measures nothing")
            action = .compare(old: reports[0], new: reports[1])
        }
        if let percent = try values.number("--tolerance", in: 0...1000) {
            guard values.contains("--compare") || values.contains("--against") else {
                throw UsageError("--tolerance needs --compare or --against")
            }
            tolerance = percent / 100
        }
    }

    /// Applies `--quick`: measures a few frames of each scenario, as fast as possible.
    mutating func applyQuick(_ values: OptionValues) throws(UsageError) {
        for name in ["--frames", "--duration", "--warmup", "--pace"] where values.contains(name) {
            throw UsageError("--quick and \(name) can't be combined")
        }
        (plan.length, plan.warmup, plan.pace, plan.rounds) = (.frames(10), 5, 0, 1)
    }

    /// Throws if an option is present that applies to none of `scenarios`. Returns messages about options that apply to
    /// only some of them.
    static func findUnused(_ values: OptionValues, by scenarios: [Scenario]) throws(UsageError) -> [String] {
        let rules: [(options: [String], applies: (Scenario) -> Bool, reason: String)] = [
            (["--bones"], \.takesBones, "whose content is fixed"),
            (["--frames", "--duration"], \.hasLength, "which has a fixed number of events"),
            (["--warmup", "--pace"], \.isSteady, "which has no steady frames"),
            (["--stages", "--csv", "--trace"], { !$0.isUse }, "which has no frame times"),
        ]
        var messages: [String] = []
        for rule in rules {
            for name in rule.options where values.contains(name) {
                guard scenarios.contains(where: rule.applies) else {
                    throw UsageError("\(name) does not apply to \(printable(scenarios[0].name)), \(rule.reason)")
                }
                if let message = message(name, scenarios, rule.applies) { messages.append(message) }
            }
        }
        return messages
    }

    /// Returns the message that `option` does not apply to some of `scenarios`; `nil` if it applies to all. If there
    /// are many others, the message lists the scenarios that the option applies to instead.
    static func message(_ option: String, _ scenarios: [Scenario], _ applies: (Scenario) -> Bool) -> String? {
        func list(_ scenarios: [Scenario]) -> String {
            scenarios.map { printable($0.name) }.joined(separator: ", ")
        }
        let (users, others) = (scenarios.filter(applies), scenarios.filter { !applies($0) })
        guard !others.isEmpty else { return nil }
        return others.count > Self.listedScenarios && others.count > users.count
            ? "\(option) applies only to \(list(users))" : "\(option) does not apply to \(list(others))"
    }

    static func find(_ names: [String], in scenarios: [Scenario]) throws(UsageError) -> [Scenario] {
        var found: [Scenario] = []
        for name in names {
            guard let scenario = scenarios.first(where: { $0.name == name }) else {
                throw UsageError("--scenario must be", oneOf: scenarios.map(\.name), not: name)
            }
            found.append(scenario)
        }
        return found
    }

    /// Throws if an option is present that isn't in `allowed`.
    static func reject(
        _ values: OptionValues, except allowed: Set<String>, because reason: String
    ) throws(UsageError) {
        for name in values.names where !allowed.contains(name) {
            throw UsageError("\(reason), so \(name) does not apply")
        }
    }

    // MARK: Private

    /// The maximum number of scenarios to list in a message about an option that doesn't apply to them. If there are
    /// more, and fewer to which the option applies, the message lists those instead.
    private static let listedScenarios = 8

    /// The slowest pace in frames per second. Slower measurements would take too long.
    private static let minimumPace = 0.1

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
