import ViewKit

/// The contents of the profile page: the author of the first post in a feed, and posts by others, shown as liked by the
/// author.
struct ProfileContent {
    var name: String
    var handle: String
    var avatar: String?
    /// The location of the cover picture: the first post's picture or, failing that, the first picture in the feed;
    /// `nil` if the feed has no pictures.
    var cover: String?
    var posts: Int
    var likes: Int
    var comments: Int
    var liked: [Post]
    /// The locations of the pictures in the row of pictures, without duplicates.
    var locations: [String]
    var pictures: FeedPictures

    /// The maximum number of posts in the table of liked posts.
    static let maximumLikedPosts = 4
    /// The biography in every profile, because feeds contain no biographies.
    static let biography =
        "Paints small boats and the weather around them. Mornings on the water, afternoons at the easel, evenings "
        + "answering letters. Ask me about fjords the color of a peach, and about the one oar that got away."

    /// Creates the profile of the author of the first post in `feed`; `nil` if there are no posts.
    init?(_ feed: LoadedFeed) {
        guard let first = feed.posts.first else { return nil }
        name = first.author.name
        handle = first.author.handle
        avatar = first.author.avatar
        posts = feed.posts.count
        likes = feed.posts.reduce(0) { Self.sum($0, $1.likes) }
        comments = feed.posts.reduce(0) { Self.sum($0, $1.comments) }
        liked = Array(feed.posts.filter { $0.author.handle != first.author.handle }.prefix(Self.maximumLikedPosts))
        var known: Set<String> = []
        locations = feed.posts.compactMap(\.picture).filter { known.insert($0).inserted }
        cover = first.picture ?? locations.first
        pictures = feed.pictures
    }

    /// Returns the sum, or `Int.max` if it overflows, because the numbers in a feed can be arbitrarily large.
    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isOver) = left.addingReportingOverflow(right)
        return isOver ? .max : sum
    }
}
