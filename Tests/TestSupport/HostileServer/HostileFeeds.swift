extension HostileBehavior {
    /// `true` if the body is a feed's JSON.
    package var isFeed: Bool { [.feed, .deepFeed, .valuesFeed, .postsFeed, .textFeed].contains(self) }

    /// `true` if only the client's timeout ends the response.
    package var isEndless: Bool {
        switch self {
        case .silence, .slowHead, .slowBody, .slowChunks, .keepsOpen, .continueThenSilence, .upgrade, .upgradeToHTTP2,
            .endlessChunkExtension:
            true
        default: false
        }
    }

    /// The JSON of this kind of feed.
    var feedBytes: [UInt8] {
        let megabytes = 60 * 1024 * 1024
        switch self {
        case .deepFeed: return Self.repeated("[", upTo: megabytes)
        case .valuesFeed: return Array("{\"posts\": [".utf8) + Self.repeated("0,", upTo: megabytes) + Array("0]}".utf8)
        case .postsFeed:
            let posts = Self.repeated(Self.post(name: "n", picture: "plain") + ",", upTo: 6 * 1024 * 1024)
            return Array("{\"posts\": [".utf8) + posts + Array((Self.post(name: "n", picture: "plain") + "]}").utf8)
        case .textFeed:
            let (start, end) = (Array("{\"posts\": [{\"text\": \"".utf8), Array("\"}]}".utf8))
            return start + Self.repeated("words ", upTo: megabytes) + end
        default:
            // Cases that end only with a timeout hold a connection, so they come last and don't delay the others.
            let pictures = Self.allCases.filter { !$0.isFeed }
            let posts = (pictures.filter { !$0.isEndless } + pictures.filter(\.isEndless)).map {
                Self.post(name: "\\u001b[2J\\u0007\($0)", picture: "\($0)")
            }
            let silent = (0..<50).map { Self.post(name: "s", picture: "silence?\\u001b[2J\($0)") }
            return Array("{\"posts\": [\((posts + silent).joined(separator: ","))]}".utf8)
        }
    }

    private static func post(name: String, picture: String) -> String {
        """
        {"id": "1", "author": {"name": "\(name)", "handle": "@a"}, "time": "now", "text": "Text.", \
        "picture": "\(picture)", "likes": 1, "comments": 0}
        """
    }

    /// Returns whole repetitions of `text`, up to about `count` bytes.
    private static func repeated(_ text: String, upTo count: Int) -> [UInt8] {
        var bytes = Array(text.utf8)
        while bytes.count < count / 2 { bytes += bytes }
        return bytes
    }
}
