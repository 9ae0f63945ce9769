import CommandOptions
import Foundation
import Reporting

/// The whole of a program that measures screens: its command line is that of skeleton-bench, with scenarios of its own.
///
///     import BenchKit
///
///     BenchMain.run([Inbox(), Settings()])
///
/// `--list` prints the scenarios, `--scenario NAME` chooses among them, and every other option is explained by
/// `--help`. Build the program for release: one that was not optimised is refused, because its figures mean nothing.
@MainActor
public enum BenchMain {
    // MARK: Public

    /// Measures what the command line asks for, and ends the program: with 0 when all went well, 1 when something
    /// failed, 2 when the command line is wrong. The names of `scenarios` are different, and there is at least one.
    public static func run(_ scenarios: [any BenchScenario]) -> Never {
        run(scenarios.map { Scenario($0) })
    }

    // MARK: Package

    /// The same, for scenarios of every kind.
    package static func run(_ scenarios: [Scenario]) -> Never {
        let beginning = FirstFrame.now
        precondition(!scenarios.isEmpty, "BenchMain.run needs a scenario")
        precondition(
            Set(scenarios.map(\.name)).count == scenarios.count,
            "BenchMain.run was given two scenarios of one name: \(scenarios.map(\.name).joined(separator: ", "))")
        StandardStreams.open()
        let command = URL(fileURLWithPath: CommandLine.arguments.first ?? "skeleton-bench").lastPathComponent
        let program = BenchProgram(command: command, scenarios: scenarios, beginning: beginning)
        exit(program.run(Array(CommandLine.arguments.dropFirst())))
    }
}
