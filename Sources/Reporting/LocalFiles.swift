package import Foundation
import Glibc

/// The reason why a file could not be read.
package enum LocalFileError: Error, Sendable, Equatable {
    /// The file doesn't exist or cannot be read.
    case unreadable
    case folder
    /// The path is a pipe, a device, or another special file.
    case notAFile
    /// The file has more bytes than the limit.
    case tooLarge(limit: Int)
    /// The file is outside the allowed folder.
    case outside

    /// A description of the error that completes a sentence beginning with the file's name.
    package var description: String {
        switch self {
        case .unreadable: "cannot be read"
        case .folder: "is a folder"
        case .notAFile: "is not a file"
        case .tooLarge(let limit): "is larger than the limit of \(limit / 1_048_576) MiB"
        case .outside: "is outside the feed's folder"
        }
    }
}

/// Reads files from untrusted paths: regular files only, up to a size limit.
package enum LocalFiles {
    /// Returns the bytes of the file at `path`. Throws if it isn't a readable regular file of at most `limit` bytes.
    package static func read(_ path: String, limit: Int) throws(LocalFileError) -> Data {
        // Without O_NONBLOCK, opening a pipe without a writer blocks.
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
        // The file may have grown in the meantime, and files in /proc report a size of 0.
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

    /// Returns the bytes of the file at `reference` in `folder`. `reference` is a relative path, percent-encoded or
    /// not. Throws like `read(_:limit:)`, and also if the path is absolute, contains "..", or leads out of the folder
    /// through symbolic links.
    package static func read(_ reference: String, in folder: URL, limit: Int) throws(LocalFileError) -> Data {
        let path = reference.removingPercentEncoding ?? reference
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.hasPrefix("/"), !parts.contains(".."), !path.utf8.contains(0) else { throw .outside }
        guard let root = canonical(folder.path), let target = canonical("\(root)/\(path)") else { throw .unreadable }
        guard target.hasPrefix(root == "/" ? root : root + "/") else { throw .outside }
        return try read(target, limit: limit)
    }

    /// Returns the path with all links resolved, or `nil` if the file doesn't exist.
    private static func canonical(_ path: String) -> String? {
        guard let resolved = realpath(path, nil) else { return nil }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
