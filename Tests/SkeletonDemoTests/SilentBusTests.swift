import Foundation
import TestSupport
import Testing

/// Tests the demo in a session whose message bus accepts connections but never answers.
@Suite(
    "skeleton-demo with a silent bus", .timeLimit(.minutes(2)),
    .enabled(
        if: XServer.isInstalled && PrivateBus.isInstalled,
        "install the packages xvfb, imagemagick, xdotool and dbus-daemon"))
struct SilentBusTests {
    /// Runs the demo until its window has shown something, and expects a single message that names the bus.
    private func expectWindow(_ bus: String, _ environment: [String: String]) throws {
        let server = try XServer()
        let process = Demo.process(
            ["--load-time", "0", "--renderer", "software", "--theme", "light"],
            environment: environment.merging(["DISPLAY": server.display]) { $1 })
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        defer { process.end() }
        _ = try server.client.waitForScreen { $0.color(x: 960, y: 180) == 0xFFFFFF }

        kill(process.processIdentifier, SIGTERM)
        let messages = try process.waitForEnd(errors: errors).errors
        #expect(process.terminationStatus == 0)
        let lines = messages.split(separator: "\n").filter { $0.contains(" bus ") }
        #expect(lines.count == 1 && lines.first?.contains("the \(bus) bus does not respond") == true, "\(messages)")
    }

    @Test("A window opens while a bus is stopped", arguments: ["session", "system"])
    func stopped(bus: String) throws {
        let (answering, silent) = (try PrivateBus(), try PrivateBus())
        silent.pause()
        let isSession = bus == "session"
        try expectWindow(
            bus,
            [
                "DBUS_SESSION_BUS_ADDRESS": isSession ? silent.address : answering.address,
                "DBUS_SYSTEM_BUS_ADDRESS": isSession ? answering.address : silent.address,
            ])
    }

    @Test("A window opens while a bus is silent during authentication, even at the default address")
    func silent() throws {
        let socket = try ListeningSocket { connection, _ in
            var byte: UInt8 = 0
            while read(connection, &byte, 1) > 0 {}
        }
        try expectWindow(
            "session", ["DBUS_SESSION_BUS_ADDRESS": "tcp:host=127.0.0.1,port=\(socket.port),family=ipv4"])

        let bus = try PrivateBus()
        bus.pause()
        try Demo.withFolder { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.path + "/bus",
                withDestinationPath: String(bus.address.split(separator: "=")[1].prefix { $0 != "," }))
            try expectWindow("session", ["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": folder.path])
        }
    }

    @Test("A bus that answers, or doesn't exist, causes no message", arguments: [true, false])
    func answering(exists: Bool) throws {
        let bus = try PrivateBus()
        if !exists { bus.stop() }
        let server = try XServer()
        let outcome = try Demo.run(
            ["--duration", "0.3", "--renderer", "software"],
            environment: [
                "DISPLAY": server.display, "DBUS_SESSION_BUS_ADDRESS": bus.address,
                "DBUS_SYSTEM_BUS_ADDRESS": bus.address,
            ])
        #expect(outcome.status == 0 && !outcome.errors.contains("bus"), "\(outcome.errors)")
    }
}
