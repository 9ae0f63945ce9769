import Foundation

/// Where a program's result goes.
package enum StandardOutput {
    /// Why a result did not arrive.
    package struct Failure: Error, Equatable, CustomStringConvertible {
        /// The system's error number.
        package let code: Int32

        package var description: String {
            "the standard output could not be written: \(String(cString: strerror(code)))"
        }
    }

    /// Writes one line, or several, and ends them; waits for a reader that is behind.
    ///
    /// Throws when the descriptor is closed, full or broken; part of the text may be written then. A broken pipe
    /// does not end the process.
    package static func write(_ line: String) throws(Failure) {
        try write(line, to: Descriptor(number: STDOUT_FILENO))
    }

    static func write(_ line: String, to descriptor: Descriptor) throws(Failure) {
        let bytes = Array((line + "\n").utf8)
        if let code = bytes.withUnsafeBytes({ descriptor.write($0, patience: -1) }) { throw Failure(code: code) }
    }
}
