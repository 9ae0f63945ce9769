import Foundation
import Reporting

/// Where the demo keeps its window's state.
package struct StateFile {
    /// What there was to read.
    package enum Content: Equatable {
        /// Nothing was kept.
        case none
        case state(DemoState)
        /// It was not readable, and was put at `path`.
        case setAside(path: String)
        /// It is there, and cannot be read.
        case unreachable
    }

    /// More than any state has.
    private static let mostBytes = 1 << 20

    /// The file.
    package let path: String

    /// The file in the user's state folder: `XDG_STATE_HOME` of the `environment`, or `~/.local/state`. Nil where there
    /// is neither.
    package init?(environment: [String: String]) {
        // A path that does not begin at the root means nothing in either.
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        guard let folder = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" }) else { return nil }
        path = folder + "/skeleton-sdl/demo.json"
    }

    /// Reads the file. One that is not a state is set aside.
    package func read() -> Content {
        guard FileManager.default.fileExists(atPath: path) else { return .none }
        let handle = FileHandle(forReadingAtPath: path)
        guard let data = try? handle?.read(upToCount: Self.mostBytes) else {
            return handle == nil ? .unreachable : setAside()
        }
        return DemoState(data).map(Content.state) ?? setAside()
    }

    /// Writes `state`, as a whole or not at all. Makes the folder where there is none.
    package func write(_ state: DemoState) throws {
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try ResultFile.write(state.data(), to: path)
    }

    // MARK: Private

    private func setAside() -> Content {
        let other = path + ".corrupt"
        try? FileManager.default.removeItem(atPath: other)
        do {
            try FileManager.default.moveItem(atPath: path, toPath: other)
            return .setAside(path: other)
        } catch {
            return .unreachable
        }
    }
}
