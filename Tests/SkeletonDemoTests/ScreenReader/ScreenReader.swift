import Foundation
import TestSupport

/// A client of the accessibility bus that uses the demo only over AT-SPI. It is the script screen-reader.py.
enum ScreenReader {
    /// `true` if the bus and the client's library are installed; otherwise the tests are skipped with a message.
    static var isInstalled: Bool {
        let needed = ["/usr/bin/Xvfb", "/usr/lib/python3/dist-packages/pyatspi"]
        let launchers = ["/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi-bus-launcher"]
        let exists = FileManager.default.fileExists(atPath:)
        return PrivateBus.isInstalled && needed.allSatisfy(exists) && launchers.contains(where: exists)
    }

    /// Runs a part of the script with a demo. Returns its output if it failed, otherwise an empty string.
    static func run(_ part: String, _ arguments: [String]) throws -> String {
        let (server, bus) = (try XServer(), try PrivateBus())
        return try Demo.withFolder { folder in
            let demo = Demo.process(
                arguments + ["--renderer", "software"],
                environment: [
                    "DISPLAY": server.display, "DBUS_SESSION_BUS_ADDRESS": bus.address, "HOME": folder.path,
                    "XDG_RUNTIME_DIR": folder.path, "XDG_STATE_HOME": folder.path,
                ])
            let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("screen-reader.py")
            let reader = Process()
            // Debian's own interpreter, which has the library.
            reader.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
            reader.arguments = [script.path, part, demo.executableURL?.path ?? ""] + (demo.arguments ?? [])
            reader.environment = demo.environment
            let end = try reader.runToEnd()
            return end.status == 0 ? "" : "\(end.output)\n\(end.errors)"
        }
    }
}
