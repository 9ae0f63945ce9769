package import CommandOptions
package import Foundation
import Glibc
import Reporting

/// The file, or standard output, that a result is written to.
package enum OutputDestination: Equatable, Sendable {
    case standardOutput
    case file(String)

    /// Parses `text`, the value of `option`. "-" means standard output.
    package init(_ text: String, option: String) throws(UsageError) {
        guard !text.isEmpty else { throw UsageError("\(option) takes a file, or - for standard output", not: "") }
        self = text == "-" ? .standardOutput : .file(text)
    }

    /// Returns the destination as a `NamedFile` for `option`.
    func file(of option: String) -> NamedFile {
        switch self {
        case .standardOutput: NamedFile(standardOutputBy: option)
        case .file(let path): NamedFile(option, path: path)
        }
    }

    /// Throws if writing would certainly fail. Called before time is spent on measuring.
    package func check() throws(BenchError) {
        guard case .file(let path) = self else { return }
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT != S_IFDIR else {
                throw BenchError("\(printable(path)) is a folder; choose a file in it")
            }
            guard access(path, W_OK) == 0 else {
                throw BenchError(
                    "the file \(printable(path)) could not be written: \(String(cString: strerror(errno)))")
            }
            return
        }
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, access(folder, W_OK) == 0 else {
            throw BenchError(
                "\(printable(folder)), the folder of \(printable(path)), is not writable; "
                    + "choose another folder")
        }
    }

    /// Writes `data` to the destination.
    package func write(_ data: Data) throws {
        switch self {
        case .standardOutput:
            try StandardOutput.write(data)
        case .file(let path):
            do {
                try ResultFile.write(data, to: path)
            } catch {
                throw BenchError("the file \(printable(path)) could not be written: \(error.localizedDescription)")
            }
        }
    }
}
