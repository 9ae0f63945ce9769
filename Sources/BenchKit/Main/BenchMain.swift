import CommandOptions
import Foundation
import Reporting

/// The entry point of a program that measures screens. The program has the command line of skeleton-bench, but measures
/// custom scenarios.
///
///     import BenchKit
///
///     BenchMain.run([Inbox(), Settings()])
///
/// `--list` prints the scenarios, `--scenario NAME` selects scenarios, and `--help` explains all options. Build the
/// program in the release configuration; debug builds are rejected without `--allow-debug`, because their times are
/// meaningless.
@MainActor
public enum BenchMain {
    // MARK: Public

    /// Performs the measurements requested on the command line and exits with code 0 on success, 1 on failure, 2 if the
    /// command line is invalid, or 3 if a limit is exceeded or a comparison fails. There must be at least one scenario,
    /// and names must be unique.
    public static func run(_ scenarios: [any BenchScenario]) -> Never {
        run(scenarios.map { Scenario($0) })
    }

    // MARK: Package

    /// Runs scenarios of any kind.
    package static func run(_ scenarios: [Scenario]) -> Never {
        let beginning = FirstFrame.now
        precondition(!scenarios.isEmpty, "BenchMain.run needs a scenario")
        precondition(
            Set(scenarios.map(\.name)).count == scenarios.count,
            "BenchMain.run was given scenarios with the same name: \(scenarios.map(\.name).joined(separator: ", "))")
        StandardStreams.open()
        let command = URL(fileURLWithPath: CommandLine.arguments.first ?? "skeleton-bench").lastPathComponent
        let program = BenchProgram(command: command, scenarios: scenarios, beginning: beginning)
        exit(program.run(Array(CommandLine.arguments.dropFirst())))
    }
}
