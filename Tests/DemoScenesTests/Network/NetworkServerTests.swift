import Foundation
import Glibc
import Testing
import ViewKit

@testable import DemoScenes

@Suite("Network server")
struct NetworkServerTests {
    /// The outcome of loading the feed.
    private struct Outcome: Equatable, CustomStringConvertible {
        var posts = 0
        var pictures = 0
        var message: String?

        var description: String { message ?? "\(posts) posts, \(pictures) pictures" }
    }

    private func load(_ url: URL) async -> Outcome {
        do throws(FeedError) {
            let feed = try await FeedLoader(source: .web(url), timeout: 60).load()
            return Outcome(posts: feed.posts.count, pictures: await feed.pictures.images.count)
        } catch {
            return Outcome(message: error.message)
        }
    }

    @Test("Each condition has its effect on the demo's own feed", arguments: DemoNetwork.allCases)
    func conditions(network: DemoNetwork) async throws {
        let embedded = try await FeedLoader(source: .embedded, timeout: 60).load()
        let (posts, pictures) = (embedded.posts.count, await embedded.pictures.images.count)
        let server = try NetworkServer(network, timeScale: 0)

        let outcome = await load(server.url)

        let expected =
            switch network {
            case .fast, .threeG, .slowPictures: Outcome(posts: posts, pictures: pictures)
            case .failingPictures: Outcome(posts: posts)
            case .serverDown: Outcome(message: "The server answered with 503 (service unavailable).")
            case .empty: Outcome()
            case .offline: Outcome(message: "127.0.0.1 refused the connection.")
            }
        #expect(outcome == expected)
        #expect(posts > 0 && pictures > 0)
    }

    @Test("Only slow pictures have a longer delay than the feed, and only 3G has a limited rate")
    func delays() {
        func delay(_ name: String, _ responder: inout NetworkResponder) -> TimeInterval {
            responder.response(to: Data("GET /\(name) HTTP/1.1\r\n\r\n".utf8)).delay
        }
        for network in DemoNetwork.allCases {
            var responder = NetworkResponder(network)
            #expect(delay("feed.json", &responder) == 0.4)
            let delays = (0..<5).map { _ in delay("avatars/ada.png", &responder) }
            #expect(delays == (network == .slowPictures ? [2.4, 2.9, 3.4, 3.9, 2.4] : Array(repeating: 0.4, count: 5)))
            #expect(network.bytesPerSecond == (network == .threeG ? 200_000 : .infinity))
        }
    }

    @Test("All connections share the limited rate of a slow network")
    func rate() async throws {
        let server = try NetworkServer(.threeG, timeScale: 0.1)
        let folder = try #require(FeedSource.embedded.url).deletingLastPathComponent()
        let locations = try await FeedLoader(source: .embedded, timeout: 60).begin().locations
        let bytes = try locations.map { try Data(contentsOf: folder.appendingPathComponent($0)).count }.reduce(0, +)
        let start = ContinuousClock.now

        let outcome = await load(server.url)

        // Nothing waits for the last chunks, so their bytes are subtracted.
        let least = Double(bytes - 100_000) / (DemoNetwork.threeG.bytesPerSecond / 0.1)
        #expect(outcome.pictures == locations.count && bytes > 300_000)
        #expect(ContinuousClock.now - start >= .seconds(least))
    }

    @Test(
        "Only GET requests for the feed and its pictures are answered with a document",
        arguments: [
            ("GET /feed.json HTTP/1.1", 200), ("GET /feed.json?a=b HTTP/1.0", 200),
            ("GET /pictures/city.jpg HTTP/1.1", 200), ("GET /pictures%2Fcity.jpg HTTP/1.1", 200),
            ("GET / HTTP/1.1", 404), ("GET /Scenes/Chat.storyboard HTTP/1.1", 404),
            ("GET /../feed.json HTTP/1.1", 404), ("GET //etc/passwd HTTP/1.1", 404), ("GET /%zz HTTP/1.1", 404),
            ("POST /feed.json HTTP/1.1", 405), ("HEAD /feed.json HTTP/1.1", 405),
            ("GET feed.json HTTP/1.1", 400), ("GET /feed.json", 400), ("GET  /feed.json HTTP/1.1", 400),
            ("GET /feed.json FTP/1", 400), ("", 400), ("\u{0}\u{1}", 400),
        ])
    func requests(line: String, status: Int) {
        var responder = NetworkResponder(.threeG)
        let bytes = responder.response(to: Data("\(line)\r\nHost: x\r\n\r\n".utf8)).bytes
        #expect(String(decoding: bytes.prefix(13), as: UTF8.self) == "HTTP/1.1 \(status) ")
        let head = Data("\r\n\r\n".utf8)
        #expect(bytes.range(of: head).map { bytes.count > $0.upperBound } == (status == 200))
    }

    @Test("A request head of more than 8 KiB is refused, and the next request is served")
    func longHead() async throws {
        let server = try NetworkServer(.threeG, timeScale: 0)
        let head = "GET /feed.json HTTP/1.1\r\nX: \(String(repeating: "x", count: 8180))"
        let answer = try Connection(to: server.port).answer(to: head)
        #expect(answer.hasPrefix("HTTP/1.1 431 ") && answer.hasSuffix("\r\n\r\n"))
        #expect(await load(server.url).posts > 0)
    }

    @Test(
        "A refusal arrives even if the client sends more than the server reads",
        arguments: [("POST /feed.json HTTP/1.1\r\n\r\n", 405), ("GET /feed.json HTTP/1.1\r\nX: ", 431)])
    func unreadInput(head: String, status: Int) throws {
        let server = try NetworkServer(.threeG, timeScale: 0)
        let answer = try Connection(to: server.port).answer(to: head + String(repeating: "x", count: 1_000_000))
        #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.hasSuffix("\r\n\r\n"))
    }

    @Test("A client that closes its side after the request receives the whole response")
    func halfClosed() throws {
        let server = try NetworkServer(.threeG, timeScale: 0.1)
        let whole = try Connection(to: server.port).answer(to: "GET /feed.json HTTP/1.1\r\n\r\n")
        let client = try Connection(to: server.port)
        try client.send("GET /feed.json HTTP/1.1\r\n\r\n")
        client.endInput()
        let answer = client.received()
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer == whole)
    }

    @Test("The oldest of the idle connections is replaced by a new one")
    func idleClients() throws {
        let server = try NetworkServer(.threeG, timeScale: 0)
        let idle = try (0..<NetworkServerLoop.maximumConnections).map { _ in try Connection(to: server.port) }
        let answer = try Connection(to: server.port).answer(to: "GET /feed.json HTTP/1.1\r\n\r\n")
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(idle.map(\.isClosedByServer) == idle.indices.map { $0 == 0 })
    }

    @Test("An idle connection may be replaced once it is a second old, the oldest first")
    func replaceableIndex() {
        let connections = [105.0, 103, 104].map { NetworkConnection(-1, now: $0) }
        func index(at now: TimeInterval) -> Int? { NetworkServerLoop.replaceableIndex(in: connections, now: now) }
        #expect(NetworkConnection.grace == 1)
        #expect(index(at: 103.5) == nil && index(at: 104) == 1 && index(at: 200) == 1)
        #expect(NetworkServerLoop.replaceableIndex(in: [], now: 200) == nil)
    }

    @Test("A deallocated server stops despite idle connections, and abandons pending responses")
    func release() async throws {
        var server: NetworkServer? = try NetworkServer(.slowPictures, timeScale: 1_000_000)
        let url = try #require(server?.url)
        let idle = try Connection(to: try #require(server?.port))
        let pending = try Connection(to: try #require(server?.port))
        try pending.send("GET /feed.json HTTP/1.1\r\n\r\n")

        server = nil

        #expect(idle.received() == "" && pending.received() == "")
        #expect(await load(url).message == "127.0.0.1 refused the connection.")
    }

    @Test("All clients are served, even if there are more of them than the server accepts at a time")
    func manyClients() throws {
        // The latency keeps the first connections open while the last ones are made.
        let server = try NetworkServer(.empty, timeScale: 0.5)
        let clients = try (0..<NetworkServerLoop.maximumConnections + 8).map { _ in
            let client = try Connection(to: server.port)
            try client.send("GET /feed.json HTTP/1.1\r\n\r\n")
            return client
        }
        for client in clients { #expect(client.received().hasPrefix("HTTP/1.1 200 OK\r\n")) }
    }
}

/// A client's connection with blocking calls. It is closed when deallocated.
private final class Connection {
    private let descriptor: Int32

    init(to port: UInt16) throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard result == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    deinit {
        close(descriptor)
    }

    func send(_ text: String) throws {
        let bytes = Array(text.utf8)
        let count = Glibc.send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
        guard count == bytes.count else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    }

    /// Ends the client's side of the connection, which can still receive.
    func endInput() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Returns the text that the server sends until it closes the connection.
    func received() -> String {
        var (received, bytes) = ([UInt8](), [UInt8](repeating: 0, count: 4096))
        while case let count = recv(descriptor, &bytes, bytes.count, 0), count > 0 { received += bytes.prefix(count) }
        return String(decoding: received, as: UTF8.self)
    }

    /// `true` if the server has closed the connection without sending anything; `false` if it is open.
    var isClosedByServer: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_DONTWAIT)) == 0
    }

    func answer(to text: String) throws -> String {
        try send(text)
        return received()
    }
}
