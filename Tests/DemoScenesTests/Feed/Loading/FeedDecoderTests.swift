import Foundation
import Testing

@testable import DemoScenes

@Suite("FeedDecoder")
struct FeedDecoderTests {
    private static func post(text: String = "T", name: String = "A", picture: String? = nil) -> String {
        let place = picture.map { "\"picture\": \"\($0)\", " } ?? ""
        return """
            { "id": "1", "author": { "name": "\(name)", "handle": "@a" }, "time": "now", "text": "\(text)", \
            \(place)"likes": 1, "comments": 0 }
            """
    }

    private func decode(_ posts: [String]) throws -> (posts: [Post], messages: [String]) {
        var messages: [String] = []
        let data = Data("{ \"posts\": [\(posts.joined(separator: ","))] }".utf8)
        let decoded = try FeedDecoder.posts(in: data) { messages.append($0) }
        return (decoded, messages)
    }

    @Test(
        "JSON that would exhaust the stack or memory is rejected with the reason",
        arguments: [
            (String(repeating: "[", count: 100_000), "it is nested more than 64 deep"),
            (String(repeating: "{\"a\":", count: 100_000), "it is nested more than 64 deep"),
            ("{\"posts\": [" + String(repeating: "0,", count: 1_100_000) + "0]}", "it has more than 1000000 values"),
            ("{\"posts\": []}\u{0}", "it is not JSON in UTF-8"),
            ("{\"posts\": [{\"id\": \"\\ud800\"}]}", "it is not valid JSON"),
        ])
    func excess(text: String, words: String) {
        let error = #expect(throws: FeedError.self) { try FeedDecoder.posts(in: Data(text.utf8)) }

        let isNamed = error?.message == "The feed has an unexpected format: \(words)."
        #expect(isNamed, "\(error?.message.prefix(200) ?? "")")
    }

    @Test("Brackets, commas and quotes inside a string don't count as structure")
    func textIsNotStructure() throws {
        let text = String(repeating: "[{,:\\\"\\\\", count: 500)

        #expect(try decode([Self.post(text: text)]).posts.count == 1)
    }

    @Test("Posts beyond the limit are dropped, and a message says so")
    func manyPosts() throws {
        let decoded = try decode(Array(repeating: Self.post(), count: FeedLimits.posts + 7))

        #expect(decoded.posts.count == FeedLimits.posts)
        #expect(decoded.messages == ["the feed has 10007 posts, or more text than is shown: the first 10000 are shown"])
    }

    @Test("Fields of several megabytes are truncated to their limits or omitted, whatever their characters")
    func longFields() throws {
        let letters = String(repeating: "x", count: 3_000_000)
        let marks = "e" + String(repeating: "\u{301}", count: 1_000_000)

        let decoded = try decode([Self.post(text: letters, name: marks, picture: letters)])

        let post = try #require(decoded.posts.first)
        #expect(post.text.unicodeScalars.count == FeedLimits.text + 1)
        #expect(post.text.hasSuffix("x…"))
        #expect(post.author.name.unicodeScalars.count == FeedLimits.name + 1)
        #expect(post.picture == nil)
        #expect(decoded.messages == ["posts[0] names a picture in more than 4096 bytes: it is left out"])
    }

    @Test("A picture with an empty name is omitted, and the message gives its position in the feed")
    func emptyNames() throws {
        let text = Self.post(picture: "").replacingOccurrences(of: "\"@a\"", with: "\"@a\", \"avatar\": \"\"")

        let decoded = try decode([text])

        #expect(decoded.posts.first?.picture == nil && decoded.posts.first?.author.avatar == nil)
        #expect(
            decoded.messages.sorted() == [
                "posts[0].author.avatar has no name: it is left out", "posts[0].picture has no name: it is left out",
            ])
    }

    @Test("Posts are dropped after a million characters of text in total")
    func manyTexts() throws {
        let decoded = try decode(Array(repeating: Self.post(text: String(repeating: "x", count: 4000)), count: 300))

        #expect(decoded.posts.count == 250)
        #expect(decoded.messages.count == 1)
    }

    @Test("NUL and other control characters are shown as replacement characters")
    func controls() throws {
        let decoded = try decode([Self.post(text: "a\\u0000b\\u001b[2Jc\\nd", name: "\\u0007")])

        #expect(decoded.posts.first?.text == "a\u{FFFD}b\u{FFFD}[2Jc\nd")
        #expect(decoded.posts.first?.author.name == "\u{FFFD}")
    }
}
