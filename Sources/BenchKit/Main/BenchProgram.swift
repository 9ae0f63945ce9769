import CommandOptions
import Foundation
import Reporting

/// A benchmark's command line, from the arguments to the exit code.
@MainActor
struct BenchProgram {
    private static let version = "0.1.0"

    /// What the program is called, in its messages.
    let command: String
    let scenarios: [Scenario]
    /// When the program began, on the monotonic clock.
    let beginning: UInt64

    /// Does what `arguments` ask for. Returns 0 when it is done, 1 when it failed, 2 when the arguments are wrong.
    func run(_ arguments: [String]) -> Int32 {
        let options: BenchOptions
        do {
            options = try BenchOptions(arguments, command: command, scenarios: scenarios)
        } catch {
            complain("\(error)\nTry \(command) --help.")
            return 2
        }
        do {
            try run(options)
            return 0
        } catch {
            complain("\(error)")
            return 1
        }
    }

    // MARK: Private

    private func run(_ options: BenchOptions) throws {
        switch options.action {
        case .help:
            try StandardOutput.write(BenchOptions.parser(of: command).help)
        case .version:
            try StandardOutput.write("\(command) \(Self.version)")
        case .listScenarios:
            try StandardOutput.write(scenarios.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"))
        case .measure:
            try StandardStreams.checkRoom()
            try measure(options)
        }
    }

    private func measure(_ options: BenchOptions) throws {
        #if DEBUG
            guard options.allowsDebug else {
                throw BenchError(
                    "this program was not optimised, so it would measure nothing of use; build it with "
                        + "swift build -c release, or insist with --allow-debug")
            }
        #endif
        if let path = options.jsonPath {
            let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
            guard FileManager.default.isWritableFile(atPath: folder) else {
                throw BenchError(
                    "nothing can be written into \(printable(folder)), where \(printable(path)) should go; "
                        + "choose another place")
            }
        }
        if FirstFrame.isWanted { return try FirstFrame.show(options.plan, beginning: beginning) }
        try SDLAllocations.leaveOutOfCount()
        let report = try BenchRunner(plan: options.plan) { complain($0) }.run()
        try StandardOutput.write(report.table)
        guard let path = options.jsonPath else { return }
        do {
            try ResultFile.write(report.json(), to: path)
        } catch {
            throw BenchError("the file \(printable(path)) could not be written: \(error.localizedDescription)")
        }
    }

    private func complain(_ message: String) {
        StandardError.write("\(command): \(message)")
    }
}
