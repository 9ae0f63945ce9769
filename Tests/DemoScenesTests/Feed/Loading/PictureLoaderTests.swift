import FetchKit
import Foundation
import Glibc
import Reporting
import Synchronization
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@Suite("PictureLoader")
struct PictureLoaderTests {
    private static var picture: Data {
        get throws {
            let folder = try #require(FeedSource.embedded.url).deletingLastPathComponent()
            return try Data(contentsOf: folder.appendingPathComponent("avatars/ada.png"))
        }
    }

    /// Returns a value for each of `locations`: `true` if it loaded as an image.
    private func load(_ locations: [String], from origin: FeedOrigin, timeout: TimeInterval) async throws -> [String:
        Bool]
    {
        let arrivals = Collected()
        let loader = PictureLoader(origin: origin, fetcher: try Fetcher(), timeout: timeout)
        await loader.load(locations) { place, image in arrivals.add(place, image != nil) }
        return arrivals.all
    }

    private final class Collected: Sendable {
        private let arrivals = Mutex<[String: Bool]>([:])

        var all: [String: Bool] { arrivals.withLock { $0 } }

        func add(_ place: String, _ isThere: Bool) {
            arrivals.withLock { $0[place] = isThere }
        }
    }

    @Test(
        "A feed from a server can't load local files, and a feed from the internet can't load from private addresses")
    func reachOfServers() async throws {
        let server = try LoopbackServer(.document(status: 200, body: try Self.picture))
        let own = server.url("a.png").absoluteString
        let file = try #require(FeedSource.embedded.url).deletingLastPathComponent()
            .appendingPathComponent("avatars/ada.png")
        let refused = [
            file.absoluteString, file.path, "ftp://127.0.0.1:\(server.port)/a.png", "data:image/png;base64,AAAA",
        ]

        let base = try WebAddress(server.url("feeds/feed.json").absoluteString)
        let local = try await load(
            refused.filter { $0 != file.path } + ["a.png", own], from: .web(base, .loopback), timeout: 3600)
        let foreign = try await load([own, "a.png"], from: .web(base, .global), timeout: 3600)

        #expect(local.filter(\.value).keys.sorted() == ["a.png", own].sorted())
        #expect(foreign == [own: false, "a.png": false])
    }

    @Test("A feed from a file can load pictures from its own folder and from servers, but nothing else")
    func reachOfFiles() async throws {
        let server = try LoopbackServer(.document(status: 200, body: try Self.picture))
        let own = server.url("a.png").absoluteString
        let folder = try #require(FeedSource.embedded.url).deletingLastPathComponent()

        let arrivals = try await load(
            ["avatars/ada.png", own, "../x.png", "/etc/passwd", "file:///etc/passwd", "ftp://127.0.0.1/a"],
            from: .folder(folder), timeout: 3600)

        #expect(arrivals.count == 6)
        #expect(arrivals.filter(\.value).keys.sorted() == ["avatars/ada.png", own].sorted())
    }

    @Test("A thousand pictures from a silent server take a single timeout, and each failure is reported")
    func silence() async throws {
        let server = try LoopbackServer(.document(status: 200, body: Data()), isHeld: true)
        defer { server.release() }
        let base = try WebAddress(server.url().absoluteString)

        let arrivals = try await load((0..<1000).map { "\($0)" }, from: .web(base, .loopback), timeout: 0.8)

        #expect(arrivals.count == 1000)
        #expect(!arrivals.values.contains(true))
        // If the loader waited for each picture, it would have requested all of them.
        #expect(server.requests < 500)
    }

    @Test("No pictures from a slow server are lost, even if together they take longer than the timeout")
    func slowServer() async throws {
        let server = try LoopbackServer(.document(status: 200, body: try Self.picture), delay: 1)
        let base = try WebAddress(server.url().absoluteString)

        // Sixty pictures, six at a time, take at least ten seconds.
        let arrivals = try await load((0..<60).map { "\($0).png" }, from: .web(base, .loopback), timeout: 8)

        #expect(arrivals.count == 60)
        #expect(arrivals.values.allSatisfy { $0 })
    }

    @Test("Pictures beyond the total size limit are omitted with a message")
    func room() async throws {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: folder) }
        let locations = (0..<6).map { "\($0).png" }
        for place in locations {
            try Data().write(to: folder.appendingPathComponent(place))
            // Sparse files take no disk space.
            truncate(folder.appendingPathComponent(place).path, 31 * 1024 * 1024)
        }

        let messages = try await Diagnostics.messages {
            _ = try await load(locations, from: .folder(folder), timeout: 3600)
        }

        let cut = messages.filter { $0.hasSuffix("the feed's pictures have more than 128 MiB together") }
        #expect(cut.count == 2)
    }
}
