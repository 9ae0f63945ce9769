import Foundation
import TestSupport

/// Runs the built skeleton-demo as a user would.
enum Demo {
    /// The output and exit status of a run.
    struct Outcome {
        var status: Int32
        var output: String
        var errors: String
    }

    /// The folder with the tests and the executables.
    static let productsFolder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()

    /// Options for a window that shows its content without the inspector, as soon as it has loaded.
    static let calm = ["--open", "skeleton://feed?playback=content"]

    /// Returns a process of the demo that has not been started.
    static func process(_ arguments: [String], environment: [String: String] = [:]) -> Process {
        let process = Process()
        process.executableURL = productsFolder.appendingPathComponent("skeleton-demo")
        process.arguments = arguments
        // Other tests of this process may have set these variables. Without the first two, the demo neither reads nor
        // writes the user's saved window state.
        let own = [
            "XDG_STATE_HOME", "HOME", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "SDL_VIDEODRIVER",
            "SDL_VIDEO_DRIVER", "SDL_RENDER_DRIVER", "LC_ALL",
        ]
        // Ignores the settings of the desktop on which the tests run.
        let noDesktop = ["DBUS_SESSION_BUS_ADDRESS": "", "SKELETON_MOTION": ""]
        process.environment = ProcessInfo.processInfo.environment
            .filter { !own.contains($0.key) }.merging(noDesktop) { $1 }.merging(environment) { $1 }
        return process
    }

    /// Runs the demo until it exits.
    static func run(
        _ arguments: [String], environment: [String: String] = [:], in folder: URL? = nil
    ) throws -> Outcome {
        let process = process(arguments, environment: environment)
        if let folder { process.currentDirectoryURL = folder }
        return try finish(process)
    }

    /// Runs `process` until it exits.
    static func finish(_ process: Process) throws -> Outcome {
        let end = try process.runToEnd()
        return Outcome(status: end.status, output: end.output, errors: end.errors)
    }

    /// Calls `body` with a folder that is removed afterward.
    static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }
}
