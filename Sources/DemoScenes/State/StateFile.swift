import Foundation
import Glibc
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
    /// With that many corrupt files beside it, no more are added.
    private static let mostSetAside = 100

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

    /// Reads the file. One that is not a state is set aside; a folder, a pipe or a device is left alone.
    package func read() -> Content {
        guard FileManager.default.fileExists(atPath: path) else { return .none }
        do throws(LocalFileError) {
            return try DemoState(LocalFiles.read(path, limit: Self.mostBytes)).map(Content.state) ?? setAside()
        } catch {
            if case .tooLarge = error { return setAside() }
            return .unreachable
        }
    }

    /// Writes `state`, as a whole or not at all, and makes the folder if it is missing. Throws if something other than
    /// a file is in its place.
    package func write(_ state: DemoState) throws {
        let folder = (path as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        var status = stat()
        guard stat(path, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
            throw ResultFileError(code: status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL)
        }
        try ResultFile.write(state.data(), to: path)
    }

    // MARK: Private

    /// Renames the file to a name that is free: what was set aside before stays.
    private func setAside() -> Content {
        let names = (1...Self.mostSetAside).lazy.map { path + ($0 == 1 ? ".corrupt" : ".corrupt-\($0)") }
        var status = stat()
        guard let other = names.first(where: { lstat($0, &status) != 0 }), rename(path, other) == 0 else {
            return .unreachable
        }
        return .setAside(path: other)
    }
}
