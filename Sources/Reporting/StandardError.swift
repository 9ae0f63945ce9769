import Glibc
import Synchronization

/// Writes messages to standard error.
package enum StandardError {
    /// `true` if writing the last line timed out. Writing the next line then doesn't wait.
    private static let isStalled = Mutex(false)
    /// The maximum time to wait for a slow reader before dropping a line, in milliseconds.
    private static let timeout: Int32 = 200
    private static let maximumLineLength = 10_000

    /// Writes one or more lines and a final line break.
    ///
    /// Never fails: output is dropped if the descriptor is closed, full, broken or not read for 200 ms. Control
    /// characters other than line breaks are escaped, and text is truncated after 10,000 characters. Lines from
    /// different threads are not interleaved.
    package static func write(_ line: String) {
        write(line, to: Descriptor(number: STDERR_FILENO))
    }

    static func write(_ line: String, to descriptor: Descriptor) {
        let bytes = Array((escaped(line, limit: maximumLineLength, keepsLines: true) + "\n").utf8)
        isStalled.withLock { isStalled in
            let error = bytes.withUnsafeBytes { descriptor.write($0, timeout: isStalled ? 0 : timeout) }
            isStalled = error == EAGAIN
        }
    }
}
