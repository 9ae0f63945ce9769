import CommandOptions
import Foundation
import Reporting

/// The entry point of a program that measures screens. It has the command line of skeleton-bench and its own scenarios.
///
///     import BenchKit
///
///     BenchMain.run([Inbox(), Settings()])
///
/// `--list` prints the scenarios, `--scenario NAME` selects some of them, and `--help` explains all options. Build the
/// program for release: a debug build is rejected, because its figures mean nothing.
@MainActor
public enum BenchMain {
    // MARK: Public

    /// Performs the measurements that the command line requests and exits: with 0 on success, 1 on failure, 2 if the
    /// command line is invalid, 3 if a limit is exceeded. The names of `scenarios` must be unique, and there must be at
    /// least one.
    public static func run(_ scenarios: [any BenchScenario]) -> Never {
        run(scenarios.map { Scenario($0) })
    }

    // MARK: Package

    /// Runs scenarios of every kind.
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
