import CDescriptors
package import Foundation
import Glibc

/// A server on 127.0.0.1 that sends the demo's own feed over a simulated network. When it is deallocated, it stops and
/// abandons all pending responses.
package final class NetworkServer: Sendable {
    /// The port, chosen by the system.
    package let port: UInt16
    /// The file descriptor that is closed to stop the server: the write end of a pipe whose other end the server's
    /// thread polls, or the socket if the server doesn't listen.
    private let descriptor: Int32

    /// Starts a server that simulates `network` on a separate thread. All delays are multiplied by `timeScale`. If
    /// `network` isn't listening, only reserves a port, which refuses connections.
    package init(_ network: DemoNetwork, timeScale: Double = 1) throws(POSIXError) {
        let (socket, port) = try Self.boundSocket()
        self.port = port
        guard network.isListening else {
            descriptor = socket
            return
        }
        // Child processes must not inherit the pipe, because they would keep the server running.
        var ends: [Int32] = [-1, -1]
        guard listen(socket, Int32(NetworkServerLoop.maximumConnections)) == 0, pipe2(&ends, O_CLOEXEC) == 0 else {
            let error = Self.lastError
            close(socket)
            throw error
        }
        descriptor = ends[1]
        let loop = NetworkServerLoop(
            listener: socket, stop: ends[0], responder: NetworkResponder(network), timeScale: timeScale)
        let thread = Thread {
            var loop = loop
            loop.run()
        }
        thread.name = "Demo network"
        thread.start()
    }

    deinit {
        close(descriptor)
    }

    /// The URL of the feed on the server.
    package var url: URL {
        URL(string: "http://127.0.0.1:\(port)/\(NetworkResponder.feedName)") ?? URL(fileURLWithPath: "/")
    }

    // MARK: Private

    private static var lastError: POSIXError { POSIXError(.init(rawValue: errno) ?? .EIO) }

    /// Returns a nonblocking socket that is bound to 127.0.0.1, and its port.
    private static func boundSocket() throws(POSIXError) -> (descriptor: Int32, port: UInt16) {
        let kind = SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue
        let descriptor = socket(AF_INET, Int32(kind), 0)
        guard descriptor >= 0 else { throw lastError }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                bind(descriptor, address, length) == 0 && getsockname(descriptor, address, &length) == 0
            }
        }
        guard isBound else {
            let error = lastError
            close(descriptor)
            throw error
        }
        return (descriptor, UInt16(bigEndian: address.sin_port))
    }
}
