import Dispatch
package import DrawKit
package import Foundation
import ImageKit

/// Operates a screen of an X server: captures it, moves the pointer and presses keys.
package struct XClient: Sendable {
    /// The value of DISPLAY.
    package let display: String

    /// Returns an image of the screen.
    package func screenshot() throws -> Bitmap {
        let data = try run("/usr/bin/import", ["-window", "root", "png:-"])
        return try ImageCodec.decode(data, name: "the screenshot", reducible: false)
    }

    /// Moves the pointer, presses keys or resizes windows; see xdotool(1). Returns its output.
    @discardableResult
    package func xdotool(_ arguments: String...) throws -> String {
        try xdotool(arguments)
    }

    /// Runs xdotool with an array of arguments and returns its output.
    @discardableResult
    package func xdotool(_ arguments: [String]) throws -> String {
        String(decoding: try run("/usr/bin/xdotool", arguments.map(Self.keyCode)), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Presses `keys` one after another. To press a key twice, xdotool is run twice, and each run waits until the
    /// server has handled the key. A single run may press the key twice within a millisecond for a busy server, and SDL
    /// treats the second press of a key within two milliseconds as a repeat.
    package func press(_ keys: [String]) throws {
        var run: [String] = []
        for key in keys {
            if run.contains(key) {
                try xdotool(["key"] + run)
                run = []
            }
            run.append(key)
        }
        if !run.isEmpty { try xdotool(["key"] + run) }
    }

    /// Returns the property `name` of `window` with its type; see xprop(1).
    package func property(_ name: String, of window: String) throws -> String {
        String(decoding: try run("/usr/bin/xprop", ["-id", window, name]), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Starts xdotool without waiting for it to exit.
    package func startXdotool(_ arguments: [String]) throws -> Process {
        let process = prepare("/usr/bin/xdotool", arguments)
        try process.run()
        return process
    }

    /// Captures the screen repeatedly until `condition` returns `true`, because other processes take time to draw.
    /// Throws after five minutes, which is long enough on any machine.
    package func waitForScreen(line: Int = #line, _ condition: (Bitmap) -> Bool) throws -> Bitmap {
        let limit = DispatchTime.now() + .seconds(300)
        while true {
            let picture = try screenshot()
            if condition(picture) { return picture }
            guard DispatchTime.now() < limit else {
                throw ToolError("the screen never showed what line \(line) waits for")
            }
        }
    }

    /// Returns the keycode of a function key, as numbered by X servers on Linux; other arguments are unchanged. In
    /// newer layouts, the names of these keys are on a separate level, for which xdotool would hold Alt down.
    private static func keyCode(_ argument: String) -> String {
        guard argument.first == "F", let number = Int(argument.dropFirst()), (1...10).contains(number) else {
            return argument
        }
        return "\(66 + number)"
    }

    private func prepare(_ tool: String, _ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        // Without a UTF-8 locale, xdotool types and xprop prints only ASCII letters.
        let own = ["DISPLAY": display, "LC_ALL": "C.UTF-8"]
        process.environment = ProcessInfo.processInfo.environment.merging(own) { $1 }
        return process
    }

    private func run(_ tool: String, _ arguments: [String]) throws -> Data {
        let end = try prepare(tool, arguments).runToEnd()
        guard end.status == 0 else { throw ToolError("\(tool) failed: \(end.errors)") }
        return end.data
    }
}
