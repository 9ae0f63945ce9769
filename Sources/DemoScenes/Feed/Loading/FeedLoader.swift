import FetchKit
package import Foundation
import Reporting
import ViewKit

/// Loads a feed and its pictures off the main thread.
package struct FeedLoader: Sendable {
    package var source: FeedSource
    /// The timeout in seconds. It applies to each request, starting when the request is sent, and to all pictures
    /// together, starting again whenever a picture arrives or fails for a reason other than this timeout.
    package var timeout: TimeInterval

    package init(source: FeedSource, timeout: TimeInterval) {
        self.source = source
        self.timeout = timeout
    }

    /// The posts of the embedded feed, which are known before the feed is loaded. Empty for other sources, and if the
    /// posts can't be read; loading then reports why.
    package var expectedPosts: [Post] {
        guard source == .embedded, let data = source.url.flatMap({ try? Data(contentsOf: $0) }) else { return [] }
        return (try? FeedDecoder.posts(in: data)) ?? []
    }

    /// Loads the feed's text, and returns a feed that can load its pictures.
    package func begin() async throws(FeedError) -> PartialFeed {
        switch source {
        case .embedded, .file: try beginFile()
        case .web(let url): try await beginWeb(url.absoluteString)
        case .foreign(let text): throw explain(.unsupportedScheme, host: Self.printableAddress(text))
        }
    }

    /// Loads the feed, including all pictures that arrive in time.
    package func load() async throws(FeedError) -> LoadedFeed {
        let feed = try await begin()
        let images = Arrivals()
        await feed.loadPictures { location, image in await images.add(image, at: location) }
        return LoadedFeed(posts: feed.posts, images: await images.images)
    }

    // MARK: Private

    private func beginFile() throws(FeedError) -> PartialFeed {
        guard let url = source.url else {
            throw FeedError(
                message: "The demo's own feed is missing from its resources.", advice: "Build the demo again.")
        }
        let data: Data
        do throws(LocalFileError) {
            data = try LocalFiles.read(url.path, limit: FeedLimits.feedBytes)
        } catch {
            let advice =
                switch error {
                case .unreadable: "Check that it exists and may be read."
                case .tooLarge: "Name a smaller JSON file."
                default: "Name a JSON file."
                }
            let subject = error == .unreadable || error == .outside ? "The file " : ""
            throw FeedError(message: "\(subject)\(printable(url.path)) \(error.description).", advice: advice)
        }
        // Without a fetcher, the pictures in the folder are still available.
        return try arriving(
            data, origin: .folder(url.deletingLastPathComponent()), fetcher: try? Fetcher())
    }

    private func beginWeb(_ text: String) async throws(FeedError) -> PartialFeed {
        var host = Self.printableAddress(text)
        let fetcher: Fetcher
        let document: FetchedDocument
        do throws(FetchError) {
            let address = try WebAddress(text)
            host = printable(address.host)
            fetcher = try Fetcher()
            document = try await fetcher.fetch(
                FetchRequest(address, deadline: timeout, byteLimit: FeedLimits.feedBytes, allowedScopes: .anywhere))
        } catch {
            throw explain(error, host: host)
        }
        return try arriving(document.data, origin: .web(document.address, document.scope), fetcher: fetcher)
    }

    private func arriving(
        _ data: Data, origin: FeedOrigin, fetcher: Fetcher?
    ) throws(FeedError) -> PartialFeed {
        let posts = try FeedDecoder.posts(in: data, report: FeedReport.report)
        return PartialFeed(
            posts: posts, loader: PictureLoader(origin: origin, fetcher: fetcher, timeout: timeout))
    }

    /// Returns the address `text` without its credentials, for use in messages. The address may be invalid.
    private static func printableAddress(_ text: String) -> String {
        printable(WebAddress.withoutCredentials(text))
    }

    private func explain(_ error: FetchError, host: String) -> FeedError {
        let description = error.description(deadline: FeedReport.seconds(timeout))
        switch error {
        case .status: return FeedError(message: "The server \(description).", advice: "Check the address, or wait.")
        case .unknownHost: return FeedError(message: "There is no host named \(host).", advice: "Check the address.")
        default: return FeedError(message: "\(host) \(description).", advice: Self.advice(error))
        }
    }

    private static func advice(_ error: FetchError) -> String {
        switch error {
        case .badAddress, .unsupportedScheme, .forbidden: "Check the address."
        case .credentials: "Leave them out of the address."
        case .refused: "Check the address and that the server runs."
        case .noTLS: "Check whether the address must begin with http."
        case .closed, .truncated: "Wait a moment."
        case .timedOut, .unreachable: "Check the connection, or wait."
        case .tooLarge, .headTooLarge, .tooManyRedirects, .badRedirect, .redirected, .damagedBody, .notHTTP,
            .notTrusted:
            "Check the server."
        default: "Check the connection."
        }
    }
}

/// The pictures that have arrived for a feed that is loaded as a whole.
private actor Arrivals {
    private(set) var images: [String: UIImage] = [:]

    func add(_ image: UIImage?, at location: String) {
        images[location] = image
    }
}
