/// A feed as its JSON has it.
package struct Feed: Decodable, Sendable {
    package var posts: [Post]
}

/// One entry of a feed.
package struct Post: Decodable, Sendable {
    package var id: String
    package var author: Author
    /// How long ago it was written, as words.
    package var time: String
    package var text: String
    /// Where its picture is, relative to the feed; nil without one.
    package var picture: String?
    package var likes: Int
    package var comments: Int

    /// Who wrote a post.
    package struct Author: Decodable, Sendable {
        package var name: String
        package var handle: String
        /// Where the portrait is, relative to the feed; nil without one.
        package var avatar: String?
    }
}
