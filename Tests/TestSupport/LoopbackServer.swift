import Dispatch
package import Foundation
import Glibc
import Synchronization

/// A server on 127.0.0.1 with a single kind of response, for tests of loading. It stops when it is released.
package final class LoopbackServer: Sendable {
    /// The response to each request.
    package enum Answer: Sendable {
        /// Sends a document with this status.
        case document(status: Int, body: Data)
        /// Sends the requested file from a folder.
        case files(in: URL)
        /// Accepts the request and never responds.
        case silence
    }

    private let listener: ListeningSocket
    private let gate: Gate

    /// Creates a listening server. Each response is sent `delay` seconds after its request. If `isHeld`, no response is
    /// sent before `release` is called.
    package init(_ answer: Answer, delay: TimeInterval = 0, isHeld: Bool = false) throws {
        let gate = Gate(isOpen: !isHeld)
        self.gate = gate
        listener = try ListeningSocket { connection, _ in
            Self.respond(on: connection, answer: answer, delay: delay, gate: gate)
        }
    }

    /// The port chosen by the system.
    package var port: UInt16 { listener.port }

    /// The number of requests received.
    package var requests: Int { gate.requests.withLock { $0 } }

    /// Responds to pending and new requests until `hold` is called.
    package func release() {
        gate.turnstile.signal()
    }

    /// Holds responses from now on until `release` is called. Don't call it twice in a row.
    package func hold() {
        gate.turnstile.wait()
    }

    /// A gate that requests pass one by one. It is closed while the count of its semaphore is 0.
    private final class Gate: Sendable {
        let turnstile = DispatchSemaphore(value: 0)
        let requests = Mutex(0)

        init(isOpen: Bool) {
            if isOpen { turnstile.signal() }
        }

        func pass() {
            requests.withLock { $0 += 1 }
            turnstile.wait()
            turnstile.signal()
        }
    }

    /// Returns the URL of `path` on this server.
    package func url(_ path: String = "feed.json") -> URL {
        URL(string: "http://127.0.0.1:\(port)/\(path)") ?? URL(fileURLWithPath: "/")
    }

    private static func respond(on connection: Int32, answer: Answer, delay: TimeInterval, gate: Gate) {
        var request = [UInt8](repeating: 0, count: 4096)
        let count = read(connection, &request, request.count)
        let words = String(decoding: request.prefix(max(0, count)), as: UTF8.self).split(separator: " ")
        gate.pass()
        if delay > 0 { usleep(UInt32(delay * 1_000_000)) }
        var response: Data
        switch answer {
        case .silence:
            // Waits until the client times out and closes its end.
            while read(connection, &request, request.count) > 0 {}
            return
        case .document(let status, let body):
            response = head(status: status, length: body.count) + body
        case .files(let folder):
            let path = words.count > 1 ? String(words[1].dropFirst()) : ""
            if let body = try? Data(contentsOf: folder.appendingPathComponent(path)) {
                response = head(status: 200, length: body.count) + body
            } else {
                response = head(status: 404, length: 0)
            }
        }
        response.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let part = send(
                    connection, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
                guard part > 0 else { break }
                sent += part
            }
        }
    }

    private static func head(status: Int, length: Int) -> Data {
        Data("HTTP/1.1 \(status) Answer\r\nContent-Length: \(length)\r\nConnection: close\r\n\r\n".utf8)
    }
}
