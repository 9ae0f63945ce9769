import Foundation
import ViewKit

/// A picture or a portrait in the gallery.
struct GalleryItem {
    /// The location of the picture among the feed's images.
    var location: String
    var title: String
    var detail: String
    var isPortrait: Bool

    private static let ratios: [CGFloat] = [0.66, 0.9, 0.7, 1.06, 1.22, 0.84, 0.76]

    /// Returns the height of an item's picture divided by its width. The ratio is known in advance, so nothing moves
    /// when the picture arrives.
    static func ratio(ofItem item: Int) -> CGFloat { ratios[item % ratios.count] }

    /// Returns the pictures and portraits of `feed`, without duplicates, in the order of its posts.
    static func items(of feed: LoadedFeed) -> [GalleryItem] {
        var locations: Set<String> = []
        var items: [GalleryItem] = []
        for post in feed.posts {
            let name = post.author.name
            if let location = post.picture, locations.insert(location).inserted {
                items.append(GalleryItem(location: location, title: name, detail: post.time, isPortrait: false))
            }
            if let location = post.author.avatar, locations.insert(location).inserted {
                items.append(GalleryItem(location: location, title: name, detail: post.author.handle, isPortrait: true))
            }
        }
        return items
    }
}
