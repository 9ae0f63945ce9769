import DemoScenes
import Foundation
import TestSupport

/// Feeds: damaged JSON, and JSON with replaced values.
@MainActor
enum FeedCases {
    private static let valid = Data(
        """
        {"posts": [{"id": "1", "author": {"name": "Ada", "handle": "@ada", "avatar": "a.png"}, "time": "2 h",
        "text": "Words \\u00e9 \\ud83d\\ude00", "picture": "https://example.org/p.jpg", "likes": 12, "comments": 3},
        {"id": "2", "author": {"name": "Bo", "handle": "@bo"}, "time": "now", "text": "", "likes": 0, "comments": 0}]}
        """.utf8)

    private static let values = [
        "null", "-1", "1e999", "9223372036854775808", "0.5", "true", "[]", "{}", "\"\"", "\"\\u0000\"", "\"\\ud800\"",
        "[[[[[[[[", "\"\u{202E}\"", "NaN", "1" + String(repeating: "0", count: 5000),
    ]

    static func run(_ random: inout SeededGenerator) {
        var data = valid
        if random.chance(60) { data = exchanged(data, &random) }
        if random.chance(20) { data = nested(&random) }
        if random.chance(50) { data = Mutation.damaged(data, &random) }
        guard let posts = try? FeedDecoder.posts(in: data) else { return }
        for post in posts.prefix(4) { TextCases.show(post.author.name + post.text + post.time) }
    }

    /// Returns `data` with the value after a random colon replaced.
    private static func exchanged(_ data: Data, _ random: inout SeededGenerator) -> Data {
        var bytes = [UInt8](data)
        let colons = bytes.indices.filter { bytes[$0] == UInt8(ascii: ":") }
        let start = colons[random.number(0...(colons.count - 1))] + 1
        let rest = bytes[start...]
        let end = rest.firstIndex { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "}") } ?? bytes.endIndex
        bytes.replaceSubrange(start..<end, with: Array(values[random.number(0...(values.count - 1))].utf8))
        return Data(bytes)
    }

    private static func nested(_ random: inout SeededGenerator) -> Data {
        let part = ["[", "{\"posts\":", "{\"a\":["][random.number(0...2)]
        return Data(String(repeating: part, count: random.number(1...20_000)).utf8)
    }
}
