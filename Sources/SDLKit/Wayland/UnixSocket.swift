import Foundation

/// Connections to Unix domain sockets.
enum UnixSocket {
    /// The result of `connect(to:)`.
    enum Outcome: Equatable {
        /// A connected, non-blocking file descriptor, which the caller must close.
        case connected(Int32)
        /// The socket exists, but its accept queue is full.
        case full
        /// The connection failed for another reason, for example because nothing listens at the path.
        case absent
    }

    /// Connects to the socket at `path` without waiting.
    static func connect(to path: String) -> Outcome {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        let isCopied = withUnsafeMutableBytes(of: &address.sun_path) { buffer in
            guard bytes.count < buffer.count else { return false }  // the last byte stays 0
            buffer.copyBytes(from: bytes)
            return true
        }
        guard isCopied else { return .absent }
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(AF_UNIX, kind, 0)
        guard descriptor >= 0 else { return .absent }
        let status = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                Glibc.connect(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        guard status != 0 else { return .connected(descriptor) }
        let isFull = errno == EAGAIN
        close(descriptor)
        return isFull ? .full : .absent
    }
}
