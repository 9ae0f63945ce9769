import Foundation
import Glibc

/// Everything below a folder: file types, permissions, and the contents of files and links.
struct FileTree: Equatable {
    private struct Entry: Equatable {
        var mode: mode_t
        var content: Data
    }

    private var entries: [String: Entry] = [:]

    /// Creates the tree below `folder`, without following links.
    init(_ folder: String) {
        for case let path as String in FileManager.default.enumerator(atPath: folder) ?? .init() {
            // The desktop may rewrite its cache of MIME types at any time.
            guard !path.hasSuffix("/mimeinfo.cache") else { continue }
            let place = folder + "/" + path
            var status = stat()
            guard lstat(place, &status) == 0 else { continue }
            var content = Data()
            switch status.st_mode & S_IFMT {
            case S_IFREG: content = FileManager.default.contents(atPath: place) ?? Data()
            case S_IFLNK:
                content = Data(((try? FileManager.default.destinationOfSymbolicLink(atPath: place)) ?? "").utf8)
            default: break
            }
            entries[path] = Entry(mode: status.st_mode, content: content)
        }
    }

    /// All paths, sorted.
    var paths: [String] { entries.keys.sorted() }

    /// Returns the entries that are new or have changed since `before`.
    func changes(since before: FileTree) -> FileTree {
        var changes = self
        changes.entries = entries.filter { before.entries[$0.key] != $0.value }
        return changes
    }

    /// Adds the entries of `other`, which replace earlier ones.
    mutating func add(_ other: FileTree) {
        entries.merge(other.entries) { $1 }
    }

    /// Returns the paths that are missing or different in `other`.
    func lost(in other: FileTree) -> [String] {
        entries.filter { other.entries[$0.key] != $0.value }.map(\.key).sorted()
    }

    /// Returns the paths of entries that exist in only one of the trees or differ.
    func differences(from other: FileTree) -> [String] { Set(lost(in: other) + other.lost(in: self)).sorted() }

    /// Returns `true` if `path` is one of the entries, or a folder that contains one.
    func holds(_ path: String) -> Bool {
        entries[path] != nil || entries.keys.contains { $0.hasPrefix(path + "/") }
    }
}
