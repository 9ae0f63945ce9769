import Foundation

/// Responds to the requests that the demo's server receives for the embedded feed and its pictures.
struct NetworkResponder: Sendable {
    /// The maximum size of a request's head, in bytes.
    static let headBytes = 8 * 1024
    /// The name of the feed on the server.
    static let feedName = "feed.json"

    /// A response, and the delay in seconds before it is sent.
    struct Response {
        var delay: TimeInterval = 0
        var bytes: Data
    }

    let network: DemoNetwork
    /// The files that the server sends, by name. All other names are answered with 404.
    private let files: [String: URL]
    /// The number of requests for pictures so far.
    private var pictures = 0

    /// Creates a responder that simulates `network` and sends no files other than the embedded feed and its pictures.
    init(_ network: DemoNetwork) {
        self.network = network
        guard let feed = FeedSource.embedded.url else {
            files = [:]
            return
        }
        let folder = feed.deletingLastPathComponent()
        let posts = FeedLoader(source: .embedded, timeout: 0).expectedPosts
        let pictures = posts.flatMap { [$0.author.avatar, $0.picture].compactMap(\.self) }
        files = Dictionary(
            [(Self.feedName, feed)] + pictures.map { ($0, folder.appendingPathComponent($0)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns the response to the request with the given head, which ends with an empty line.
    mutating func response(to head: Data) -> Response {
        let line = String(decoding: head.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        let words = line.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else {
            return Response(bytes: Self.bytes(400))
        }
        guard words[0] == "GET" else { return Response(bytes: Self.bytes(405)) }
        let path = words[1].dropFirst().prefix { $0 != "?" }
        let name = String(path).removingPercentEncoding ?? ""
        guard let file = files[name] else { return Response(delay: network.latency, bytes: Self.bytes(404)) }
        return name == Self.feedName ? feed(file) : picture(file)
    }

    /// The response to a head that is too long: 431, without a delay.
    static var tooLong: Response { Response(bytes: bytes(431)) }

    // MARK: Private

    private func feed(_ file: URL) -> Response {
        let bytes =
            switch network {
            case .serverDown: Self.bytes(503)
            case .empty: Self.bytes(200, body: Data(#"{ "posts": [] }"#.utf8), type: "application/json")
            default: Self.bytes(of: file, type: "application/json")
            }
        return Response(delay: network.latency, bytes: bytes)
    }

    private mutating func picture(_ file: URL) -> Response {
        let delay = network.latency + network.pictureDelay(after: pictures)
        pictures += 1
        let type = file.pathExtension == "png" ? "image/png" : "image/jpeg"
        let bytes = network == .failingPictures ? Self.bytes(500) : Self.bytes(of: file, type: type)
        return Response(delay: delay, bytes: bytes)
    }

    private static func bytes(of file: URL, type: String) -> Data {
        (try? Data(contentsOf: file)).map { bytes(200, body: $0, type: type) } ?? bytes(404)
    }

    private static func bytes(_ status: Int, body: Data = Data(), type: String = "text/plain") -> Data {
        let head = """
            HTTP/1.1 \(status) \(reason(status))\r
            Content-Type: \(type)\r
            Content-Length: \(body.count)\r
            Connection: close\r
            \r\n
            """
        return Data(head.utf8) + body
    }

    private static func reason(_ status: Int) -> String {
        switch status {
        case 200: "OK"
        case 400: "Bad Request"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 431: "Request Header Fields Too Large"
        case 503: "Service Unavailable"
        default: "Internal Server Error"
        }
    }
}
