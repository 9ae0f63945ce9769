import Glibc
import Synchronization

/// Writes messages to standard error.
package enum StandardError {
    /// `true` if the last line found no room, so that the next one doesn't wait as well.
    private static let isStalled = Mutex(false)
    /// The time that a line waits for a slow reader, in milliseconds.
    private static let patience: Int32 = 200
    private static let longestLine = 10_000

    /// Writes one or more lines and a final line break.
    ///
    /// Never fails: output is dropped if the descriptor is closed, full, broken or not read for 200 ms. Control
    /// characters other than line breaks are escaped, and text is cut after 10,000 characters. Lines of several threads
    /// don't mix.
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
