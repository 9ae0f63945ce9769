package import ViewKit

/// A feed ready to be shown: its posts, and its pictures as they arrive.
package struct LoadedFeed: Sendable {
    package var posts: [Post]
    package var pictures: FeedPictures

    package init(posts: [Post], pictures: FeedPictures) {
        self.posts = posts
        self.pictures = pictures
    }

    /// Creates a feed with no pending pictures. `images` contains the loaded pictures by location; all others are
    /// missing.
    package init(posts: [Post], images: [String: UIImage]) {
        self.init(posts: posts, pictures: FeedPictures(images: images))
    }
}

/// A user-facing description of why a feed failed to load.
package struct FeedError: Error, Sendable, Equatable {
    /// The failure, in one sentence.
    package var message: String
    /// The remedy, as an imperative sentence.
    package var advice: String
}
