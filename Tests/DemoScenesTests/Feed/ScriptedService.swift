import Foundation
import ViewKit

@testable import DemoScenes

/// A service that returns scripted results in order, each two seconds after its request.
@MainActor
final class ScriptedService: FeedService {
    let expectedPosts: [Post] = []
    var results: [Result<LoadedFeed, FeedError>]
    private(set) var loads = 0

    init(_ results: [Result<LoadedFeed, FeedError>]) {
        self.results = results
    }

    func load(
        in window: UIWindow, completion: @escaping @MainActor (Result<LoadedFeed, FeedError>) -> Void
    ) {
        let result = results[min(loads, results.count - 1)]
        loads += 1
        window.schedule(after: 2) { completion(result) }
    }
}
