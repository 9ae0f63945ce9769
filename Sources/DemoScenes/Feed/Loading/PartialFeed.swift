package import ViewKit

/// A feed whose text has loaded but whose pictures haven't.
package struct PartialFeed: Sendable {
    package let posts: [Post]
    /// The locations of the pictures that posts refer to, without duplicates, in order.
    package let locations: [String]
    private let loader: PictureLoader

    init(posts: [Post], loader: PictureLoader) {
        self.posts = posts
        self.loader = loader
        var seen: Set<String> = []
        locations = posts.flatMap { [$0.author.avatar, $0.picture].compactMap { $0 } }.filter {
            seen.insert($0).inserted
        }
    }

    /// Loads the pictures, and calls `arrival` with each picture, or with `nil` for each that failed. Returns when all
    /// are loaded, when none has arrived for the loader's timeout, or when the task is canceled.
    package func loadPictures(_ arrival: @escaping @Sendable (String, UIImage?) async -> Void) async {
        await loader.load(locations, arrival: arrival)
    }
}
