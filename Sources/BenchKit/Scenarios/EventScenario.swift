package import Foundation

/// A scenario of events that a user waits for: the first frame of a screen, a resize. It is run in rounds; each round
/// builds its views anew and says, by `EventClock.time`, what is measured, under a name.
@MainActor
package protocol EventScenario: Sendable {
    /// One line for `--list`.
    static var summary: String { get }
    /// How many things there are: labels, constraints, ...
    static var count: Int { get }
    /// How many rounds there are that count.
    static var rounds: Int { get }

    /// Makes the scenario for a window of `size` points.
    init(size: CGSize)

    /// Runs round `number`, counted from 0, in the clock's window, which is empty, and leaves the views in it.
    func run(round number: Int, clock: EventClock) throws
}

extension EventScenario {
    package static var rounds: Int { 30 }
}
