import Foundation
import TestSupport
import Testing

/// Tests the demo in a window that receives invalid messages from another program.
@Suite(
    "skeleton-demo and forged messages", .timeLimit(.minutes(2)),
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct ForgedMessageTests {
    /// An identifier that doesn't belong to any window.
    private static let absent = 0x7FFF_FFF0

    @Test("Messages of drops that never started have no effect")
    func drops() throws {
        let server = try XServer()
        let process = Demo.process(
            ["--load-time", "0", "--renderer", "software", "--theme", "light"],
            environment: ["DISPLAY": server.display])
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        defer { process.end() }
        let name = try server.client.xdotool("search", "--sync", "--onlyvisible", "--name", "SkeletonSDL")
        let window = try #require(UInt(name.components(separatedBy: "\n")[0]))
        _ = try server.client.waitForScreen { $0.color(x: 960, y: 180) == 0xFFFFFF }
        let version5 = 5 << 24
        // The lowest bit requests the type list, a property of the window whose identifier is the first number.
        let starts = [1, 0].map { list in (Self.absent, version5 | list, 0, 0, 0) }
        let all = starts + [(0, -1, -1, -1, -1), (-1, -1, -1, -1, -1), (Int(window), version5 | 1, 1, 1, 1)]

        for message in ["XdndEnter", "XdndPosition", "XdndDrop", "XdndLeave", "XdndStatus", "XdndFinished"] {
            try XMessages.send(message, all, to: window, on: server.display)
        }

        // Keys arrive after the messages.
        try server.client.xdotool("key", "ctrl+q")
        let messages = try process.waitForEnd(errors: errors).errors
        // Otherwise, SDL would ask the server for a property of the absent window.
        #expect(!messages.contains("refused"), "\(messages)")
        #expect(process.terminationReason == .exit && process.terminationStatus == 0)
    }

    @Test("A window announces that it accepts no drops")
    func awareness() throws {
        let server = try XServer()
        let process = Demo.process(
            ["--load-time", "0", "--renderer", "software"], environment: ["DISPLAY": server.display])
        process.standardError = FileHandle.nullDevice
        try process.run()
        defer { process.end() }
        let window = try server.client.xdotool("search", "--sync", "--onlyvisible", "--name", "SkeletonSDL")
            .components(separatedBy: "\n")[0]
        #expect(try server.client.property("XdndAware", of: window) == "XdndAware:  not found.")
    }
}
