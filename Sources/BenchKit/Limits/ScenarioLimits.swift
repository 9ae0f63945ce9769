import Reporting

/// The limits of a run, for all scenarios or for single scenarios or events. Of the limits on the same metric, only
/// those of the scope with the highest precedence apply.
package struct ScenarioLimits: Equatable, Sendable {
    /// The measurements that a limit applies to, in order of increasing precedence.
    package enum Scope: Hashable, Sendable {
        /// All scenarios, from a `*` line of a file.
        case all
        case scenario(String)
        /// A scenario with this element count.
        case count(String, Int)
        /// An event, in all scenarios that have it.
        case event(String)
        /// An event with this element count.
        case eventCount(String, Int)
        /// All scenarios, from `--fail-over`, which replaces the limits of a file.
        case commandLine

        /// The scenario's name; `nil` for all scenarios and for events.
        package var scenario: String? {
            switch self {
            case .all, .commandLine, .event, .eventCount: nil
            case .scenario(let name), .count(let name, _): name
            }
        }

        /// The event's name; `nil` for scenarios.
        package var event: String? {
            switch self {
            case .all, .commandLine, .scenario, .count: nil
            case .event(let name), .eventCount(let name, _): name
            }
        }

        /// The scenario or event and the count for messages, escaped; `nil` for all scenarios.
        var name: String? {
            switch self {
            case .all, .commandLine: nil
            case .scenario(let name), .event(let name): printable(name)
            case .count(let name, let count), .eventCount(let name, let count): "\(printable(name)) \(count)"
            }
        }
    }

    /// A limit with its scope.
    package struct Entry: Equatable, Sendable {
        package let scope: Scope
        package let limit: MetricLimit
        /// The number of the line in the file, counted from 1; `nil` for `--fail-over`.
        package let line: Int?

        package init(_ scope: Scope, _ limit: MetricLimit, line: Int? = nil) {
            (self.scope, self.limit, self.line) = (scope, limit, line)
        }
    }

    /// The path of the file, escaped; `nil` without `--limits`.
    package var file: String?
    /// All limits: those of the file in the order of its lines, then those of the command line.
    package private(set) var entries: [Entry] = []
    /// The indices of the entries by scope and metric.
    private var indices: [Scope: [LaunchMetric: [Int]]] = [:]

    package init() {}

    /// Creates limits for all scenarios, as `--fail-over` does.
    package init(_ limits: [MetricLimit]) {
        for limit in limits { add(Entry(.commandLine, limit)) }
    }

    package mutating func add(_ entry: Entry) {
        indices[entry.scope, default: [:]][entry.limit.metric, default: []].append(entries.count)
        entries.append(entry)
    }

    /// Returns the limits whose entries meet `condition`.
    package func filter(_ condition: (Entry) -> Bool) -> ScenarioLimits {
        var limits = ScenarioLimits()
        limits.file = file
        for entry in entries where condition(entry) { limits.add(entry) }
        return limits
    }

    package var isEmpty: Bool { entries.isEmpty }

    /// Returns the indices of the limits on `metric` that apply to `subject`: those of the scope with the highest
    /// precedence that has any.
    func indices(of metric: LaunchMetric, for subject: ComparisonRow.Subject) -> [Int] {
        let events = subject.event.map { [Scope.eventCount($0, subject.count), .event($0)] } ?? []
        let scenarios: [Scope] = [.count(subject.scenario, subject.count), .scenario(subject.scenario), .all]
        for scope in [.commandLine] + events + scenarios {
            if let found = indices[scope]?[metric] { return found }
        }
        return []
    }

    /// Returns the allowed increase of `metric` for `subject`; 0.05 is 5%. If several limits apply, the last one
    /// counts. `nil` if none applies.
    package func increase(of metric: LaunchMetric, for subject: ComparisonRow.Subject) -> Double? {
        indices(of: metric, for: subject).reversed().lazy.compactMap { index -> Double? in
            if case .increase(let share) = entries[index].limit.bound { share } else { nil }
        }.first
    }
}
