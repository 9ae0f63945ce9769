package import ViewKit

/// A feed whose text has loaded but whose pictures haven't.
package struct PartialFeed: Sendable {
    package let posts: [Post]
    /// The locations of the pictures that posts refer to, without duplicates, in the order of the posts.
    package let locations: [String]
    private let loader: PictureLoader

    init(posts: [Post], loader: PictureLoader) {
        self.posts = posts
        self.loader = loader
        var known: Set<String> = []
        locations = posts.flatMap { [$0.author.avatar, $0.picture].compactMap { $0 } }.filter {
            known.insert($0).inserted
        }
    }

    /// Loads the pictures, and calls `arrival` with each location and its picture, or `nil` if the picture failed to
    /// load. Returns when all pictures have loaded or failed, when the loader's timeout has passed without any answer,
    /// or when the task is canceled.
    package func loadPictures(_ arrival: @escaping @Sendable (String, UIImage?) async -> Void) async {
        await loader.load(locations, arrival: arrival)
    }
}
