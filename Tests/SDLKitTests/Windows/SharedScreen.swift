import DrawKit
import Foundation
import StageKit
import TestSupport
import ViewKit

@testable import SDLKit

/// The screen shared by all window tests of this process. It ends with its last client.
@MainActor
enum SharedScreen {
    private static var server: XServer?

    /// Starts the server and SDL's video system on it, unless they are running.
    static func start() throws {
        guard server == nil else { return }
        let server = try XServer(size: PixelSize(width: 800, height: 600), endsWithLastClient: true)
        setenv("DISPLAY", server.display, 1)
        setenv("SDL_VIDEODRIVER", "x11", 1)
        // Windows follow the desktop's style, which may be dark on the machine that runs the tests.
        setenv("DBUS_SESSION_BUS_ADDRESS", "", 1)
        // Sets an unknown locale, because text must be UTF-8 even then.
        setenv("LC_ALL", "xx_XX", 1)
        self.server = server
        try VideoSystem.start()
    }

    /// Returns a client that controls and captures the screen.
    static func client() throws -> XClient {
        guard let server else { throw SDLError("the screen cannot be used", reason: "the screen was not started") }
        return server.client
    }

    /// Operates the keyboard and the pointer; see xdotool(1).
    static func xdotool(_ arguments: [String]) throws {
        try client().xdotool(arguments)
    }

    /// Starts xdotool without waiting until it ends.
    static func startXdotool(_ arguments: [String]) throws -> Process {
        try client().startXdotool(arguments)
    }

    static func picture() throws -> Bitmap {
        try client().screenshot()
    }
}

extension SDLWindow {
    /// Shows the changes at the window's current time; returns `true` if anything was drawn.
    func runFrame() throws -> Bool {
        try runFrame(at: window.time, events: {})
    }
}
