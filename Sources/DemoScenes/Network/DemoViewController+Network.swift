/// Changes the condition of the network over which the feed arrives.
extension DemoViewController {
    /// The service whose condition can be changed; `nil` if the feed comes from another source.
    var network: NetworkFeedService? { service as? NetworkFeedService }

    /// Changes the condition of the network and reloads the feed. If the condition is the current one, only clears the
    /// reason why another condition wasn't available, unless `keepsFailure` is `true`. No effect if the condition can't
    /// be changed.
    func choose(_ network: DemoNetwork, keepsFailure: Bool = false) {
        guard let service = self.network else { return }
        guard service.network != network else {
            guard !keepsFailure, service.failure != nil else { return }
            service.clearFailure()
            return panels.showNetwork()
        }
        service.choose(network)
        panels.showNetwork()
        (screen as? FeedScreenController)?.reload()
    }

    /// The palette's entries for the conditions of the network. On a screen that doesn't load a feed, choosing one also
    /// shows the feed screen.
    var networkEntries: [PaletteEntry] {
        guard network != nil else { return [] }
        return DemoNetwork.allCases.map { condition in
            PaletteEntry(
                title: "Network: \(condition.title)", kind: .action, keywords: PaletteKeywords.words(for: condition)
            ) { [weak self] in
                guard let self else { return }
                if !loadsFeed { choose(.feed) }
                change("Network") { $0.network = condition }
            }
        }
    }
}
