package import Foundation
import Glibc

/// A file that a program's result goes into.
package enum ResultFile {
    /// Writes `data` to `path`: a file that is there is replaced by the whole result, or stays as it was.
    ///
    /// A link is followed. Devices, pipes, and a file that a standard stream goes to are written in place, and so is
    /// somebody else's file, and one in a folder that takes no other.
    package static func write(_ data: Data, to path: String) throws {
        let place = URL(fileURLWithPath: path)
        guard let target = replaceable(path) else { return try data.write(to: place) }
        let new = target + "." + UUID().uuidString
        do {
            try data.write(to: URL(fileURLWithPath: new), options: .withoutOverwriting)
            try move(new, to: target)
        } catch {
            unlink(new)
            throw error
        }
    }

    /// Moves the file at `new`, a whole result in the folder of `path`, to `path`: as by `write`, without reading it.
    package static func move(_ new: String, to path: String) throws {
        guard let target = replaceable(path) else {
            return try Data(contentsOf: URL(fileURLWithPath: new), options: .alwaysMapped)
                .write(to: URL(fileURLWithPath: path))
        }
        var status = stat()
        let isThere = stat(target, &status) == 0
        guard !isThere || chmod(new, status.st_mode & 0o777) == 0, rename(new, target) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }

    /// The path, without links, of the file that can be replaced as a whole; nil where `path` has to be written in
    /// place.
    private static func replaceable(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // A link to what is not there makes it.
            return lstat(path, &status) == 0 ? nil : path
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid(), !isStandardStream(status),
            access(path, W_OK) == 0, let resolved = realpath(path, nil)
        else { return nil }
        defer { free(resolved) }
        let target = String(cString: resolved)
        let folder = URL(fileURLWithPath: target).deletingLastPathComponent().path
        return access(folder, W_OK) == 0 ? target : nil
    }

    /// Whether the file is one that the process reads from or writes to as a standard stream, such as /dev/stdout.
    private static func isStandardStream(_ file: stat) -> Bool {
        [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { number in
            var stream = stat()
            return fstat(number, &stream) == 0 && stream.st_dev == file.st_dev && stream.st_ino == file.st_ino
        }
    }
}
