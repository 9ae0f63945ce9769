package import CommandOptions
import Foundation
import SDLKit

/// The parsed command line.
package struct BenchOptions: Sendable {
    package enum Action: Sendable {
        case print(String), listScenarios
        case measure
        /// Compares two reports, each given by file or saved name.
        case compare(old: String, new: String)
        /// Launches this program and another one several times, and compares them.
        case against(AgainstPlan)
        /// Measures another program from outside.
        case watch(WatchPlan)
    }

    package var action = Action.measure
    /// All available scenarios.
    package let scenarios: [Scenario]
    package var plan = BenchPlan()
    /// The destination of the report or comparison as JSON; `nil` if it isn't requested.
    package var json: OutputDestination?
    /// The destinations of the report in other formats, in the order of `ReportOutput.Form`.
    package var outputs: [ReportOutput] = []
    /// `true` to also print the table of stages.
    package var showsStages = false
    /// The name to save the report under; `nil` doesn't save it.
    package var savedName: String?
    /// The tolerated relative increase; 0.05 is 5%. Applies to ratios with `--compare`, and to frame times and CPU time
    /// with `--against`.
    package var tolerance = 0.05
    /// The limits of `--limits` and `--fail-over`. For a measurement, only those that it checks.
    package var limits = ScenarioLimits()
    package var allowsDebug = false
    /// Messages about options that apply only to some of the measured scenarios, and about limits that aren't checked.
    package var messages: [String] = []

    /// Returns the scenario requested by `--scene`; `nil` if the option is absent.
    @MainActor
    private static func scene(_ values: OptionValues) throws(UsageError) -> Scenario? {
        guard let path = values.string("--scene") else {
            if values.contains("--identifier") { throw UsageError("--identifier needs --scene FILE") }
            return nil
        }
        for name in ["--scenario", "--bones"] where values.contains(name) {
            throw UsageError("\(name) can't be combined with --scene")
        }
        do {
            let url = URL(fileURLWithPath: path)
            return Scenario(try SceneScenario(url: url, identifier: values.string("--identifier")))
        } catch {
            throw UsageError("--scene: \(error)")
        }
    }

    /// Parses the command line of `command`, which can select from `scenarios`.
    @MainActor
    package init(
        _ arguments: [String], command: String = "skeleton-bench", scenarios: [Scenario] = Scenario.builtIn
    ) throws(UsageError) {
        (self.scenarios, plan.scenarios, plan.arguments) = (scenarios, scenarios, arguments)
        let parser = Self.parser(of: command, scenarios: scenarios)
        let values = try parser.parse(arguments)
        if values.contains("--scenario") {
            plan.scenarios = try Self.find(values.strings("--scenario"), in: scenarios)
        }
        if let scene = try Self.scene(values) { plan.scenarios = [scene] }
        if values.contains("--quick") { try applyQuick(values) }
        try readFrames(values)
        try readWindow(values)
        plan.seed = try values.integer("--seed", in: 0...Int.max).map(UInt64.init) ?? UInt64.random(in: 1...999_999)
        try readOutputs(values, command: command)
        try readLimits(values)
        allowsDebug = values.contains("--allow-debug")
        try readAction(values, of: parser)
        try readWatch(values)
        try readAgainst(values, of: parser)
        if isMeasuring { messages += try Self.findUnused(values, by: plan.scenarios) }
        try checkLimits()
    }
}
