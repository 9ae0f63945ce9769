/// Checks limits, and finds those that could not be checked because nothing was measured that they apply to.
struct LimitCheck {
    private let limits: ScenarioLimits
    /// The violations of each limit, by its index.
    private var found: [Int: [String]] = [:]
    /// The indices of the limits that apply to a measured subject.
    private var concerned: Set<Int> = []
    private var checked: Set<Int> = []
    /// The measured scenarios, events and counts.
    private var measured: Set<ScenarioLimits.Scope> = []
    /// The scenarios of each measured event.
    private var hosts: [String: Set<String>] = [:]

    init(_ limits: ScenarioLimits) {
        self.limits = limits
    }

    /// Adds a measured subject, and checks the limits on its values. A subject without frame times drew nothing, which
    /// is within every limit on times.
    ///
    /// - Parameters:
    ///   - values: The values of the subject's metrics.
    ///   - ratio: The lower bound of the ratio; `nil` if there is no interval.
    ///   - increases: The metrics whose increase was judged; `nil` if increases are not compared.
    mutating func check(
        _ subject: ComparisonRow.Subject, _ values: [LaunchMetric: Double], ratio: Double? = nil,
        increases: Set<LaunchMetric>? = nil
    ) {
        measured.insert(.scenario(subject.scenario))
        measured.insert(.count(subject.scenario, subject.count))
        if let event = subject.event {
            measured.formUnion([.event(event), .eventCount(event, subject.count)])
            hosts[event, default: []].insert(subject.scenario)
        }
        for metric in LaunchMetric.limited {
            let isTime = metric == .p50 || metric == .p99
            for index in limits.indices(of: metric, for: subject) where !isTime || values[metric] != nil {
                guard subject.event == nil || limits.entries[index].limit.appliesToEvents else { continue }
                switch limits.entries[index].limit.bound {
                case .increase:
                    guard let increases else { continue }
                    if increases.contains(metric) { checked.insert(index) }
                case .number(let maximum):
                    guard let value = values[metric], let bound = metric == .ratio ? ratio : value else { break }
                    checked.insert(index)
                    guard bound > maximum else { break }
                    found[index, default: []].append("\(subject.name): \(metric.violation(value, over: maximum))")
                }
                concerned.insert(index)
            }
        }
    }

    /// Returns the violations, as sentences, in the order of the limits. A limit that can't be checked counts as
    /// violated, unless it is on a scenario that wasn't measured. `excludesCount` returns `true` for a scenario and a
    /// count that the user didn't ask to measure.
    func violations(excludesCount: (String, Int) -> Bool = { _, _ in false }) -> [String] {
        limits.entries.indices.flatMap { index -> [String] in
            let entry = limits.entries[index]
            if concerned.contains(index), !checked.contains(index) {
                return [entry.limit.unchecked(of: entry.scope.name)]
            }
            if let text = entry.scope.name, lacksCount(entry.scope, excludesCount) {
                return ["\(text): this count was not measured, so \(entry.limit.text) can't be checked"]
            }
            return found[index] ?? []
        }
    }

    /// Returns `true` if the scenario or event of `scope` was measured, but not with the count of `scope`, although the
    /// user didn't exclude it.
    private func lacksCount(_ scope: ScenarioLimits.Scope, _ excludesCount: (String, Int) -> Bool) -> Bool {
        guard !measured.contains(scope) else { return false }
        switch scope {
        case .count(let name, let count):
            return measured.contains(.scenario(name)) && !excludesCount(name, count)
        case .eventCount(let name, let count):
            let scenarios = hosts[name] ?? []
            return !scenarios.isEmpty && !scenarios.contains { excludesCount($0, count) }
        case .all, .scenario, .event, .commandLine: return false
        }
    }
}
