import Foundation
import Glibc
import Reporting

/// The file in which the demo saves its window's state.
package struct StateFile {
    /// The result of reading the file.
    package enum Content: Equatable {
        /// There is no file.
        case none
        case state(DemoState)
        /// The file had invalid contents and was moved to `path`.
        case setAside(path: String)
        /// The file exists but can't be read, or has invalid contents and can't be moved.
        case unreachable
    }

    /// The maximum size of the file, in bytes.
    private static let maximumBytes = 1 << 20
    /// The maximum number of corrupt files kept beside the state file.
    private static let maximumBackups = 100

    /// The path of the file: `skeleton-sdl/demo.json` in the user's state folder.
    package let path: String

    /// Locates the file in the user's state folder: `XDG_STATE_HOME` in `environment`, or else `~/.local/state`.
    /// Returns `nil` if neither `XDG_STATE_HOME` nor `HOME` is an absolute path.
    package init?(environment: [String: String]) {
        // A relative path is meaningless in either variable.
        func folder(_ name: String) -> String? { environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil } }
        guard let folder = folder("XDG_STATE_HOME") ?? folder("HOME").map({ $0 + "/.local/state" }) else { return nil }
        path = folder + "/skeleton-sdl/demo.json"
    }

    /// Reads the file. A file that doesn't contain a state is set aside; a folder, a pipe or a device is left alone.
    package func read() -> Content {
        guard FileManager.default.fileExists(atPath: path) else { return .none }
        do throws(LocalFileError) {
            return try DemoState(LocalFiles.read(path, limit: Self.maximumBytes)).map(Content.state) ?? setAside()
        } catch {
            if case .tooLarge = error { return setAside() }
            return .unreachable
        }
    }

    /// Writes `state` atomically, and creates the folder if it is missing. Throws an error if something other than a
    /// regular file is at `path`.
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

    /// Renames the file to an unused name; files set aside earlier are kept.
    private func setAside() -> Content {
        let names = (1...Self.maximumBackups).lazy.map { path + ($0 == 1 ? ".corrupt" : ".corrupt-\($0)") }
        var status = stat()
        guard let other = names.first(where: { lstat($0, &status) != 0 }), rename(path, other) == 0 else {
            return .unreachable
        }
        return .setAside(path: other)
    }
}
