import DrawKit
import Foundation
import TestSupport

/// IBus with an engine of the tests, and a client of the accessibility bus that reads the text of the demo's fields. It
/// is the script input-method.py.
enum InputMethod {
    enum WindowSystem {
        case x11, wayland
    }

    /// `true` if IBus and the libraries of the script are installed; otherwise the tests are skipped with a message.
    static var isInstalled: Bool {
        let needed = ["/usr/bin/ibus-daemon", "/usr/lib/python3/dist-packages/gi/overrides/IBus.py"]
        return ScreenReader.isInstalled && XServer.isInstalled
            && needed.allSatisfy(FileManager.default.fileExists(atPath:))
    }

    /// Runs a part of the script with a demo. Returns its output if it failed, otherwise an empty string.
    static func run(_ part: String, on system: WindowSystem, renderer: String) throws -> String {
        let bus = try PrivateBus()
        let size = PixelSize(width: 1400, height: 1000)
        switch system {
        case .x11:
            let server = try XServer(size: size)
            return try run(
                part, renderer: renderer, environment: ["DISPLAY": server.display, "KEYBOARD": server.display],
                bus: bus)
        case .wayland:
            let compositor = try WaylandCompositor(size: size)
            let environment = compositor.environment.merging(["KEYBOARD": compositor.client.display]) { $1 }
            return try run(part, renderer: renderer, environment: environment, bus: bus)
        }
    }

    private static func run(
        _ part: String, renderer: String, environment: [String: String], bus: PrivateBus
    ) throws -> String {
        try Demo.withFolder { folder in
            var own = ["DBUS_SESSION_BUS_ADDRESS": bus.address]
            for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"] {
                own[name] = folder.path
            }
            let demo = Demo.process(
                ["--screen", "controls", "--renderer", renderer], environment: own.merging(environment) { $1 })
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("input-method.py")
            let driver = Process()
            // Debian's own interpreter, which has the libraries.
            driver.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
            driver.arguments = [script.path, part, demo.executableURL?.path ?? ""] + (demo.arguments ?? [])
            driver.environment = demo.environment
            let end = try driver.runToEnd()
            return end.status == 0 ? "" : "\(end.output)\n\(end.errors)"
        }
    }
}
