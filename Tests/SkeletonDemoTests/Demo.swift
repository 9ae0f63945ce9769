import Foundation
import TestSupport

/// The built skeleton-demo, run as a person would.
enum Demo {
    /// What a run said and how it ended.
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// Where the tests and the executables are built.
    static let productsFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// A process of the demo that has not been started.
    static func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = productsFolder.appendingPathComponent("skeleton-demo")
        process.arguments = arguments
        // Other tests of this process may have set these for themselves.
        // Without these two nothing is kept of a window, and what the user's own demo keeps stays as it is.
        let own = [
            "XDG_STATE_HOME", "HOME", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER",
            "SDL_VIDEO_DRIVER", "SDL_RENDER_DRIVER",
        ]
        // The desktop that the tests run on has a style of its own.
        let noDesktop = ["DBUS_SESSION_BUS_ADDRESS": "", "SKELETON_MOTION": ""]
        process.environment = ProcessInfo.processInfo.environment
            .filter { !own.contains($0.key) }.merging(noDesktop) { $1 }.merging(environment) { $1 }
        return process
    }

    /// Runs the demo to its end.
    static func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil
    ) throws -> Outcome {
        let process = process(arguments, environment: environment)
        if let folder { process.currentDirectoryURL = folder }
        return try finish(process)
    }

    /// Runs `process` to its end.
    static func finish(_ process: Process) throws -> Outcome {
        let end = try process.runToEnd()
        return Outcome(status: end.status, output: end.output, errors: end.errors)
    }

    /// Calls `body` with a folder that is removed afterwards.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
