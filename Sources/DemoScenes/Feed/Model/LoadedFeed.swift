package import ViewKit

/// A feed that can be shown: its posts, and its pictures as they come.
package struct LoadedFeed: Sendable {
    package var posts: [Post]
    package var pictures: FeedPictures

    package init(posts: [Post], pictures: FeedPictures) {
        self.posts = posts
        self.pictures = pictures
    }

    /// A feed for whose pictures nobody has to wait: those by the place that the posts name, the others missing.
    package init(posts: [Post], images: [String: UIImage]) {
        self.init(posts: posts, pictures: FeedPictures(images: images))
    }
}

/// Why a feed could not be loaded, for the person who waits for it.
package struct FeedError: Error, Sendable, Equatable {
    /// What happened, in one sentence.
    package var message: String
    /// What can be done about it.
    package var advice: String
}
