package import Foundation
import Glibc

/// Waits for files to appear in a folder.
package final class FolderWatch {
    private let folder: URL
    private let descriptor = inotify_init1(Int32(IN_CLOEXEC))

    /// Starts to watch `folder`.
    package init(_ folder: URL) throws {
        self.folder = folder
        guard inotify_add_watch(descriptor, folder.path, UInt32(IN_MOVED_TO | IN_CLOSE_WRITE)) >= 0 else {
            throw ToolError("\(folder.path) can't be watched")
        }
    }

    deinit {
        close(descriptor)
    }

    /// Waits until a file named `name` exists. Throws an error if no file is written or moved into the folder for a
    /// minute.
    package func waitForFile(named name: String) throws {
        let file = folder.appendingPathComponent(name).path
        var events = [UInt8](repeating: 0, count: 4096)
        while !FileManager.default.fileExists(atPath: file) {
            var change = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&change, 1, 60_000) > 0, read(descriptor, &events, events.count) > 0 else {
                throw ToolError("\(name) never appeared in \(folder.path)")
            }
        }
    }
}
