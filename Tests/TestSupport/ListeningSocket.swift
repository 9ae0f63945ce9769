import Foundation
import Glibc

/// A socket that listens on 127.0.0.1 or at a file system path, and handles each connection on a separate thread. It
/// stops when it is released.
package final class ListeningSocket: Sendable {
    /// The port chosen by the system; 0 for a path.
    package let port: UInt16
    private let descriptor: Int32

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - backlog: The maximum number of pending connections.
    ///   - respond: Receives the port, and the file descriptor of a connection, which is closed afterward.
    package init(
        backlog: Int32 = 16, respond: @escaping @Sendable (_ connection: Int32, _ port: UInt16) -> Void
    ) throws {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && listen(descriptor, backlog) == 0
                    && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isListening else {
            let code = errno
            close(descriptor)
            throw POSIXError(.init(rawValue: code) ?? .EADDRINUSE)
        }
        self.descriptor = descriptor
        let port = UInt16(bigEndian: address.sin_port)
        self.port = port
        Self.accept(from: descriptor) { respond($0, port) }
    }

    /// Starts to listen at `path`, which must not exist.
    ///
    /// - Parameters:
    ///   - backlog: The maximum number of pending connections.
    ///   - respond: Receives the file descriptor of a connection, which is closed afterward. If `respond` is `nil`,
    ///     connections are not accepted.
    package init(path: String, backlog: Int32 = 16, respond: (@Sendable (_ connection: Int32) -> Void)?) throws {
        let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        let isListening = withUnsafePointer(to: address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
                    && listen(descriptor, backlog) == 0
            }
        }
        guard isListening else {
            let code = errno
            close(descriptor)
            throw POSIXError(.init(rawValue: code) ?? .EADDRINUSE)
        }
        self.descriptor = descriptor
        port = 0
        if let respond { Self.accept(from: descriptor, respond) }
    }

    private static func accept(from descriptor: Int32, _ respond: @escaping @Sendable (Int32) -> Void) {
        Thread.detachNewThread {
            while case let connection = Glibc.accept(descriptor, nil, nil), connection >= 0 {
                Thread.detachNewThread {
                    respond(connection)
                    close(connection)
                }
            }
        }
    }

    deinit {
        shutdown(descriptor, Int32(SHUT_RDWR))
        close(descriptor)
    }
}
