import BenchKit
import CommandOptions
import Foundation
import Reporting

/// The command skeleton-bench: 0 done, 1 it failed, 2 wrong arguments.
@MainActor
enum SkeletonBench {
    private static let version = "0.1.0"

    /// When the program began, on the monotonic clock.
    private static let beginning = FirstFrame.now

    static func run(_ arguments: [String]) -> Int32 {
        _ = beginning
        let options: BenchOptions
        do {
            options = try BenchOptions(arguments)
        } catch {
            complain("\(error)\nTry skeleton-bench --help.")
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

    private static func run(_ options: BenchOptions) throws {
        switch options.action {
        case .help:
            try StandardOutput.write(BenchOptions.parser.help)
        case .version:
            try StandardOutput.write("skeleton-bench \(version)")
        case .listScenarios:
            try StandardOutput.write(options.scenarios.map { "\($0.name): \($0.summary)" }.joined(separator: "\n"))
        case .measure:
            try StandardStreams.checkRoom()
            try measure(options)
        }
    }

    private static func measure(_ options: BenchOptions) throws {
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

    private static func complain(_ message: String) {
        StandardError.write("skeleton-bench: \(message)")
    }
}
