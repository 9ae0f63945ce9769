import Foundation

/// The identity of a file that may not exist yet. All paths to the same file have the same identity, unless its folder
/// doesn't exist or can't be searched.
package struct FileIdentity: Hashable, Sendable {
    private enum Location: Hashable, Sendable {
        case existing(device: UInt64, node: UInt64)
        /// A name in an existing folder.
        case new(folderDevice: UInt64, folderNode: UInt64, name: String)
        /// A path in a folder that does not exist or cannot be searched, or a path with too many symbolic links.
        case unknown(path: String)
    }

    private let location: Location

    /// Creates the identity of the file at `path`, following symbolic links, `.` and `..`, even if a link points to a
    /// file that doesn't exist yet.
    package init(path: String) {
        var path = path
        // Linux also follows at most 40 links.
        for _ in 0..<40 {
            var status = stat()
            if stat(path, &status) == 0 {
                location = .existing(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
                return
            }
            let url = URL(fileURLWithPath: path)
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                let folder = url.deletingLastPathComponent().path
                guard stat(folder, &status) == 0 else { break }
                location = .new(
                    folderDevice: UInt64(status.st_dev), folderNode: UInt64(status.st_ino), name: url.lastPathComponent)
                return
            }
            path = target.hasPrefix("/") ? target : url.deletingLastPathComponent().path + "/" + target
        }
        location = .unknown(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// Creates the identity of the file that a file descriptor refers to, or returns `nil` if the descriptor is closed.
    package init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        location = .existing(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    }
}
