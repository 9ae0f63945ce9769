package import ViewKit

/// The pictures of one feed: those that are there, and those that are on their way.
@MainActor
package final class FeedPictures {
    /// The pictures by the place that the posts name; one that could not be loaded is missing.
    package private(set) var images: [String: UIImage]
    /// The places of those that are on their way.
    package private(set) var coming: Set<String>

    /// A view that shows the picture of a place when it comes.
    private struct Waiting {
        weak var view: FeedImageView?
    }

    private var waiting: [String: [Waiting]] = [:]

    package nonisolated init(images: [String: UIImage] = [:], coming: Set<String> = []) {
        self.images = images
        self.coming = coming
    }

    /// Takes the picture of `place`, or nil when there is none, and shows it where it is waited for.
    package func arrive(_ image: UIImage?, at place: String) {
        guard coming.remove(place) != nil else { return }
        images[place] = image
        for entry in waiting.removeValue(forKey: place) ?? [] { entry.view?.finishWaiting(for: place, of: self) }
    }

    /// Has `view` told when the picture of `place` comes.
    func add(_ view: FeedImageView, waitingFor place: String) {
        // Cells are used anew: what is gone or waits for another picture does not pile up.
        var entries = waiting[place, default: []]
        entries.removeAll { $0.view === view || $0.view?.isWaiting(for: place, of: self) != true }
        entries.append(Waiting(view: view))
        waiting[place] = entries
    }
}
