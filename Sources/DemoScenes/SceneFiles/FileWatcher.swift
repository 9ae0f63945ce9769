import Dispatch
import Foundation
import Glibc

/// A watcher that calls a closure on the main actor whenever a file is saved, even by an editor that replaces the file.
/// If the file is a symbolic link, changes to the link and to its target are both reported.
@MainActor
final class FileWatcher {
    private let source: any DispatchSourceRead

    /// Watches `url`; returns `nil` if the folder that contains it can't be watched.
    init?(_ url: URL, didChange: @escaping @MainActor () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        var names = WatchedNames(of: url, descriptor: descriptor)
        guard names.watch() else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler {
            MainActor.assumeIsolated {
                guard names.readChanges() else { return }
                // The link may have a new target.
                _ = names.watch()
                didChange()
            }
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }
}

/// The watched names: that of a file and, if the file is a symbolic link, that of its target. Their folders are watched
/// instead of the files, because an editor may write another file and rename it.
private struct WatchedNames {
    let descriptor: Int32
    private let url: URL
    /// The watched names in each folder, by the watch descriptor of the folder.
    private var names: [Int32: Set<String>] = [:]

    init(of url: URL, descriptor: Int32) {
        self.url = url
        self.descriptor = descriptor
    }

    private var isLink: Bool { (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil }

    /// Watches the file and, if it is a symbolic link, its target, in place of the former target. Returns `false` if
    /// the folder of the file can't be watched.
    mutating func watch() -> Bool {
        let former = names.keys
        names = [:]
        let isWatched = add(url)
        if isLink { add(url.resolvingSymlinksInPath()) }
        for watch in former where names[watch] == nil { inotify_rm_watch(descriptor, watch) }
        return isWatched
    }

    @discardableResult
    private mutating func add(_ url: URL) -> Bool {
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE)
        let watch = inotify_add_watch(descriptor, url.deletingLastPathComponent().path, mask)
        guard watch >= 0 else { return false }
        names[watch, default: []].insert(url.lastPathComponent)
        return true
    }

    /// Reads all pending events. Returns `true` if a watched file has changed. A new file counts only if it is the
    /// link, because other files are written after they are created.
    func readChanges() -> Bool {
        var hasChanged = false
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return hasChanged }
            bytes.withUnsafeBytes { buffer in
                let header = MemoryLayout<inotify_event>.size
                var start = 0
                while start + header <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                    let end = min(start + header + Int(event.len), count)
                    let name = String(decoding: buffer[start + header..<end].prefix { $0 != 0 }, as: UTF8.self)
                    let isNew = event.mask & UInt32(IN_CREATE) != 0
                    let isRelevant = !isNew || name == url.lastPathComponent && isLink
                    if isRelevant, names[event.wd]?.contains(name) == true { hasChanged = true }
                    start = end
                }
            }
        }
    }
}
