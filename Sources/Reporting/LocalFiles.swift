package import Foundation
import Glibc

/// Why a file was not read.
package enum LocalFileError: Error, Sendable, Equatable {
    /// It is not there, or may not be read.
    case unreadable
    case folder
    /// It is a pipe, a device, or anything else that is not a file.
    case notAFile
    /// It has more bytes than are read; the limit.
    case tooLarge(limit: Int)
    /// It does not lie in the folder that it has to lie in.
    case outside

    /// What is wrong, as the end of a sentence that begins with the file's name.
    package var words: String {
        switch self {
        case .unreadable: "cannot be read"
        case .folder: "is a folder"
        case .notAFile: "is not a file"
        case .tooLarge(let limit): "has more than \(limit / 1_048_576) MiB, which is not read"
        case .outside: "does not lie in the feed's folder"
        }
    }
}

/// Reads files that somebody else may have named: files only, and no more of them than is wanted.
package enum LocalFiles {
    /// The bytes of the file at `path`, which must not have more than `limit`.
    package static func read(_ path: String, limit: Int) throws(LocalFileError) -> Data {
        // Without O_NONBLOCK a pipe that nobody writes into is waited for.
        let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw .unreadable }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .unreadable }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw status.st_mode & S_IFMT == S_IFDIR ? .folder : .notAFile
        }
        guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
        var data = Data()
        var buffer = [UInt8](repeating: 0, count: 64 * 1024)
        // A file may grow meanwhile, and those of /proc claim to be empty.
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return data }
            if count < 0 {
                guard errno == EINTR else { throw .unreadable }
                continue
            }
            guard data.count + count <= limit else { throw .tooLarge(limit: limit) }
            data.append(contentsOf: buffer[..<count])
        }
    }

    /// The bytes of the file that `place` names within `folder`: a relative path without "..", percent-encoded or not,
    /// that no symbolic link leads out of it.
    package static func read(_ place: String, in folder: URL, limit: Int) throws(LocalFileError) -> Data {
        let path = place.removingPercentEncoding ?? place
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.hasPrefix("/"), !parts.contains(".."), !path.utf8.contains(0) else { throw .outside }
        guard let root = canonical(folder.path), let target = canonical("\(root)/\(path)") else { throw .unreadable }
        guard target.hasPrefix(root == "/" ? root : root + "/") else { throw .outside }
        return try read(target, limit: limit)
    }

    /// The path without links; nil where there is nothing.
    private static func canonical(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
