package import Foundation

/// Where a feed comes from.
package enum FeedSource: Sendable, Equatable {
    /// The feed that the demo carries with it.
    case embedded
    /// A JSON file; its pictures lie beside it.
    case file(URL)
    /// A JSON document on a server; its pictures are relative to it.
    case web(URL)
    /// What is written like an address and is none of http or https.
    case foreign(String)

    /// Reads what a person wrote: an address where it begins as one (with "http://" or the like), else the path of
    /// a file.
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

    /// The address of the feed itself; nil where there is none that can be asked.
    package var url: URL? {
        switch self {
        case .embedded: Bundle.module.url(forResource: "feed", withExtension: "json")
        case .file(let url), .web(let url): url
        case .foreign: nil
        }
    }
}
