import Foundation
import Glibc
import TestSupport

/// Damaged headers and bodies in a server's responses to the demo.
@MainActor
enum ServerCases {
    private static let heads = [
        "HTTP/1.1 200 OK", "HTTP/1.0 200", "HTTP/1.1 999 \u{0}", "HTTP/1.1 301 Moved", "HTTP/1.1 204 No Content",
        "HTTP/2 200", "HTTP/1.1 401 No", "ICY 200 OK", "HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 200 OK",
    ]
    private static let fields = [
        "Content-Length: 2", "Content-Length: -1", "Content-Length: 99999999999999999999", "Content-Length: 5, 7",
        "Transfer-Encoding: chunked", "Content-Encoding: gzip", "Content-Encoding: br, gzip", "Location: /feed.json",
        "Location: file:///etc/passwd", "Location: http://[::1", "WWW-Authenticate: Basic realm=\"\"",
        "Content-Type: application/json; charset=\u{1}", "\u{0}X: 1", ": empty", "X", " folded", "Set-Cookie: a=b;;;;",
        "Refresh: 0", "Connection: close", "X: " + String(repeating: "y", count: 70_000),
    ]
    private static let bodies = [
        "{\"posts\": []}", "{}", "", "0\r\n\r\n", "2\r\n{}\r\n0\r\n\r\n", "FFFFFFFFFFFFFFFF\r\n{}", "-1\r\n{}",
        "\u{1F}\u{8B}\u{8}\u{0}",
    ]

    static func run(_ random: inout SeededGenerator) throws {
        var head = [heads[random.number(0...(heads.count - 1))]]
        for _ in 0..<random.number(0...4) { head.append(fields[random.number(0...(fields.count - 1))]) }
        let body = bodies[random.number(0...(bodies.count - 1))]
        var answer = Data((head.joined(separator: "\r\n") + "\r\n\r\n" + body).utf8)
        if random.chance(50) { answer = Mutation.damaged(answer, &random) }
        let server = try serve([UInt8](answer))
        withExtendedLifetime(server) {
            Programs.run(
                "skeleton-demo",
                [
                    "--feed", "http://127.0.0.1:\(server.port)/feed.json", "--timeout", "1",
                    "--snapshot", "/dev/null", "--at", "0", "--size", "200x200",
                ])
        }
    }

    /// Listens on loopback, and sends `answer` to each client.
    private static func serve(_ answer: [UInt8]) throws -> ListeningSocket {
        try ListeningSocket { connection, _ in
            var request = [UInt8](repeating: 0, count: 4096)
            _ = recv(connection, &request, request.count, 0)
            _ = send(connection, answer, answer.count, Int32(MSG_NOSIGNAL))
        }
    }
}
