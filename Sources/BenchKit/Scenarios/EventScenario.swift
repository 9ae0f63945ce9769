package import Foundation

/// A scenario that measures the latency of events, such as the first frame of a screen or a resize. It runs in rounds.
/// Each round rebuilds the views and measures named events with `EventClock.time`.
@MainActor
package protocol EventScenario: Sendable {
    /// The description for `--list`, in one line.
    static var summary: String { get }
    /// The number of elements, such as labels or constraints.
    static var count: Int { get }
    /// The number of measured rounds. Defaults to 30.
    static var rounds: Int { get }

    /// Creates the scenario for a window of `size` points.
    init(size: CGSize)

    /// Runs round `number`, counted from 0 including warm-up rounds, in the clock's window, which is empty. Leaves
    /// views in the window, because steady-state frames are counted after the last round.
    func run(round number: Int, clock: EventClock) throws
}

extension EventScenario {
    package static var rounds: Int { 30 }
}
