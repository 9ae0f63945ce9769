package import CommandOptions
import Reporting

/// The limits that apply to a program's scenarios.
extension ScenarioLimits {
    /// The comparison that a run makes.
    package enum Comparison: Sendable {
        case none, reports, programs
    }

    /// Returns the limits with those of each line that names an event, but no scenario in `names`, on that event.
    /// `events` contains the events of each scenario, by its name.
    package func onEvents(_ events: [String: Set<String>], scenarios names: Set<String>) -> ScenarioLimits {
        let eventNames = Set(events.values.joined())
        var limits = ScenarioLimits()
        limits.file = file
        for entry in entries {
            var scope = entry.scope
            if let name = scope.scenario, eventNames.contains(name), !names.contains(name) {
                if case .count(_, let count) = scope { scope = .eventCount(name, count) } else { scope = .event(name) }
            }
            limits.add(Entry(scope, entry.limit, line: entry.line))
        }
        return limits
    }

    /// Throws if the file names neither a scenario in `names` nor an event in `events`, or if a scenario of
    /// `scenarios` or an event never has a metric that the file limits for it.
    package func checkScenarios(
        _ names: Set<String>, _ scenarios: [Scenario], events: Set<String> = []
    ) throws(UsageError) {
        for entry in entries {
            guard let line = entry.line, let file else { continue }
            let source = "--limits: \(file), line \(line)"
            if let name = entry.scope.scenario {
                guard names.contains(name) else {
                    let list = (names.sorted() + events.subtracting(names).sorted()).map { printable($0) }
                    let kind = events.isEmpty ? "scenario" : "scenario or event"
                    throw UsageError("\(source): the \(kind) must be", oneOf: list, not: name)
                }
                if let scenario = scenarios.first(where: { $0.name == name }), !scenario.has(entry.limit.metric) {
                    throw UsageError("\(source): \(entry.limit.text) does not apply to \(printable(name))")
                }
            } else if let event = entry.scope.event {
                guard entry.limit.appliesToEvents else {
                    throw UsageError("\(source): \(entry.limit.text) does not apply to the event \(printable(event))")
                }
            } else if !scenarios.contains(where: { $0.has(entry.limit.metric) }) {
                throw UsageError("\(source): \(entry.limit.text) does not apply to any scenario of this program")
            }
        }
    }

    /// Returns the limits that can apply to `scenarios`, and messages about those that a run with `comparison` doesn't
    /// check. `events` contains the events of each scenario, by its name. Throws if it checks none of them, or leaves
    /// out a limit from the command line.
    package func applicable(
        to scenarios: [Scenario], _ comparison: Comparison, events: [String: Set<String>] = [:]
    ) throws(UsageError) -> (limits: ScenarioLimits, messages: [String]) {
        func includes(_ entry: Entry, _ scenario: Scenario) -> Bool {
            if let event = entry.scope.event { return events[scenario.name]?.contains(event) == true }
            return entry.scope.scenario.map { $0 == scenario.name } ?? true
        }
        let relevant = filter { entry in
            entry.line == nil || scenarios.contains { includes(entry, $0) && $0.has(entry.limit.metric) }
        }
        func isChecked(_ entry: Entry) -> Bool {
            let metric = entry.limit.metric
            return !entry.limit.isIncrease
                || scenarios.contains { includes(entry, $0) && comparison.judgesIncrease(of: metric, $0) }
        }
        let limits = relevant.filter(isChecked)
        let unchecked = relevant.entries.filter { !isChecked($0) }
        if let entry = unchecked.first(where: { $0.line == nil }) {
            throw UsageError("--fail-over \(entry.limit.text) needs \(comparison.remedy)")
        }
        guard let file else { return (limits, []) }
        guard !relevant.isEmpty else { throw UsageError("--limits: \(file) has no limit on the measured scenarios") }
        guard !limits.isEmpty else {
            throw UsageError(
                "--limits: \(file) has only increases for the measured scenarios; they need \(comparison.remedy)")
        }
        guard !unchecked.isEmpty else { return (limits, []) }
        let texts = unchecked.map { [$0.scope.name, $0.limit.text].compactMap { $0 }.joined(separator: " ") }
        let list = texts.prefix(Self.listedLimits) + (texts.count > Self.listedLimits ? ["..."] : [])
        return (limits, ["\(file): not checked: \(list.joined(separator: ", ")); use \(comparison.remedy)"])
    }

    /// The maximum number of limits in a message.
    private static let listedLimits = 8
}

extension ScenarioLimits.Comparison {
    /// Returns `true` if the comparison judges increases of `metric` in `scenario`.
    fileprivate func judgesIncrease(of metric: LaunchMetric, _ scenario: Scenario) -> Bool {
        switch self {
        case .none: false
        case .reports: scenario.comparesIncrease(of: metric)
        case .programs: scenario.has(metric)
        }
    }

    /// The options that can judge the increases that this comparison can't.
    fileprivate var remedy: String { self == .none ? "--against or --compare" : "--against" }
}
