import Foundation
import Glibc

/// A named pipe that is full, so that a program waits when it writes into the pipe.
final class FullPipe {
    let path: String
    private let descriptor: Int32

    /// Creates the pipe at `path` and fills it with spaces.
    init(path: String) throws {
        self.path = path
        guard mkfifo(path, 0o600) == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        // A pipe that is open for both reading and writing needs no other process.
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
        let spaces = [UInt8](repeating: UInt8(ascii: " "), count: Int(PIPE_BUF))
        while write(descriptor, spaces, spaces.count) > 0 {}
    }

    deinit { close(descriptor) }

    /// Returns `true` if the process `id` has opened the pipe.
    func isOpen(in id: Int32) -> Bool {
        let folder = "/proc/\(id)/fd"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains {
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")) == path
        }
    }

    /// Returns the bytes in the pipe, and empties it.
    func read() -> Data {
        var (data, buffer) = (Data(), [UInt8](repeating: 0, count: Int(PIPE_BUF)))
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            guard count > 0 else { return data }
            data.append(contentsOf: buffer[..<count])
        }
    }
}
