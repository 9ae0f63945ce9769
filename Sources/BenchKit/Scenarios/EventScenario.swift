package import Foundation

/// A scenario of events that a user waits for: the first frame of a screen, a resize. It runs in rounds. Each round
/// builds its views again and measures named events with `EventClock.time`.
@MainActor
package protocol EventScenario: Sendable {
    /// One line for `--list`.
    static var summary: String { get }
    /// The number of things: labels, constraints, ...
    static var count: Int { get }
    /// The number of measured rounds. By default 30.
    static var rounds: Int { get }

    /// Creates the scenario for a window of `size` points.
    init(size: CGSize)

    /// Runs round `number`, counted from 0, in the clock's empty window. Leaves its views there.
    func run(round number: Int, clock: EventClock) throws
}

extension EventScenario {
    package static var rounds: Int { 30 }
}
