package import ViewKit

/// A feed with its pictures decoded, ready to be shown.
package struct LoadedFeed: Sendable {
    package var posts: [Post]
    /// The pictures by the place that the posts name; one that could not be loaded is missing.
    package var images: [String: UIImage]
}

/// Why a feed could not be loaded, for the person who waits for it.
package struct FeedError: Error, Sendable, Equatable {
    /// What happened, in one sentence.
    package var message: String
    /// What can be done about it.
    package var advice: String
}
