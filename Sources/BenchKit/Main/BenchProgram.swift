import CommandOptions
import Foundation
import Reporting

/// The benchmark program, from its arguments to its exit code.
@MainActor
struct BenchProgram {
    private static let version = "0.1.0"

    /// The program's name in messages.
    let command: String
    let scenarios: [Scenario]
    /// The start time of the program on the monotonic clock, in nanoseconds.
    let beginning: UInt64

    /// Runs the program with `arguments`. Returns the exit code: 0 on success, 1 on failure, 2 if the arguments are
    /// invalid, or 3 if a limit is exceeded.
    func run(_ arguments: [String]) -> Int32 {
        let options: BenchOptions
        do {
            options = try BenchOptions(arguments, command: command, scenarios: scenarios)
        } catch {
            reportError("\(error)\nTry \(command) --help.")
            return 2
        }
        do {
            return try run(options) ? 0 : 3
        } catch {
            reportError("\(error)")
            return 1
        }
    }

    // MARK: Private

    /// Performs the requested action. Returns `true` if all limits are met.
    private func run(_ options: BenchOptions) throws -> Bool {
        switch options.action {
        case .help:
            try StandardOutput.write(BenchOptions.parser(of: command, scenarios: scenarios).help)
        case .version:
            try StandardOutput.write("\(command) \(Self.version)")
        case .listScenarios:
            try StandardOutput.write(scenarios.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"))
        case .compare(let old, let new):
            return try compare(old, new, options)
        case .measure:
            try StandardStreams.checkRoom()
            return try measure(options)
        }
        return true
    }

    private func compare(_ old: String, _ new: String, _ options: BenchOptions) throws -> Bool {
        let reports = SavedReports(of: command)
        let report = try reports.load(new)
        let comparison = try BenchComparison(old: reports.load(old), new: report, tolerance: options.tolerance)
        try StandardOutput.write(comparison.table)
        return isWithin(options.gates, report) && comparison.passes
    }

    private func measure(_ options: BenchOptions) throws -> Bool {
        #if DEBUG
            guard options.allowsDebug else {
                throw BenchError(
                    "this is an unoptimized build, whose times are not meaningful; build with "
                        + "swift build -c release, or add --allow-debug")
            }
        #endif
        if FirstFrame.isWanted {
            try FirstFrame.show(options.plan, beginning: beginning)
            return true
        }
        if let order = SoakRun.order {
            guard let screen = scenarios.usedScreen(named: order.name) else {
                throw BenchError("no screen called \(printable(order.name))")
            }
            try SoakRun.run(screen, plan: options.plan, seed: order.seed)
            return true
        }
        try options.json?.check()
        for output in options.outputs { try output.place.check() }
        try SDLAllocations.leaveOutOfCount()
        let progress = BenchProgress(isTerminal: isatty(STDERR_FILENO) == 1) { reportError($0) }
        let report = try BenchRunner(plan: options.plan, progress: progress).run()
        for warning in report.conditions?.warnings ?? [] { reportError("the machine was busy: \(warning)") }
        try showTable(of: report, options)
        if let name = options.savedName {
            let reports = SavedReports(of: command)
            let word = reports.names.contains(name) ? "replaced the report saved as" : "saved as"
            reportError("\(word) \(name), in \(printable(try reports.save(report, as: name)))")
        }
        try options.json?.write(report.json())
        for output in options.outputs { try output.write(report) }
        return isWithin(options.gates, report)
    }

    /// Writes the table to standard output, or to standard error if standard output is used for other results.
    private func showTable(of report: BenchReport, _ options: BenchOptions) throws {
        let text = options.showsStages ? "\(report.table)\n\(report.stageTable)" : report.table
        guard options.writesToStandardOutput else { return try StandardOutput.write(text) }
        for line in text.split(separator: "\n") { StandardError.write(String(line)) }
    }

    /// Returns `true` if `report` meets all limits; otherwise prints the violations.
    private func isWithin(_ gates: [TimeLimit], _ report: BenchReport) -> Bool {
        let violations = gates.flatMap { $0.violations(in: report) }
        for violation in violations { reportError(violation) }
        return violations.isEmpty
    }

    private func reportError(_ message: String) {
        StandardError.write("\(command): \(message)")
    }
}
