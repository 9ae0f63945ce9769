package import Foundation
import Glibc
package import ViewKit

/// A service that loads the demo's own feed over a network whose condition can be changed. With the default condition,
/// it loads the embedded feed directly; with any other, it loads the feed from a server in the same process.
@MainActor
package final class NetworkFeedService: FeedService {
    /// The current condition. `.fast` by default.
    package private(set) var network = DemoNetwork.fast
    /// The reason why the last chosen condition isn't available; `nil` if it is available.
    package private(set) var failure: String?
    private let direct: LiveFeedService
    private let timeout: TimeInterval
    private let makeServer: @MainActor (DemoNetwork) throws(POSIXError) -> NetworkServer
    /// The server, and the service that loads from it; `nil` with the default condition.
    private var remote: (server: NetworkServer, service: LiveFeedService)?

    /// Creates a service with the default condition, in which a load takes at least `minimumTime` seconds. `timeout` is
    /// the timeout of requests, in seconds. `makeServer` starts the server for any other condition.
    package init(
        timeout: TimeInterval, minimumTime: TimeInterval,
        makeServer: @escaping @MainActor (DemoNetwork) throws(POSIXError) -> NetworkServer = {
            network throws(POSIXError) in try NetworkServer(network)
        }
    ) {
        direct = LiveFeedService(
            loader: FeedLoader(source: .embedded, timeout: timeout), minimumTime: minimumTime)
        self.timeout = timeout
        self.makeServer = makeServer
    }

    /// Changes the condition for future loads, and cancels a load in progress. If no server can be started, the
    /// condition becomes `.fast`, and `failure` is set.
    package func choose(_ network: DemoNetwork) {
        direct.cancel()
        remote?.service.cancel()
        (remote, failure, self.network) = (nil, nil, .fast)
        guard network != .fast else { return }
        do throws(POSIXError) {
            let server = try makeServer(network)
            let loader = FeedLoader(source: .web(server.url), timeout: timeout)
            remote = (server, LiveFeedService(loader: loader, minimumTime: 0))
            self.network = network
        } catch {
            failure = "\(network.title) is not available: \(String(cString: strerror(error.code.rawValue)))."
        }
    }

    /// Clears `failure`. The condition stays unchanged.
    package func clearFailure() { failure = nil }

    package var expectedPosts: [Post] { direct.expectedPosts }

    package func load(
        in window: UIWindow, completion: @escaping @MainActor (Result<LoadedFeed, FeedError>) -> Void
    ) {
        (remote?.service ?? direct).load(in: window, completion: completion)
    }
}
