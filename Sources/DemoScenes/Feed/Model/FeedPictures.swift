package import ViewKit

/// The loaded and pending pictures of one feed.
@MainActor
package final class FeedPictures {
    /// The pictures that have loaded, keyed by location.
    package private(set) var images: [String: UIImage]
    /// The locations of pending pictures.
    package private(set) var pending: Set<String>

    /// A weak reference to a view that is waiting for a picture.
    private struct Waiting {
        weak var view: FeedImageView?
    }

    private var waiting: [String: [Waiting]] = [:]

    package nonisolated init(images: [String: UIImage] = [:], pending: Set<String> = []) {
        self.images = images
        self.pending = pending
    }

    /// Stores the picture from `location`, or `nil` if it failed to load, and updates the views that are waiting for
    /// the picture. Does nothing if the location isn't pending.
    package func arrive(_ image: UIImage?, at location: String) {
        guard pending.remove(location) != nil else { return }
        images[location] = image
        for entry in waiting.removeValue(forKey: location) ?? [] { entry.view?.finishWaiting(for: location, of: self) }
    }

    /// Registers `view` to be updated when the picture from `location` has loaded or failed.
    func add(_ view: FeedImageView, waitingFor location: String) {
        // Drops views that have been deallocated or, because cells are reused, are now waiting for another picture.
        var entries = waiting[location, default: []]
        entries.removeAll { $0.view === view || $0.view?.isWaiting(for: location, of: self) != true }
        entries.append(Waiting(view: view))
        waiting[location] = entries
    }
}
