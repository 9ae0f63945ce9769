package import Foundation
package import ViewKit

/// A service that provides a feed to a screen.
@MainActor
package protocol FeedService: AnyObject {
    /// The posts that will probably arrive, for the layout of the first placeholders; empty if unknown.
    var expectedPosts: [Post] { get }

    /// Starts loading. Calls `completion` once, asynchronously, when the clock of `window` has reached the time of
    /// arrival, possibly before all pictures have arrived. Another call cancels a load in progress, whose `completion`
    /// is then never called.
    func load(in window: UIWindow, completion: @escaping @MainActor (Result<LoadedFeed, FeedError>) -> Void)
}

/// A service that loads in real time without blocking the window.
@MainActor
package final class LiveFeedService: FeedService {
    private let loader: FeedLoader
    /// The minimum loading time in seconds, so that even the embedded feed takes a moment to load.
    private let minimumTime: TimeInterval
    private var task: Task<Void, Never>?
    private var arrival: ScheduledWork?

    package init(loader: FeedLoader, minimumTime: TimeInterval) {
        self.loader = loader
        self.minimumTime = minimumTime
    }

    package var expectedPosts: [Post] { loader.expectedPosts }

    package func load(
        in window: UIWindow, completion: @escaping @MainActor (Result<LoadedFeed, FeedError>) -> Void
    ) {
        cancel()
        let earliest = window.time + minimumTime
        task = Task { [loader, weak self, weak window] in
            let feed: PartialFeed
            do throws(FeedError) {
                feed = try await loader.begin()
            } catch {
                guard !Task.isCancelled else { return }
                self?.deliver(.failure(error), in: window, earliest: earliest, completion)
                return
            }
            guard !Task.isCancelled else { return }
            let pictures = FeedPictures(pending: Set(feed.locations))
            self?.deliver(
                .success(LoadedFeed(posts: feed.posts, pictures: pictures)), in: window, earliest: earliest, completion)
            await feed.loadPictures { location, image in await pictures.arrive(image, at: location) }
        }
    }

    /// Cancels a load in progress, whose `completion` is then never called.
    func cancel() {
        task?.cancel()
        arrival?.cancel()
    }

    private func deliver(
        _ result: Result<LoadedFeed, FeedError>, in window: UIWindow?, earliest: TimeInterval,
        _ completion: @escaping @MainActor (Result<LoadedFeed, FeedError>) -> Void
    ) {
        guard let window else { return }
        arrival = window.schedule(after: max(0, earliest - window.time)) { completion(result) }
    }
}

/// A service that delivers a result prepared in advance, for reproducible headless runs.
@MainActor
package final class PreparedFeedService: FeedService {
    private let result: Result<LoadedFeed, FeedError>
    private let loadTime: TimeInterval
    package let expectedPosts: [Post]
    private var arrival: ScheduledWork?

    package init(result: Result<LoadedFeed, FeedError>, loadTime: TimeInterval, expectedPosts: [Post] = []) {
        self.result = result
        self.expectedPosts = expectedPosts
        self.loadTime = loadTime
    }

    package func load(
        in window: UIWindow, completion: @escaping @MainActor (Result<LoadedFeed, FeedError>) -> Void
    ) {
        arrival?.cancel()
        arrival = window.schedule(after: loadTime) { [result] in completion(result) }
    }
}
