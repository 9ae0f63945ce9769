package import CommandOptions
import SDLKit

/// What the command line asks for.
package struct BenchOptions: Sendable {
    package enum Action: Sendable {
        case help, version, listScenarios
        case measure
        /// Two reports, by their files or names.
        case compare(old: String, new: String)
    }

    package var action = Action.measure
    /// All that can be measured.
    package let scenarios: [Scenario]
    package var plan = BenchPlan()
    /// Where the JSON goes; nil for none.
    package var json: OutputPlace?
    /// Where other forms of the report go, in the order of their options.
    package var outputs: [ReportOutput] = []
    /// Whether the table of stages is printed, too.
    package var showsStages = false
    /// The name under which the report is kept; nil for none.
    package var savedName: String?
    /// The part of an old ratio by which a new one may be larger.
    package var tolerance = 0.05
    /// Limits on times.
    package var gates: [TimeGate] = []
    package var allowsDebug = false

    /// Reads the command line of `command`, which may name `scenarios`.
    package init(
        _ arguments: [String], command: String = "skeleton-bench", scenarios: [Scenario] = Scenario.builtIn
    ) throws(UsageError) {
        (self.scenarios, plan.scenarios, plan.arguments) = (scenarios, scenarios, arguments)
        let values = try Self.parser(of: command, scenarios: scenarios).parse(arguments)
        if values.contains("--scenario") {
            plan.scenarios = try Self.find(values.strings("--scenario"), in: scenarios)
            try Self.refuseUnused(values, by: plan.scenarios)
        }
        if values.contains("--quick") { try beQuick(values) }
        try readFrames(values)
        try readWindow(values)
        plan.seed = try values.integer("--seed", in: 0...Int.max).map(UInt64.init) ?? UInt64.random(in: 1...999_999)
        try readOutputs(values, command: command)
        for text in values.strings("--fail-over") { gates.append(try TimeGate(text)) }
        allowsDebug = values.contains("--allow-debug")
        try readAction(values)
        if case .measure = action { try refuseRatiosWithoutFloor() }
    }
}
