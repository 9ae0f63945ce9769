import StageKit

/// Reports progress: at most once per second on a terminal, or once per scenario elsewhere to keep logs short.
@MainActor
package final class BenchProgress {
    private let isTerminal: Bool
    private let clock: () -> UInt64
    private let output: (String) -> Void
    private var lastLine: UInt64?

    /// Creates a reporter. `output` receives the lines; `clock` returns the time in nanoseconds.
    package init(
        isTerminal: Bool, clock: @escaping () -> UInt64 = { MonotonicClock.nanoseconds },
        output: @escaping (String) -> Void
    ) {
        self.isTerminal = isTerminal
        self.clock = clock
        self.output = output
    }

    /// Reports the start of a scenario. No effect on a terminal.
    package func begin(_ scenario: String) {
        if !isTerminal { output(scenario) }
    }

    /// Reports a problem that doesn't end the run.
    package func note(_ message: String) { output(message) }

    /// Reports the completed fraction of `title`, 0...1, if the output is a terminal.
    package func report(_ title: String, part: Double) {
        guard isTerminal else { return }
        let now = clock()
        if let lastLine, now - lastLine < 1_000_000_000 { return }
        lastLine = now
        output("\(title): \(Int(part * 100))%")
    }
}
