import ViewKit

/// What the profile page shows of a feed: who sent its first post, and what they like.
struct ProfileContent {
    var name: String
    var handle: String
    var avatar: String?
    /// Where the picture at the top is.
    var cover: String?
    var posts: Int
    var likes: Int
    var comments: Int
    var liked: [Post]
    /// Where the pictures of the row are.
    var places: [String]
    var pictures: FeedPictures

    /// How many posts the small table has at most.
    static let mostLiked = 4
    /// What everybody says about themselves: a feed has no such text.
    static let biography =
        "Paints small boats and the weather around them. Mornings on the water, afternoons at the easel, evenings "
        + "answering letters. Ask me about fjords the colour of a peach, and about the one oar that got away."

    /// The profile of the author of the first post in `feed`; nil where there is none.
    init?(_ feed: LoadedFeed) {
        guard let first = feed.posts.first else { return nil }
        (name, handle, avatar) = (first.author.name, first.author.handle, first.author.avatar)
        posts = feed.posts.count
        likes = feed.posts.reduce(0) { Self.sum($0, $1.likes) }
        comments = feed.posts.reduce(0) { Self.sum($0, $1.comments) }
        liked = Array(feed.posts.filter { $0.author.handle != first.author.handle }.prefix(Self.mostLiked))
        var known: Set<String> = []
        places = feed.posts.compactMap(\.picture).filter { known.insert($0).inserted }
        cover = first.picture ?? places.first
        pictures = feed.pictures
    }

    /// The numbers of a feed may be as large as any.
    private static func sum(_ left: Int, _ right: Int) -> Int {
        let (sum, isOver) = left.addingReportingOverflow(right)
        return isOver ? .max : sum
    }
}
