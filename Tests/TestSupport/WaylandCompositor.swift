package import DrawKit
import Foundation

/// A Wayland compositor (weston) on a separate screen, for tests of real windows. It draws with the CPU and stops when
/// it is released.
package final class WaylandCompositor {
    /// The arrangement of windows.
    package enum Shell: String {
        /// Each window fills the screen, with the newest one in front.
        case kiosk
        /// Windows are side by side, with title bars, on a blue background, as on a desktop.
        case desktop
    }

    /// The color of an empty desktop.
    package static let background: UInt32 = 0x204060

    private static let path = "/usr/bin/weston"
    private static let socket = "wayland-test"
    private let size: PixelSize
    private let server: XServer
    private let folder: URL
    private let process = Process()

    /// A desktop without a panel, on which nothing moves by itself. Keys don't repeat, however long a slow machine
    /// holds them down.
    private static let configuration = """
        [keyboard]
        repeat-rate=0

        [shell]
        background-color=0xff\(String(background, radix: 16))
        panel-position=none
        animation=none
        startup-animation=none
        close-animation=none
        locking=false

        """

    /// `true` if the programs for tests of Wayland are installed; otherwise these tests are skipped with a message.
    package static var isInstalled: Bool {
        XServer.isInstalled && FileManager.default.isExecutableFile(atPath: path)
    }

    /// Creates a compositor with one screen of `size` pixels and the given `scale`.
    package init(size: PixelSize, scale: Int = 1, shell: Shell = .kiosk) throws {
        self.size = size
        server = try XServer(size: size)
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let configuration = folder.appendingPathComponent("weston.ini")
        try Data(Self.configuration.utf8).write(to: configuration)
        process.executableURL = URL(fileURLWithPath: Self.path)
        process.arguments = [
            "--backend=x11-backend.so", "--use-pixman", "--shell=\(shell)-shell.so", "--config=\(configuration.path)",
            "--idle-time=0",
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

    /// The environment variables for programs on this screen.
    package var environment: [String: String] {
        ["WAYLAND_DISPLAY": Self.socket, "XDG_RUNTIME_DIR": folder.path, "SDL_VIDEODRIVER": "wayland"]
    }

    /// The client that controls and captures the screen.
    package var client: XClient { server.client }

    /// Moves the pointer to (`x`, `y`), by way of two corners of the screen. The compositor receives only relative
    /// motion and assumes another position at first; in a corner, its position and that of the X server agree.
    package func movePointer(to x: Int, _ y: Int) throws {
        let corner = [Int(size.width) - 1, Int(size.height) - 1].map(String.init)
        try client.xdotool(["mousemove"] + corner + ["mousemove", "0", "0", "mousemove", "\(x)", "\(y)"])
        // The compositor finds the surface under the pointer only when it draws. Before that, a press goes elsewhere.
        for _ in 0..<2 { _ = try client.screenshot() }
    }

    /// Stops the compositor from responding.
    package func suspend() {
        kill(process.processIdentifier, SIGSTOP)
    }

    /// Kills the compositor, to simulate a crash.
    package func crash() {
        process.end()
    }
}
