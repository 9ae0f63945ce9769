import Foundation
import TestSupport
import Testing

/// Tests the demo on an X server that no longer answers.
@Suite(
    "skeleton-demo on a stopped X server",
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct StoppedServerTests {
    /// An animated window waits for the server in the middle of a frame; a static window doesn't.
    @Test(
        "The demo ends on SIGTERM while the X server is stopped",
        arguments: ["software", "opengl"],
        [["--load-time", "3600"], ["--load-time", "0", "--transition", "none", "--still"]])
    func termination(renderer: String, content: [String]) throws {
        let server = try XServer()
        let process = Demo.process(
            Demo.calm + content + ["--renderer", renderer], environment: ["DISPLAY": server.display])
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        defer { process.end() }
        _ = try server.client.waitForScreen { $0.color(x: 960, y: 180) == 0xFFFFFF }

        server.suspend()
        kill(process.processIdentifier, SIGTERM)
        let messages = try process.waitForEnd(errors: errors).errors

        let isKilled = process.terminationReason == .uncaughtSignal
        #expect(isKilled || process.terminationStatus == 0)
        #expect(messages.contains("ended by signal 15") == isKilled)
    }
}
