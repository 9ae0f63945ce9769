import Foundation
import TestSupport

/// A demo in a window of a Wayland compositor. It writes its messages to a file.
final class WaylandSession {
    let compositor: WaylandCompositor
    let process: Process
    private let folder: URL

    /// Starts the demo. If `isTraced`, it also logs the Wayland protocol messages.
    init(_ arguments: [String], on compositor: WaylandCompositor, isTraced: Bool = false) throws {
        self.compositor = compositor
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent("messages")
        try Data().write(to: file)
        let trace = isTraced ? ["WAYLAND_DEBUG": "1"] : [:]
        process = Demo.process(Demo.calm + arguments, environment: compositor.environment.merging(trace) { $1 })
        process.standardError = try FileHandle(forWritingTo: file)
        try process.run()
    }

    deinit {
        process.end()
        try? FileManager.default.removeItem(at: folder)
    }

    /// Presses each of `keys`.
    func press(_ keys: [String]) throws {
        try compositor.client.press(keys)
    }

    /// Waits until the demo exits, and returns its standard error.
    func messages() throws -> String {
        try process.waitForEnd()
        return try written()
    }

    /// Returns everything written to standard error until now.
    func written() throws -> String {
        let data = try Data(contentsOf: folder.appendingPathComponent("messages"))
        return String(decoding: data, as: UTF8.self)
    }

    /// Returns the number of frames that the window has shown until now. The surfaces of the decorations and the
    /// pointer are committed less often than the content.
    func shownPictures() throws -> Int {
        var counts: [Substring: Int] = [:]
        for line in try written().split(separator: "\n") {
            // libwayland 1.23 and later write "#" before the number of an object; older versions write "@".
            guard let name = line.firstMatch(of: /-> wl_surface[@#](\d+)\.commit\(\)$/) else { continue }
            counts[name.1, default: 0] += 1
        }
        return counts.values.max() ?? 0
    }
}
