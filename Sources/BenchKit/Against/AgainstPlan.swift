import CommandOptions
package import Foundation

/// The plan of a comparison with another program.
package struct AgainstPlan: Equatable, Sendable {
    /// The default number of launches of each program. It reveals a difference of 3% even if other programs disturb one
    /// launch in ten.
    package static let defaultRuns = 20
    /// The frame time on which the deadline of a launch is based, in seconds, unless frames are paced more slowly.
    private static let slowFrame = 0.25
    /// The default duration of a measurement in each launch, in seconds.
    private static let defaultDuration = 1
    /// The deadline of a launch that measures events, in seconds.
    private static let eventLimit = 300.0

    /// The path of the other program.
    package let path: String
    /// The number of launches of each program.
    package let runs: Int
    /// The number of launches if the result is still uncertain after `runs` launches: twice the default, or `runs` if
    /// `--runs` is given.
    package let maximumRuns: Int
    /// `true` if scenarios are chosen by name.
    let isChosen: Bool
    /// The options for both programs, as names and values; the value of a switch is `nil`.
    private let options: [(name: String, value: String?)]

    package static func == (left: AgainstPlan, right: AgainstPlan) -> Bool {
        left.path == right.path && left.runs == right.runs
            && left.options.elementsEqual(right.options) { $0 == $1 }
    }

    /// Reads the plan from `values`. `parser` has the options that `values` were parsed with. If `runs` is `nil`, the
    /// default number of launches is used.
    init(path: String, runs: Int?, _ values: OptionValues, of parser: OptionParser) {
        self.path = path
        self.runs = runs ?? Self.defaultRuns
        maximumRuns = runs ?? 2 * Self.defaultRuns
        isChosen = values.contains("--scenario")
        // These options aren't passed on, because this program handles the results and launches the scenarios one by
        // one.
        let own = [
            "--against", "--runs", "--json", "--report", "--stages", "--tolerance", "--fail-over", "--limits", "--seed",
            "--scenario",
        ]
        options = values.names.filter { !own.contains($0) }.flatMap { name in
            let isSwitch = parser.options.first { $0.name == name }?.value == nil
            return values.strings(name).map { (name, isSwitch ? nil : $0) }
        }
    }

    /// `true` if `--scene` selects a scene of a storyboard or nib to measure instead of the program's scenarios.
    var measuresScene: Bool { options.contains { $0.name == "--scene" } }

    /// Returns the arguments of a launch that measures `scenario`, without options that don't apply to it.
    ///
    /// By default, frames aren't paced: between paced frames, other programs use the processor and its caches, so the
    /// results of paced launches vary four times as much.
    package func arguments(for scenario: Scenario, seed: UInt64) -> [String] {
        var arguments: [String] = []
        if !measuresScene { arguments.append("--scenario=\(scenario.name)") }
        for option in options where scenario.takes(option.name) {
            arguments.append(option.value.map { "\(option.name)=\($0)" } ?? option.name)
        }
        func has(_ names: [String]) -> Bool { options.contains { names.contains($0.name) } }
        if scenario.hasLength, !has(["--duration", "--frames", "--quick"]) {
            arguments.append("--duration=\(Self.defaultDuration)")
        }
        if scenario.isSteady, !has(["--pace", "--quick"]) { arguments.append("--pace=0") }
        return arguments + ["--seed=\(seed)"]
    }

    /// Returns the time after which a launch that measures `scenario` is killed, in seconds: several times the expected
    /// duration, or 300 s if the scenario doesn't have a configurable length. Events of a screen add 300 s for each
    /// element count. `plan` contains the length of the measurements.
    @MainActor
    package func deadline(of scenario: Scenario, _ plan: BenchPlan) -> TimeInterval {
        guard scenario.hasLength else { return Self.eventLimit }
        let frameTime = plan.pace > 0 ? max(1 / plan.pace, Self.slowFrame) : Self.slowFrame
        let length =
            switch plan.length {
            case .frames(let count): Double(count) * frameTime
            case .seconds(let seconds): plan.precision == nil ? seconds : Double(Self.defaultDuration)
            }
        let counts = Double(scenario.counts(plan).count)
        // The baseline takes as long as the scenario, and the fixed workloads take a fraction of that time.
        let steady = 4 * counts * 2 * (length + Double(plan.warmup) * frameTime)
        return 60 + steady + (scenario.screenEventNames.isEmpty ? 0 : counts * Self.eventLimit)
    }

}

extension Scenario {
    /// Returns `true` if `option` applies to the scenario.
    fileprivate func takes(_ option: String) -> Bool {
        switch option {
        case "--bones": takesBones
        case "--frames", "--duration": hasLength
        case "--warmup", "--pace": isSteady
        default: true
        }
    }
}
