import Foundation
import Glibc

/// A server on 127.0.0.1 that responds with the `HostileBehavior` that the path of a request names. It stops when it is
/// released.
package final class HostileServer: Sendable {
    private let listener: ListeningSocket

    package init() throws {
        listener = try ListeningSocket(backlog: 256) { descriptor, port in
            var connection = HostileConnection(descriptor: descriptor, port: port)
            connection.respond()
        }
    }

    /// The port chosen by the system.
    package var port: UInt16 { listener.port }

    /// Returns the URL for which the server responds with `behavior`.
    package func address(of behavior: HostileBehavior) -> String { "http://127.0.0.1:\(port)/\(behavior.rawValue)" }
}

/// A connection from one client.
struct HostileConnection {
    let descriptor: Int32
    let port: UInt16
    /// The requested path without its first slash.
    private(set) var path = ""

    init(descriptor: Int32, port: UInt16) {
        self.descriptor = descriptor
        self.port = port
    }

    /// Reads the request and responds as its path specifies.
    mutating func respond() {
        var request = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &request, request.count)
        let words = String(decoding: request.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        path = words.count > 1 ? String(words[1].dropFirst()) : ""
        let name = path.prefix { $0 != "/" && $0 != "?" }
        HostileBehavior(rawValue: String(name))?.run(on: self)
    }

    /// Sends `bytes`. Returns `false` if the client is gone.
    @discardableResult
    func send(_ bytes: some Collection<UInt8>) -> Bool {
        let bytes = Array(bytes)
        var sent = 0
        while sent < bytes.count {
            let part = bytes[sent...].withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard part > 0 else { return false }
            sent += part
        }
        return true
    }

    @discardableResult
    func send(_ text: String) -> Bool { send(text.utf8) }

    /// Sends a complete response with `body`.
    func answer(_ body: some Collection<UInt8>, status: Int = 200, headers: String = "") {
        send("HTTP/1.1 \(status) Answer\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\(headers)\r\n")
        send(body)
    }

    /// Sends `bytes` repeatedly until the client is gone.
    func flood(_ bytes: [UInt8]) {
        var block = bytes
        while block.count < 32768 { block += block }
        while send(block) {}
    }

    /// Sends `text` byte by byte with pauses of `milliseconds`, until the client is gone.
    func drip(_ text: some Sequence<UInt8>, milliseconds: Int32 = 50) {
        for byte in text where isThere(after: milliseconds) {
            guard send([byte]) else { return }
        }
    }

    /// Sends nothing until the client is gone.
    func wait() {
        while isThere(after: 1000) {}
    }

    /// Closes the connection with a reset.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }

    private func isThere(after milliseconds: Int32) -> Bool {
        var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Glibc.poll(&poll, 1, milliseconds) == 0
    }
}
