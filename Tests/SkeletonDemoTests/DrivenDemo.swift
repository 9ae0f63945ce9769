import DrawKit
import Foundation
import TestSupport

/// A demo in a window on its own screen, driven from outside, with its state and its recordings saved in a folder.
final class DrivenDemo {
    let client: XClient
    let window: String
    private let server: XServer
    private let process: Process
    private let errors = Pipe()
    private var messages = Data()

    /// Starts the demo on a screen of size `screen`, with its window in the screen's top left corner. The demo follows
    /// the desktop on the bus at the address `bus`; an empty string, the default, disables this. If `isCalm`, the
    /// default, the window shows its content without the inspector; otherwise it starts as for a user.
    init(
        _ arguments: [String] = [], isCalm: Bool = true, screen: PixelSize = PixelSize(width: 1920, height: 1600),
        state folder: URL,
        bus: String = ""
    ) throws {
        server = try XServer(size: screen)
        client = server.client
        process = Demo.process(
            (isCalm ? Demo.calm : []) + arguments + ["--renderer", "software"],
            environment: [
                "DISPLAY": server.display, "XDG_STATE_HOME": folder.path, "XDG_PICTURES_DIR": folder.path,
                "DBUS_SESSION_BUS_ADDRESS": bus,
            ])
        process.standardError = errors
        try process.run()
        window = try client.xdotool("search", "--sync", "--onlyvisible", "--name", "SkeletonSDL")
            .components(separatedBy: "\n")[0]
        try client.xdotool("windowmove", window, "0", "0")
    }

    deinit {
        process.end()
    }

    /// Waits until the demo writes `text` to standard error. Throws if the demo ends, or writes nothing for a minute.
    func waitForMessage(_ text: String) throws {
        while !String(decoding: messages, as: UTF8.self).contains(text) {
            var errors = pollfd(fd: self.errors.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
            let more = poll(&errors, 1, 60_000) > 0 ? self.errors.fileHandleForReading.availableData : Data()
            guard !more.isEmpty else { throw ToolError("the demo never wrote: \(text)") }
            messages += more
        }
    }

    /// Waits until the window shows the screen titled `title`.
    func waitForScreen(called title: String) throws {
        try client.xdotool("search", "--sync", "--name", "^\(title) ")
    }

    func click(_ x: Int, _ y: Int) throws {
        try client.xdotool("mousemove", "\(x)", "\(y)", "click", "1")
    }

    /// Presses each of `keys`.
    func press(_ keys: String...) throws {
        try client.press(keys)
    }

    /// Waits until the demo exits after a key requested it. The outcome doesn't include expected messages: the one
    /// about the requested renderer, and the library's warnings about flags on the hierarchy screen.
    func outcome() throws -> Demo.Outcome {
        let end = try process.waitForEnd(errors: errors)
        let lines = (String(decoding: messages, as: UTF8.self) + end.errors).components(separatedBy: "\n")
        return Demo.Outcome(
            status: end.status, output: "",
            errors: lines.filter { line in
                !line.hasSuffix("as requested")
                    && !["flagged views lie under", "no skeletonable views in"].contains(where: line.contains)
            }.joined(separator: "\n"))
    }

    /// Returns the URL of the state file in `folder`.
    static func stateFile(in folder: URL) -> URL { folder.appendingPathComponent("skeleton-sdl/demo.json") }
}
