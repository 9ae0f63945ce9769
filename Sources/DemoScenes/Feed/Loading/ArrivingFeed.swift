package import ViewKit

/// A feed whose text is there, and whose pictures can be loaded.
package struct ArrivingFeed: Sendable {
    package let posts: [Post]
    /// The places of the pictures that posts name, each once, in their order.
    package let places: [String]
    private let loader: PictureLoader

    init(posts: [Post], loader: PictureLoader) {
        self.posts = posts
        self.loader = loader
        var known: Set<String> = []
        places = posts.flatMap { [$0.author.avatar, $0.picture].compactMap { $0 } }.filter { known.insert($0).inserted }
    }

    /// Loads the pictures, and calls `arrival` with each that came, and with nil for each that did not. Returns
    /// when none is waited for any more: when all are there, when none has come for the loader's timeout, or when
    /// the task is cancelled.
    package func loadPictures(_ arrival: @escaping @Sendable (String, UIImage?) async -> Void) async {
        await loader.load(places, arrival: arrival)
    }
}
