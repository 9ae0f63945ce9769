package import DrawKit
import Foundation

/// A Wayland compositor (weston) on a screen of its own, for tests of real windows; it stops when it is dropped. It
/// shows each window as large as the screen, with the newest in front, and draws with the processor.
package final class WaylandCompositor {
    private static let path = "/usr/bin/weston"
    private static let socket = "wayland-test"
    private let server: XServer
    private let folder: URL
    private let process = Process()

    /// Whether there are the programs that tests of Wayland need; without them those tests are skipped with a message.
    package static var isInstalled: Bool {
        XServer.isInstalled && FileManager.default.isExecutableFile(atPath: path)
    }

    /// Starts a compositor with one screen of `size` pixels, of which `scale` make a unit.
    package init(size: PixelSize, scale: Int = 1) throws {
        server = try XServer(size: size)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = [
            "--backend=x11-backend.so", "--use-pixman", "--shell=kiosk-shell.so", "--no-config", "--idle-time=0",
            "--width=\(Int(size.width) / scale)", "--height=\(Int(size.height) / scale)", "--scale=\(scale)",
            "--socket=\(Self.socket)", "--log=\(folder.appendingPathComponent("log").path)",
        ]
        process.environment = ProcessInfo.processInfo.environment
            .merging(["DISPLAY": server.display, "XDG_RUNTIME_DIR": folder.path]) { $1 }
        process.standardError = FileHandle.nullDevice
        try process.run()
        let socket = folder.appendingPathComponent(Self.socket).path
        _ = try client.waitForScreen { _ in FileManager.default.fileExists(atPath: socket) }
    }

    deinit {
        process.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// What programs need in their environment to be shown here.
    package var environment: [String: String] {
        ["WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": folder.path, "SDL_VIDEODRIVER": "wayland"]
    }

    /// A hand and an eye on the screen.
    package var client: XClient { server.client }

    /// Has the compositor answer nothing any more.
    package func stop() {
        kill(process.processIdentifier, SIGSTOP)
    }

    /// Ends the compositor at once, as a crash does.
    package func crash() {
        process.end()
    }
}
