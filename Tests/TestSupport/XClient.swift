import Dispatch
package import DrawKit
package import Foundation
import ImageKit

/// Works a screen of an X server as a person would: looks at it, moves the pointer, presses keys.
package struct XClient: Sendable {
    /// The value of DISPLAY.
    package let display: String

    /// What the screen shows.
    package func screenshot() throws -> Bitmap {
        let data = try run("/usr/bin/import", ["-window", "root", "png:-"])
        return try ImageCodec.decode(data, name: "the screenshot", reducible: false)
    }

    /// Moves the pointer, presses keys, resizes windows: see xdotool(1). What it prints is returned.
    @discardableResult
    package func xdotool(_ arguments: String...) throws -> String {
        try xdotool(arguments)
    }

    /// The same for arguments in an array.
    @discardableResult
    package func xdotool(_ arguments: [String]) throws -> String {
        String(decoding: try run("/usr/bin/xdotool", arguments.map(Self.keyCode)), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The property called `name` of `window`, with its type: see xprop(1).
    package func property(_ name: String, of window: String) throws -> String {
        String(decoding: try run("/usr/bin/xprop", ["-id", window, name]), as: UTF8.self)
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Starts xdotool and does not wait for its end.
    package func startXdotool(_ arguments: [String]) throws -> Process {
        let process = prepare("/usr/bin/xdotool", arguments)
        try process.run()
        return process
    }

    /// Asks `condition` for the screen's picture again and again until it is true: windows of other processes have
    /// their own time. After five minutes it gives up, which no machine is too slow for.
    package func waitForScreen(_ condition: (Bitmap) -> Bool) throws -> Bitmap {
        let limit = DispatchTime.now() + .seconds(300)
        while true {
            let picture = try screenshot()
            if condition(picture) { return picture }
            guard DispatchTime.now() < limit else { throw ToolError("the screen never showed what was waited for") }
        }
    }

    /// The number of a function key, as X servers on Linux count keys; all else as it is. By their names newer layouts
    /// find these keys on a level of their own, and xdotool holds Alt down for that.
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
        // Without a locale of UTF-8 xdotool types letters of ASCII only, and xprop prints no others.
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
