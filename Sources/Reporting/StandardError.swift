import Glibc
import Synchronization

/// Where programs and libraries speak to whoever started them.
package enum StandardError {
    /// Whether the last line found no room, so that the next one does not wait either.
    private static let isStalled = Mutex(false)
    /// How many milliseconds a line waits for a reader that is behind.
    private static let patience: Int32 = 200
    private static let longestLine = 10_000

    /// Writes one line, or several, and ends them.
    ///
    /// Cannot fail: what cannot be written, because the descriptor is closed, full, broken or not read for 200 ms, is
    /// left out. Control characters other than line breaks are escaped, and what is longer than 10,000 characters is
    /// cut. Lines of several threads do not mix.
    package static func write(_ line: String) {
        write(line, to: Descriptor(number: STDERR_FILENO))
    }

    static func write(_ line: String, to descriptor: Descriptor) {
        let bytes = Array((escaped(line, limit: longestLine, keepsLines: true) + "\n").utf8)
        isStalled.withLock { isStalled in
            let error = bytes.withUnsafeBytes { descriptor.write($0, patience: isStalled ? 0 : patience) }
            isStalled = error == EAGAIN
        }
    }
}
