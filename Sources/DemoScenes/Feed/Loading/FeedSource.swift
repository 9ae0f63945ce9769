package import Foundation

/// Where a feed comes from.
package enum FeedSource: Sendable, Equatable {
    /// The feed that the demo carries with it.
    case embedded
    /// A JSON file; its pictures lie beside it.
    case file(URL)
    /// A JSON document on a server; its pictures are relative to it.
    case web(URL)

    /// Reads what a person wrote: an http or https address, else the path of a file.
    package init(_ text: String) {
        if let url = URL(string: text), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme) {
            self = .web(url)
        } else {
            self = .file(URL(fileURLWithPath: text))
        }
    }

    /// The address of the feed itself.
    package var url: URL? {
        switch self {
        case .embedded: Bundle.module.url(forResource: "feed", withExtension: "json")
        case .file(let url), .web(let url): url
        }
    }
}
