package import Foundation

/// Writes a program's results to standard output.
package enum StandardOutput {
    /// The error thrown if a result can't be written.
    package struct Failure: Error, Equatable, CustomStringConvertible {
        /// The system's error number.
        package let code: Int32

        package var description: String {
            "standard output could not be written: \(String(cString: strerror(code)))"
        }
    }

    /// Writes one or more lines and a final line break. Waits for a slow reader.
    ///
    /// Control characters other than line breaks are escaped, because the text may contain names from a file and the
    /// output may be a terminal. Throws if the descriptor is closed, full or broken, possibly after writing part of the
    /// text. A broken pipe doesn't end the process.
    package static func write(_ line: String) throws(Failure) {
        try write(line, to: Descriptor(number: STDOUT_FILENO))
    }

    /// Writes the bytes of a file unchanged. Waits for a slow reader, and throws like `write(_:)`.
    package static func write(_ file: Data) throws(Failure) {
        try write(file, to: Descriptor(number: STDOUT_FILENO))
    }

    static func write(_ line: String, to descriptor: Descriptor) throws(Failure) {
        try write(Data((escaped(line, limit: .max, keepsLines: true) + "\n").utf8), to: descriptor)
    }

    static func write(_ file: Data, to descriptor: Descriptor) throws(Failure) {
        if let code = file.withUnsafeBytes({ descriptor.write($0, timeout: -1) }) { throw Failure(code: code) }
    }
}
