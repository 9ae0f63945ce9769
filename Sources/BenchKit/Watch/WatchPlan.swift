import CommandOptions

/// The plan for watching another program.
package struct WatchPlan: Equatable, Sendable {
    package let command: WatchedCommand
    /// The duration of the measurement in seconds.
    package var duration = 10.0
    /// The time between the first frame and the measurement, in seconds. If frames can't be counted, it begins when the
    /// program starts.
    package var settling = 2.0

    package init(_ command: WatchedCommand) {
        self.command = command
    }
}

extension BenchOptions {
    /// Reads the options for watching another program. Leaves `action` unchanged without `--watch`.
    mutating func readWatch(_ values: OptionValues) throws(UsageError) {
        guard case .measure = action, let text = values.string("--watch") else { return }
        guard values.strings("--watch").count == 1 else { throw UsageError("--watch can be given once") }
        try Self.reject(
            values, except: ["--watch", "--duration", "--warmup", "--json"],
            because: "--watch measures another program")
        var plan = WatchPlan(try WatchedCommand(text))
        plan.duration = try values.number("--duration", in: 0.1...1800) ?? plan.duration
        plan.settling = try values.integer("--warmup", in: 0...600).map(Double.init) ?? plan.settling
        action = .watch(plan)
    }
}
