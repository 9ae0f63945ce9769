package import Foundation

/// The place from which a feed is loaded.
package enum FeedSource: Sendable, Equatable {
    /// The feed embedded in the demo.
    case embedded
    /// A JSON file, whose pictures are in the same folder, in its subfolders, or on the web.
    case file(URL)
    /// A JSON document on a server. The locations of its pictures are relative to the document's URL.
    case web(URL)
    /// Text that starts with a URL scheme but isn't an http or https URL.
    case foreign(String)

    /// Parses user input: a URL if it starts with a scheme and "://", otherwise the path of a file.
    package init(_ text: String) {
        guard text.contains(/^[A-Za-z][A-Za-z0-9+.\-]*:\/\//) else {
            self = .file(URL(fileURLWithPath: text))
            return
        }
        if let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) {
            self = .web(url)
        } else {
            self = .foreign(text)
        }
    }

    /// The URL of the feed; `nil` for a `foreign` source, or if the embedded feed is missing.
    package var url: URL? {
        switch self {
        case .embedded: Bundle.module.url(forResource: "feed", withExtension: "json")
        case .file(let url), .web(let url): url
        case .foreign: nil
        }
    }
}
