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

    private static func document(_ text: String) -> LoopbackServer.Answer {
        .document(status: 200, body: Data(text.utf8))
    }

    private func failure(_ url: URL, timeout: TimeInterval = 5) async -> FeedError? {
        do throws(FeedError) {
            _ = try await FeedLoader(source: .web(url), timeout: timeout).load()
            return nil
        } catch {
            return error
        }
    }

    @Test("The embedded feed is whole: every picture that a post names is there")
    func embedded() async throws {
        let feed = try await FeedLoader(source: .embedded, timeout: 1).load()

        #expect(feed.posts.count >= 12)
        #expect(feed.posts.contains { $0.picture != nil })
        for place in feed.posts.flatMap({ [$0.author.avatar, $0.picture].compactMap { $0 } }) {
            #expect(await feed.pictures.images[place] != nil, "\(place)")
        }
    }

    @Test("A feed and its pictures come from a server that takes its time")
    func slowServer() async throws {
        let folder = try #require(FeedSource.embedded.url).deletingLastPathComponent()
        let server = try LoopbackServer(.files(in: folder), delay: 0.2)

        let feed = try await FeedLoader(source: .web(server.url()), timeout: 20).load()

        #expect(feed.posts.count >= 12)
        #expect(await feed.pictures.images.count >= 10)
    }

    @Test("A picture that is missing is left out, and the feed is shown without it")
    func missingPicture() async throws {
        let text = Self.post.replacingOccurrences(of: "\"likes\"", with: "\"picture\": \"none.png\", \"likes\"")
        let server = try LoopbackServer(Self.document("{ \"posts\": [\(text)] }"))

        let feed = try await FeedLoader(source: .web(server.url()), timeout: 5).load()

        #expect(feed.posts.map(\.picture) == ["none.png"])
        #expect(await feed.pictures.images.isEmpty)
    }

    @Test("A server that answers with an error is quoted", arguments: [404, 500, 503])
    func errorStatus(status: Int) async throws {
        let server = try LoopbackServer(.document(status: status, body: Data()))

        let error = await failure(server.url())

        #expect(error?.message.hasPrefix("The server answered \(status) (") == true)
    }

    @Test("A server that never answers is given up after the timeout")
    func silence() async throws {
        let server = try LoopbackServer(.silence)

        let error = await failure(server.url(), timeout: 0.3)

        #expect(error?.message == "127.0.0.1 did not answer within 0.3 seconds.")
    }

    @Test("A server that is not there is said to refuse")
    func refused() async throws {
        let port: UInt16
        do {
            // A port that was free a moment ago.
            port = try LoopbackServer(.silence).port
        }

        let error = await failure(try #require(URL(string: "http://127.0.0.1:\(port)/feed.json")))

        #expect(error?.message == "127.0.0.1 refused the connection.")
    }

    @Test(
        "What is wrong with a feed is named with its place",
        arguments: [
            ("{ \"posts\": [", "The feed is not what was expected: it is not valid JSON."),
            ("", "The feed is not what was expected: it is not valid JSON."),
            ("{}", "The feed is not what was expected: posts is missing."),
            ("{ \"posts\": [{}] }", "The feed is not what was expected: posts[0].id is missing."),
            ("{ \"posts\": 3 }", "The feed is not what was expected: posts is not a Array<Any>."),
            (
                "{ \"posts\": [\(post), \(post.replacingOccurrences(of: "\"T\"", with: "7"))] }",
                "The feed is not what was expected: posts[1].text is not a String."
            ),
        ])
    func brokenFeed(text: String, message: String) async throws {
        let server = try LoopbackServer(Self.document(text))

        let error = await failure(server.url())

        #expect(error?.message == message)
    }

    @Test("A file that is not there is named")
    func missingFile() async {
        let loader = FeedLoader(source: FeedSource("/nowhere/feed.json"), timeout: 1)

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
