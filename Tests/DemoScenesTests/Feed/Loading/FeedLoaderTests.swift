import Foundation
import TestSupport
import Testing
import ViewKit

@testable import DemoScenes

@Suite("FeedLoader")
struct FeedLoaderTests {
    private static let post = """
        { "id": "1", "author": { "name": "A", "handle": "@a" }, "time": "now", "text": "T", "likes": 1, "comments": 0 }
        """

    private static func with(likes: String) -> String {
        "{ \"posts\": [\(post.replacingOccurrences(of: "\"likes\": 1", with: "\"likes\": \(likes)"))] }"
    }

    private static let range = "not a whole number from \(Int.min) to \(Int.max)"

    private static func document(_ text: String) -> LoopbackServer.Answer {
        .document(status: 200, body: Data(text.utf8))
    }

    /// A timeout that isn't reached, even if other tests in the process block this one for a long time.
    private static let hour: TimeInterval = 3600

    private func failure(_ url: URL, timeout: TimeInterval = hour) async -> FeedError? {
        do throws(FeedError) {
            _ = try await FeedLoader(source: .web(url), timeout: timeout).load()
            return nil
        } catch {
            return error
        }
    }

    @Test("The embedded feed contains every picture that its posts name")
    func embedded() async throws {
        let feed = try await FeedLoader(source: .embedded, timeout: Self.hour).load()

        #expect(feed.posts.count >= 12)
        #expect(feed.posts.contains { $0.picture != nil })
        for place in feed.posts.flatMap({ [$0.author.avatar, $0.picture].compactMap { $0 } }) {
            #expect(await feed.pictures.images[place] != nil, "\(place)")
        }
    }

    @Test("A feed and its pictures load from a slow server")
    func slowServer() async throws {
        let folder = try #require(FeedSource.embedded.url).deletingLastPathComponent()
        let server = try LoopbackServer(.files(in: folder), delay: 0.2)

        let feed = try await FeedLoader(source: .web(server.url()), timeout: Self.hour).load()

        #expect(feed.posts.count >= 12)
        #expect(await feed.pictures.images.count >= 10)
    }

    @Test("A feed is shown without the pictures that are missing")
    func missingPicture() async throws {
        let text = Self.post.replacingOccurrences(of: "\"likes\"", with: "\"picture\": \"none.png\", \"likes\"")
        let server = try LoopbackServer(Self.document("{ \"posts\": [\(text)] }"))

        let feed = try await FeedLoader(source: .web(server.url()), timeout: Self.hour).load()

        #expect(feed.posts.map(\.picture) == ["none.png"])
        #expect(await feed.pictures.images.isEmpty)
    }

    /// The time limit includes the time for which other tests in the process block this one.
    @Test("A feed without pictures doesn't wait, however long the timeout is", .timeLimit(.minutes(20)))
    func noPictures() async throws {
        for text in ["{ \"posts\": [] }", "{ \"posts\": [\(Self.post)] }"] {
            let server = try LoopbackServer(Self.document(text))

            let feed = try await FeedLoader(source: .web(server.url()), timeout: Self.hour).load()

            #expect(await feed.pictures.images.isEmpty)
        }
    }

    @Test("A server's error status is reported", arguments: [404, 500, 503])
    func errorStatus(status: Int) async throws {
        let server = try LoopbackServer(.document(status: status, body: Data()))

        let error = await failure(server.url())

        #expect(error?.message.hasPrefix("The server answered with \(status) (") == true)
    }

    @Test("A server that never answers fails after the timeout")
    func silence() async throws {
        let server = try LoopbackServer(.silence)

        let error = await failure(server.url(), timeout: 0.3)

        #expect(error?.message == "127.0.0.1 did not answer within 0.3 seconds.")
    }

    @Test("A refused connection is reported")
    func refused() async throws {
        let port: UInt16
        do {
            // The server has just released this port.
            port = try LoopbackServer(.silence).port
        }

        let error = await failure(try #require(URL(string: "http://127.0.0.1:\(port)/feed.json")))

        #expect(error?.message == "127.0.0.1 refused the connection.")
    }

    @Test(
        "A redirect that fails or can't be followed is reported with its target",
        arguments: [
            (
                HostileBehavior.redirectToPrivate,
                "redirects to 10.0.0.1, which has a private address, which is not allowed here"
            ),
            (
                .redirectToLinkLocal,
                "redirects to 169.254.169.254, which has a link-local address, which is not allowed here"
            ),
            (.redirectToFTP, "redirects to an address that is neither http nor https"),
            (.redirectToFile, "redirects to an address that is neither http nor https"),
            (.redirectWithPassword, "redirects to an address with a user name or password, which is not sent"),
            (.redirectToGarbage, "redirects to an invalid address"),
            (.redirectToClosedPort, "refused the connection"),
            (.gzipBroken, "sent a damaged body, or one with an unsupported encoding"),
        ])
    func redirects(behavior: HostileBehavior, words: String) async throws {
        let server = try HostileServer()

        let error = await failure(try #require(URL(string: server.address(of: behavior))))

        #expect(error?.message == "127.0.0.1 \(words).")
    }

    @Test(
        "A source that can't be a feed is rejected with a reason that doesn't contain its password",
        arguments: [
            ("ftp://x/y", "ftp://x/y is neither an http nor an https address."),
            ("file:///etc/passwd", "file:///etc/passwd is neither an http nor an https address."),
            ("ftp://name:secret@x/y", "ftp://…@x/y is neither an http nor an https address."),
            ("http://name:secret@x/y", "http://…@x/y contains a user name or password, which is not sent."),
            ("/dev/zero", "/dev/zero is not a file."), ("/dev", "/dev is a folder."),
        ])
    func notFeeds(text: String, message: String) async {
        let loader = FeedLoader(source: FeedSource(text), timeout: Self.hour)

        let error = await #expect(throws: FeedError.self) { try await loader.load() }

        #expect(error?.message == message)
        #expect(error?.advice.contains("smaller") == false)
    }

    @Test("An address with a space is not taken for a file")
    func spacedAddress() async {
        let error = await #expect(throws: FeedError.self) {
            try await FeedLoader(source: FeedSource("http://a b/"), timeout: Self.hour).load()
        }

        #expect(error?.message.contains("address") == true && error?.message.contains("file") == false)
    }

    @Test(
        "An invalid feed is reported with the position of the error",
        arguments: [
            ("{ \"posts\": [", "The feed has an unexpected format: it is not valid JSON, it ends too early."),
            (
                "{ \"posts\":\n [1,\n é,]}",
                "The feed has an unexpected format: it is not valid JSON, see line 3, column 2."
            ),
            ("", "The feed has an unexpected format: it is not valid JSON, it ends too early."),
            ("{}", "The feed has an unexpected format: posts is missing."),
            ("{ \"posts\": [{}] }", "The feed has an unexpected format: posts[0].id is missing."),
            ("{ \"posts\": 3 }", "The feed has an unexpected format: posts is not a list."),
            ("{ \"posts\": null }", "The feed has an unexpected format: posts is null."),
            ("{ \"posts\": [null] }", "The feed has an unexpected format: posts[0] is null."),
            ("{ \"posts\": [7] }", "The feed has an unexpected format: posts[0] is not an object."),
            ("[]", "The feed has an unexpected format: the feed is not an object."),
            ("\"x\"", "The feed has an unexpected format: the feed is not an object."),
            ("1", "The feed has an unexpected format: the feed is not an object."),
            ("true", "The feed has an unexpected format: the feed is not an object."),
            ("null", "The feed has an unexpected format: the feed is null."),
            (with(likes: "\"1\""), "The feed has an unexpected format: posts[0].likes is not a number."),
            (with(likes: "1.5"), "The feed has an unexpected format: posts[0].likes is \(range)."),
            (with(likes: "1e30"), "The feed has an unexpected format: posts[0].likes is \(range)."),
            (with(likes: "9223372036854775808"), "The feed has an unexpected format: posts[0].likes is \(range)."),
            (with(likes: "1e999"), "The feed has an unexpected format: posts[0].likes is \(range)."),
            (
                "{ \"posts\": [\(post), \(post.replacingOccurrences(of: "\"T\"", with: "7"))] }",
                "The feed has an unexpected format: posts[1].text is not a text."
            ),
        ])
    func brokenFeed(text: String, message: String) async throws {
        let server = try LoopbackServer(Self.document(text))

        let error = await failure(server.url())

        #expect(error?.message == message)
    }

    @Test("A missing file is reported with its path")
    func missingFile() async {
        let loader = FeedLoader(source: FeedSource("/nowhere/feed.json"), timeout: Self.hour)

        await #expect(
            throws: FeedError(
                message: "The file /nowhere/feed.json cannot be read.", advice: "Check that it exists and may be read.")
        ) { try await loader.load() }
    }

    @Test("A source is an address or a path")
    func sources() {
        #expect(FeedSource("http://127.0.0.1:80/x.json").url?.isFileURL == false)
        #expect(FeedSource("HTTPS://host/x.json").url?.isFileURL == false)
        #expect(FeedSource("/a/b.json").url?.path == "/a/b.json")
        #expect(FeedSource("b.json").url?.isFileURL == true)
    }
}
