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

    /// The current time on the progress clock, in nanoseconds.
    package var now: UInt64 { clock() }

    /// Reports the start of launch `number`, counted from 1, of `count` launches that began at `start`, if the output
    /// is a terminal. After the first launch, the line has the expected remaining time, in which `further` scenarios
    /// with as many launches follow.
    package func report(_ title: String, launch number: Int, of count: Int, since start: UInt64, further: Int = 0) {
        var left = ""
        if number > 1 {
            let average = Double(now - start) / 1e9 / Double(number - 1)
            let minutes = average * Double(count - number + 1 + further * count) / 60
            let rounded = Int(min(minutes.rounded(), 1e6))
            let plural = rounded == 1 ? "" : "s"
            left = rounded < 1 ? ", less than a minute left" : ", about \(rounded) minute\(plural) left"
        }
        report("\(title): launch \(number) of \(count)\(left)")
    }

    /// Reports the completed fraction of `title`, 0...1, if the output is a terminal.
    package func report(_ title: String, part: Double) {
        report("\(title): \(Int(part * 100))%")
    }

    // MARK: Private

    private func report(_ line: @autoclosure () -> String) {
        guard isTerminal else { return }
        let now = clock()
        if let lastLine, now - lastLine < 1_000_000_000 { return }
        lastLine = now
        output(line())
    }
}
