import Foundation
import Glibc
import TestSupport

/// Runs the programs that are built next to the fuzzer.
@MainActor
enum Programs {
    private static let folder = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent()
    /// The time in seconds after which a program counts as hanging, even on a busy machine.
    private static let timeout = 60.0

    /// Runs `name` until it exits. Ends this process with a message if the program crashes or hangs.
    static func run(_ name: String, _ arguments: [String]) {
        let process = Process()
        process.executableURL = folder.appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment
            .filter { !["DISPLAY", "WAYLAND_DISPLAY"].contains($0.key) }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        do {
            try process.run()
        } catch {
            fail("\(name) could not be started: \(error)")
        }
        do {
            try process.waitForEnd(within: timeout)
        } catch {
            fail("\(error)")
        }
        if process.terminationReason != .exit || ![0, 1, 2, 3].contains(process.terminationStatus) {
            fail("\(name) \(arguments) ended with \(process.terminationStatus)")
        }
    }

    /// Returns a program at `path` that will run in `folder` but has not been started.
    static func prepare(_ path: String, _ arguments: [String] = [], in folder: String? = nil) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        return process
    }

    /// Ends this process with a message.
    nonisolated static func fail(_ words: String) -> Never {
        let line = Array("\(words)\n".utf8)
        _ = write(STDERR_FILENO, line, line.count)
        _exit(96)
    }
}
