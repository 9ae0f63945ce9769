import CommandOptions
import Foundation
import Reporting

/// The benchmark program, from its arguments to its exit code.
@MainActor
struct BenchProgram {
    /// The program's name, used in messages and for the folder of saved reports.
    let command: String
    let scenarios: [Scenario]
    /// The start time of the program on the monotonic clock, in nanoseconds.
    let beginning: UInt64

    /// Runs the program with `arguments`. Returns the exit code: 0 on success, 1 on failure, 2 if the arguments are
    /// invalid, or 3 if a limit is exceeded or a comparison fails.
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
        } catch let error as UsageError {
            reportError("\(error)")
            return 2
        } catch {
            reportError("\(error)")
            return 1
        }
    }

    // MARK: Private

    /// Performs the requested action. Returns `true` if no limit is exceeded and no comparison fails.
    private func run(_ options: BenchOptions) throws -> Bool {
        if !BenchOptions.isChild { for message in options.messages { reportError(message) } }
        switch options.action {
        case .print(let text):
            try StandardOutput.write(text)
        case .listScenarios:
            try StandardOutput.write(scenarios.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"))
        case .compare(let old, let new):
            return try compare(old, new, options)
        case .measure:
            try StandardStreams.checkDescriptorLimit()
            return try measure(options)
        case .against(let plan):
            try StandardStreams.checkDescriptorLimit()
            return try compare(against: plan, options)
        case .watch(let plan):
            try options.json?.check()
            let report = try ProgramWatch(plan: plan, progress: progress).run()
            try show(report.table, options)
            try options.json?.write(report.json())
        }
        return true
    }

    private func compare(_ old: String, _ new: String, _ options: BenchOptions) throws -> Bool {
        try checkDestinations(options)
        let reports = SavedReports(of: command)
        let (before, after) = (try reports.load(old), try reports.load(new))
        let (limits, messages) = try options.limits(on: after, comparedWith: before)
        for message in messages { reportError(message) }
        let comparison = try BenchComparison(old: before, new: after, tolerance: options.tolerance, limits: limits)
        try show(comparison.body, options)
        try options.json?.write(comparison.json())
        try options.page?.write(comparison.html(old: (old, before), new: (new, after)))
        try show(comparison.conclusion, options)
        return comparison.passes
    }

    private func compare(against plan: AgainstPlan, _ options: BenchOptions) throws -> Bool {
        try checkBuild(options)
        try checkDestinations(options)
        let limits = AgainstLimits(tolerance: options.tolerance, limits: options.limits)
        let comparison = try AgainstRun(
            plan: options.plan, against: plan, limits: limits, progress: progress, command: command
        ).run()
        try show(comparison.body(showsStages: options.showsStages), options)
        try options.json?.write(comparison.json())
        try options.page?.write(comparison.html())
        try show(comparison.conclusion, options)
        return comparison.passes
    }

    private var progress: BenchProgress { BenchProgress(isTerminal: isatty(STDERR_FILENO) == 1) { reportError($0) } }

    private func checkBuild(_ options: BenchOptions) throws(BenchError) {
        #if DEBUG
            guard options.allowsDebug else {
                throw BenchError(
                    "this is an unoptimized build, whose times are not meaningful; build with "
                        + "swift build -c release, or add --allow-debug")
            }
        #endif
    }

    /// Throws if writing a result would certainly fail. Called before time is spent on measuring.
    private func checkDestinations(_ options: BenchOptions) throws {
        try options.json?.check()
        for output in options.outputs { try output.destination.check() }
    }

    private func measure(_ options: BenchOptions) throws -> Bool {
        try checkBuild(options)
        if FirstFrame.isRequested {
            try FirstFrame.show(options.plan, beginning: beginning)
            return true
        }
        if let order = SoakRun.order {
            guard let screen = scenarios.soakScreen(named: order.name) else {
                throw BenchError("no screen called \(printable(order.name))")
            }
            try SoakRun.run(screen, plan: options.plan, seed: order.seed)
            return true
        }
        if let name = RatioLaunches.requestedScenario {
            guard let scenario = options.plan.scenarios.first(where: { $0.name == name }) else {
                throw BenchError("no scenario called \(printable(name))")
            }
            try SDLAllocations.excludeFromCount()
            try RatioLaunches.measure(scenario, options.plan)
            return true
        }
        // Everything up to the first block is part of the first turn.
        Turns.shared?.next()
        try checkDestinations(options)
        try SDLAllocations.excludeFromCount()
        var plan = options.plan
        plan.measuresReferences = ProcessInfo.processInfo.environment[BenchPlan.referencesEnvironmentName] != "0"
        let report = try BenchRunner(plan: plan, progress: progress).run()
        for warning in report.conditions?.warnings ?? [] { reportError("the machine was busy: \(warning)") }
        try show(options.showsStages ? "\(report.table)\n\(report.stageTable)" : report.table, options)
        if let name = options.savedName {
            let reports = SavedReports(of: command)
            let word = reports.names.contains(name) ? "replaced the report saved as" : "saved as"
            reportError("\(word) \(name), in \(printable(try reports.save(report, as: name)))")
        }
        try options.json?.write(report.json())
        for output in options.outputs { try output.write(report) }
        let violations = options.limits.violations(in: report, plan: plan)
        // Show the conclusion only after everything has been written, because a failed write fails the run.
        if let conclusion = options.limits.conclusion(violations) { try show(conclusion, options) }
        return violations.isEmpty
    }

    /// Writes a table to standard output, or to standard error if another result is written to standard output.
    private func show(_ text: String, _ options: BenchOptions) throws {
        guard options.writesToStandardOutput else { return try StandardOutput.write(text) }
        for line in text.split(separator: "\n") { StandardError.write(String(line)) }
    }

    private func reportError(_ message: String) {
        StandardError.write("\(command): \(message)")
    }
}
