import StageKit

/// Tells people what is being measured: on a terminal at most once a second how far it is, elsewhere one line for each
/// scenario, so that a log stays short.
@MainActor
package final class BenchProgress {
    private let isTerminal: Bool
    private let clock: () -> UInt64
    private let say: (String) -> Void
    private var lastLine: UInt64?

    /// `say` hears the lines; `clock` gives nanoseconds.
    package init(
        isTerminal: Bool, clock: @escaping () -> UInt64 = { MonotonicClock.nanoseconds },
        say: @escaping (String) -> Void
    ) {
        self.isTerminal = isTerminal
        self.clock = clock
        self.say = say
    }

    /// A scenario begins.
    package func begin(_ scenario: String) {
        if !isTerminal { say(scenario) }
    }

    /// The part 0...1 of what `title` names is done.
    package func report(_ title: String, part: Double) {
        guard isTerminal else { return }
        let now = clock()
        if let lastLine, now - lastLine < 1_000_000_000 { return }
        lastLine = now
        say("\(title): \(Int(part * 100)) %")
    }
}
