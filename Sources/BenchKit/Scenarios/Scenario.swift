/// What can be measured.
///
/// One kind is of steady frames, each beside the same picture drawn with nothing retained. The other is of events that
/// a user waits for: a type of its own says what happens, see `EventScenario`.
package enum Scenario: String, CaseIterable, Codable, Sendable {
    case shimmer
    case labels
    case constraints
    case show
    case table
    case collection

    /// What happens in a scenario of events; nil for one of steady frames.
    @MainActor
    package var events: (any EventScenario.Type)? {
        switch self {
        case .shimmer: nil
        case .labels: Labels.self
        case .constraints: Constraints.self
        case .show: Show.self
        case .table: Table.self
        case .collection: Collection.self
        }
    }

    /// One line for `--list`.
    @MainActor
    package var summary: String {
        events?.summary
            ?? "N bones in a grid on white, a light sliding over each from left to right in 1.5 s, easeIn"
    }
}
