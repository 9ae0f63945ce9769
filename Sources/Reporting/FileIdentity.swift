import Foundation

/// The file that a path leads to, whether it exists or not: equal for all paths of one file.
package struct FileIdentity: Hashable, Sendable {
    private enum Place: Hashable, Sendable {
        case existing(device: UInt64, node: UInt64)
        /// A name in a folder that exists.
        case new(folderDevice: UInt64, folderNode: UInt64, name: String)
        /// A path in a folder that does not exist, or that cannot be searched.
        case unknown(path: String)
    }

    private let place: Place

    /// Finds the file at `path` through symbolic links, `.` and `..`, even if a link leads to a file that does not
    /// exist yet.
    package init(path: String) {
        var path = path
        // As many links as Linux follows.
        for _ in 0..<40 {
            var status = stat()
            if stat(path, &status) == 0 {
                place = .existing(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
                return
            }
            let url = URL(fileURLWithPath: path)
            guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
                let folder = url.deletingLastPathComponent().path
                guard stat(folder, &status) == 0 else { break }
                place = .new(
                    folderDevice: UInt64(status.st_dev), folderNode: UInt64(status.st_ino), name: url.lastPathComponent)
                return
            }
            path = target.hasPrefix("/") ? target : url.deletingLastPathComponent().path + "/" + target
        }
        place = .unknown(path: URL(fileURLWithPath: path).standardizedFileURL.path)
    }

    /// The file that an open descriptor writes to; nil if the descriptor is closed.
    package init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        place = .existing(device: UInt64(status.st_dev), node: UInt64(status.st_ino))
    }
}
