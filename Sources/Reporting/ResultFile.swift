package import Foundation
import Glibc

/// Writes a program's results to files.
package enum ResultFile {
    /// Writes `data` to `path`. An existing file is either replaced with the complete result or left unchanged.
    ///
    /// Symbolic links are followed. Devices, pipes, standard streams, files of other users, and files in a folder that
    /// isn't writable are written in place instead, so they can be left incomplete. A pipe without a reader is an
    /// error. If a reader is slow, the call waits.
    package static func write(_ data: Data, to path: String) throws {
        guard let target = replaceable(path) else { return try writeInPlace(data, to: path) }
        let new = temporaryPath(beside: target)
        do {
            try data.write(to: URL(fileURLWithPath: new), options: .withoutOverwriting)
            try move(new, to: target)
        } catch {
            unlink(new)
            throw error
        }
    }

    /// Returns an unused absolute path in the folder of `path`. The file name is short even if the name in `path`
    /// isn't.
    package static func temporaryPath(beside path: String) -> String {
        URL(fileURLWithPath: path).deletingLastPathComponent().path + "/.skeleton-" + UUID().uuidString
    }

    /// Returns an unused absolute path for a new file that `move(_:to:)` then moves to `path`. The new file's folder is
    /// that of the file to replace, or the temporary folder if `path` has to be written in place.
    package static func temporaryPath(for path: String) -> String {
        temporaryPath(beside: replaceable(path) ?? FileManager.default.temporaryDirectory.path + "/new")
    }

    /// Moves the complete result at `new`, a `temporaryPath(for: path)`, to `path`, under the same rules as `write`.
    package static func move(_ new: String, to path: String) throws {
        guard let target = replaceable(path) else {
            return try writeInPlace(Data(contentsOf: URL(fileURLWithPath: new), options: .alwaysMapped), to: path)
        }
        var status = stat()
        let exists = stat(target, &status) == 0
        guard !exists || chmod(new, status.st_mode & 0o777) == 0, rename(new, target) == 0 else {
            throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        }
    }

    private static func writeInPlace(_ data: Data, to path: String) throws(ResultFileError) {
        // Without O_NONBLOCK, opening a pipe without a reader blocks.
        let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NONBLOCK | O_CLOEXEC | O_NOCTTY, 0o666)
        guard number >= 0 else { throw ResultFileError(code: errno) }
        defer { close(number) }
        let descriptor = Descriptor(number: number)
        if let code = data.withUnsafeBytes({ descriptor.write($0, timeout: -1) }) {
            throw ResultFileError(code: code)
        }
    }

    /// Returns the path, with links resolved, of a file that can be replaced as a whole, or `nil` if `path` has to be
    /// written in place.
    private static func replaceable(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else {
            // Writing through a dangling link creates its target.
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

    /// Returns `true` if the file is one of the process's standard streams, such as /dev/stdout.
    private static func isStandardStream(_ file: stat) -> Bool {
        [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO].contains { number in
            var stream = stat()
            return fstat(number, &stream) == 0 && stream.st_dev == file.st_dev && stream.st_ino == file.st_ino
        }
    }
}

/// The error thrown if a result can't be written.
package struct ResultFileError: LocalizedError, Equatable {
    /// The system's error number.
    package let code: Int32

    package init(code: Int32) {
        self.code = code
    }

    package var errorDescription: String? {
        code == ENXIO ? "no program reads the pipe" : String(cString: strerror(code))
    }
}
