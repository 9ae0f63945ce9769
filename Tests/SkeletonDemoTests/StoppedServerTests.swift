import Foundation
import TestSupport
import Testing

/// The demo in a window of an X server that answers nothing any more.
@Suite(
    "skeleton-demo on a stopped X server",
    .enabled(if: XServer.isInstalled, "install the packages xvfb, imagemagick and xdotool"))
struct StoppedServerTests {
    /// What moves has the program wait for the server in the middle of a frame, and what stands still does not.
    @Test(
        "Ends when it is told to",
        arguments: ["software", "opengl"],
        [["--load-time", "3600"], ["--load-time", "0", "--transition", "none", "--still"]])
    func termination(renderer: String, content: [String]) throws {
        let server = try XServer()
        let process = Demo.process(content + ["--renderer", renderer], environment: ["DISPLAY": server.display])
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        defer { process.end() }
        _ = try server.client.waitForScreen { $0.color(x: 960, y: 180) == 0xFFFFFF }

        server.stop()
        kill(process.processIdentifier, SIGTERM)
        let messages = try process.waitForEnd(errors: errors).errors

        let isKilled = process.terminationReason == .uncaughtSignal
        #expect(isKilled || process.terminationStatus == 0)
        #expect(messages.contains("ended by signal 15") == isKilled)
    }
}
