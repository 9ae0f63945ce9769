package import Foundation
import FoundationNetworking
import Reporting
import ViewKit

/// Loads a feed and its pictures away from the main thread.
package struct FeedLoader: Sendable {
    package var source: FeedSource
    /// Seconds after which a server is given up.
    package var timeout: TimeInterval

    package init(source: FeedSource, timeout: TimeInterval) {
        self.source = source
        self.timeout = timeout
    }

    /// The feed with every picture that could be loaded.
    package func load() async throws(FeedError) -> LoadedFeed {
        guard let url = source.url else {
            throw FeedError(
                message: "The demo's own feed is missing from its resources.", advice: "Build the demo again.")
        }
        let session = URLSession(configuration: configuration)
        defer { session.finishTasksAndInvalidate() }
        let posts = try Self.decode(try await data(at: url, session: session))
        let places = Set(posts.flatMap { [$0.author.avatar, $0.picture].compactMap { $0 } })
        var images: [String: UIImage] = [:]
        await withTaskGroup(of: (String, UIImage?).self) { group in
            for place in places {
                group.addTask { (place, await image(at: place, relativeTo: url, session: session)) }
            }
            for await (place, image) in group { images[place] = image }
        }
        return LoadedFeed(posts: posts, images: images)
    }

    /// The posts in `data`; says what is wrong with it, and where.
    package static func decode(_ data: Data) throws(FeedError) -> [Post] {
        do {
            return try JSONDecoder().decode(Feed.self, from: data).posts
        } catch let error as DecodingError {
            throw FeedError(message: "The feed is not what was expected: \(explain(error)).", advice: "Check the JSON.")
        } catch {
            throw FeedError(
                message: "The feed cannot be read: \(error.localizedDescription).", advice: "Check the JSON.")
        }
    }

    // MARK: Private

    private var configuration: URLSessionConfiguration {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.timeoutIntervalForRequest = timeout
        configuration.timeoutIntervalForResource = timeout
        return configuration
    }

    private func data(at url: URL, session: URLSession) async throws(FeedError) -> Data {
        if url.isFileURL {
            do {
                return try Data(contentsOf: url)
            } catch {
                throw FeedError(
                    message: "The file \(url.path) cannot be read.", advice: "Check that it exists and may be read.")
            }
        }
        let (data, response): (Data, URLResponse)
        do {
            (data, response) = try await session.data(from: url)
        } catch {
            throw explain(error, url: url)
        }
        if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
            let words = HTTPURLResponse.localizedString(forStatusCode: status)
            throw FeedError(message: "The server answered \(status) (\(words)).", advice: "Check the address, or wait.")
        }
        return data
    }

    private func image(at place: String, relativeTo url: URL, session: URLSession) async -> UIImage? {
        guard let address = URL(string: place, relativeTo: url)?.absoluteURL else { return nil }
        if address.isFileURL { return UIImage(contentsOfFile: address.path) }
        do {
            return UIImage(data: try await data(at: address, session: session))
        } catch {
            let name = printable(address.absoluteString)
            StandardError.write("skeleton-demo: the picture \(name) is left out: \(error.message)")
            return nil
        }
    }

    private func explain(_ error: any Error, url: URL) -> FeedError {
        let host = url.host ?? url.absoluteString
        let seconds = timeout.formatted(.number.locale(Locale(identifier: "en_US")))
        switch (error as? URLError)?.code {
        case .timedOut?:
            return FeedError(
                message: "\(host) did not answer within \(seconds) seconds.", advice: "Check the connection, or wait.")
        case .cannotConnectToHost?:
            return FeedError(
                message: "\(host) refused the connection.", advice: "Check the address and that the server runs.")
        case .cannotFindHost?, .dnsLookupFailed?:
            return FeedError(message: "There is no host named \(host).", advice: "Check the address.")
        case .networkConnectionLost?:
            return FeedError(message: "\(host) closed the connection.", advice: "Wait a moment.")
        default:
            return FeedError(
                message: "\(host) could not be reached: \(error.localizedDescription)", advice: "Check the connection.")
        }
    }

    private static func explain(_ error: DecodingError) -> String {
        func place(_ path: [any CodingKey], _ last: (any CodingKey)? = nil) -> String {
            let names = (path + [last].compactMap { $0 }).map { key in
                key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
            }
            let joined = names.joined()
            return joined.hasPrefix(".") ? String(joined.dropFirst()) : joined
        }
        switch error {
        case .keyNotFound(let key, let context): return "\(place(context.codingPath, key)) is missing"
        case .valueNotFound(_, let context): return "\(place(context.codingPath)) is empty"
        case .typeMismatch(let type, let context): return "\(place(context.codingPath)) is not a \(type)"
        case .dataCorrupted: return "it is not valid JSON"
        @unknown default: return error.localizedDescription
        }
    }
}
