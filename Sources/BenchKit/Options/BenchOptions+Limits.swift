package import CommandOptions
import Reporting

/// Reading and checking the limits set with `--limits` and `--fail-over`.
extension BenchOptions {
    /// Reads `--limits` and `--fail-over`. A child process of a measurement checks no limits, so it doesn't read the
    /// file, which would take part of its time.
    @MainActor
    mutating func readLimits(_ values: OptionValues) throws(UsageError) {
        if let path = values.string("--limits"), !Self.isChild {
            guard values.strings("--limits").count == 1 else { throw UsageError("--limits can be given once") }
            guard !path.isEmpty else { throw UsageError("--limits takes a file", not: path) }
            limits = try LimitsFile.read(path)
        }
        for text in values.strings("--fail-over") { limits.add(.init(.commandLine, try MetricLimit(text))) }
    }

    /// Removes the limits in a file that this run can't check, and adds messages about them. Throws if the limits name
    /// an unknown scenario, if a limit on the command line can't be checked, or if no limit in the file can. Reasons
    /// are a metric that no measured scenario has, and an increase without anything to compare with. Limits on reports
    /// are checked when the reports are read.
    @MainActor
    mutating func checkLimits() throws(UsageError) {
        let comparison: ScenarioLimits.Comparison
        switch action {
        case .print, .listScenarios, .watch: return
        case .compare:
            if let entry = limits.entries.first(where: { $0.line == nil && $0.limit.isIncreaseOfP99 }) {
                throw UsageError("--fail-over \(entry.limit.text) needs --against: a report has too few slow frames")
            }
            return
        case .measure: comparison = .none
        case .against: comparison = .programs
        }
        let known = scenarios + plan.scenarios
        let (names, events) = (Set(known.map(\.name)), Self.events(of: known))
        limits = limits.onEvents(events, scenarios: names)
        try limits.checkScenarios(names, known, events: Set(events.values.joined()))
        for entry in limits.entries where entry.line == nil {
            let metric = entry.limit.metric
            guard plan.scenarios.contains(where: { $0.has(metric) }) else {
                throw UsageError("--fail-over \(entry.limit.text): no chosen scenario has \(metric.requirement)")
            }
            if let message = Self.message("--fail-over \(metric.name)", plan.scenarios, { $0.has(metric) }),
                !messages.contains(message)
            {
                messages.append(message)
            }
        }
        let applicable = try limits.applicable(to: plan.scenarios, comparison, events: events)
        limits = applicable.limits
        messages += applicable.messages
    }

    /// Returns the limits that a comparison of `new` with `old` checks, and messages about the others. Throws if the
    /// limits name a scenario or event that neither this program nor a report has, or if none can be checked.
    @MainActor
    package func limits(
        on new: BenchReport, comparedWith old: BenchReport
    ) throws(UsageError) -> (limits: ScenarioLimits, messages: [String]) {
        let names = Set((old.results + new.results).map(\.scenario)).union(scenarios.map(\.name))
        var events = Self.events(of: scenarios)
        for result in old.results + new.results {
            events[result.scenario, default: []].formUnion(result.phases.map(\.name))
        }
        let limits = limits.onEvents(events, scenarios: names)
        try limits.checkScenarios(names, scenarios, events: Set(events.values.joined()))
        // Limits on scenarios that another program measured can't be checked before the comparison.
        let measured = Set(new.results.map(\.scenario)).sorted().map { name in
            scenarios.first { $0.name == name } ?? Scenario(name, .shimmer)
        }
        return try limits.applicable(to: measured, .reports, events: events)
    }

    /// Returns the events of the screens in `scenarios`, by the names of the scenarios.
    @MainActor
    private static func events(of scenarios: [Scenario]) -> [String: Set<String>] {
        var events: [String: Set<String>] = [:]
        for scenario in scenarios { events[scenario.name, default: []].formUnion(scenario.screenEventNames) }
        return events
    }

    /// `true` in a child process that a measurement of this program started.
    @MainActor static var isChild: Bool {
        FirstFrame.isRequested || SoakRun.order != nil || RatioLaunches.requestedScenario != nil
    }

    /// `true` if the action measures scenarios.
    var isMeasuring: Bool {
        switch action {
        case .measure, .against: true
        case .print, .listScenarios, .compare, .watch: false
        }
    }
}

extension MetricLimit {
    fileprivate var isIncreaseOfP99: Bool { isIncrease && metric == .p99 }
}

extension LaunchMetric {
    /// The measured values that the metric depends on, for messages about scenarios that lack them.
    fileprivate var requirement: String {
        switch self {
        case .p50, .p99, .stage: "frame times"
        case .cpu: "CPU times"
        case .ratio: "a baseline"
        case .allocations, .drawCalls: "counts"
        case .missed: "steady frames"
        case .memory: "random use, whose memory is measured"
        }
    }
}
