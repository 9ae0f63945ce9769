import Dispatch
import Foundation
import Glibc

/// A watcher that calls a closure on the main actor whenever a file is saved, even by an editor that replaces the file.
@MainActor
final class FileWatcher {
    private let source: any DispatchSourceRead

    /// Watches `url`; returns `nil` if the folder that contains it can't be watched.
    init?(_ url: URL, didChange: @escaping @MainActor () -> Void) {
        let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
        guard descriptor >= 0 else { return nil }
        // Watch the folder, because an editor may write another file and rename it.
        let mask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO)
        guard inotify_add_watch(descriptor, url.deletingLastPathComponent().path, mask) >= 0 else {
            close(descriptor)
            return nil
        }
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        let name = url.lastPathComponent
        source.setEventHandler {
            MainActor.assumeIsolated {
                if Self.names(from: descriptor).contains(name) { didChange() }
            }
        }
        source.setCancelHandler { close(descriptor) }
        source.activate()
    }

    isolated deinit {
        source.cancel()
    }

    /// Reads all pending events, and returns the names of the files that changed.
    private static func names(from descriptor: Int32) -> Set<String> {
        var names: Set<String> = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return names }
            bytes.withUnsafeBytes { buffer in
                let header = MemoryLayout<inotify_event>.size
                var start = 0
                while start + header <= count {
                    let event = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
                    let end = min(start + header + Int(event.len), count)
                    names.insert(String(decoding: buffer[start + header..<end].prefix { $0 != 0 }, as: UTF8.self))
                    start = end
                }
            }
        }
    }
}
