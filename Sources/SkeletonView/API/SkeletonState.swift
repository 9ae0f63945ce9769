public import ViewKit

/// What there is to show of something that loads.
public enum SkeletonState: Sendable {
    /// Nothing yet: it loads.
    case loading
    /// What was loaded.
    case loaded
    /// Nothing: it loaded, and there is none.
    case empty
    /// What went wrong.
    case failed(any Error)

    /// Whether it loads.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension UIView {
    /// Shows a skeleton whenever `states` say that something loads, as long as they go on.
    ///
    ///     await view.showSkeleton(following: model.states) { state in
    ///         messageLabel.isHidden = state.isLoading
    ///     }
    ///
    /// While it loads it is as if a load ran in `withSkeleton`, which ends with any other state. The call returns, or
    /// throws, when the states end, which a cancelled task's should; no skeleton is left then.
    ///
    /// - Parameters:
    ///   - style: How the bones look, appear and go; nil, the default, is as the nearest `skeletonTheme` says, and
    ///     without one they have the appearance's `tintColor` and pulse.
    ///   - states: What the skeleton follows. Equal ones in a row change nothing, but for a
    ///     `loading` after the timeout: the bones move again, and have as long again.
    ///   - reload: Whether tables and collections in the view ask their data source for their rows with each state but
    ///     `loading`, with a skeleton and without. True by default.
    ///   - change: Is called with each state: when the bones are there, or just before they go, so that what it sets is
    ///     seen in the first frame without them. By default nothing is done.
    public func showSkeleton<States: AsyncSequence>(
        _ style: SkeletonStyle? = nil, following states: States, reloadDataAfter reload: Bool = true,
        _ change: @MainActor (SkeletonState) -> Void = { _ in }
    ) async throws(States.Failure) where States.Element == SkeletonState {
        var loading: SkeletonLoading?
        defer { loading?.end(on: self) }
        var iterator = states.makeAsyncIterator()
        while let state = try await iterator.next(isolation: #isolation) {
            if state.isLoading {
                if let loading {
                    loading.goOn(on: self)
                } else {
                    let begun = SkeletonLoading(style ?? loadingStyle, reloadData: reload)
                    begun.begin(on: self)
                    loading = begun
                }
                change(state)
            } else {
                change(state)
                if loading == nil, reload { SkeletonLoading.reloadListsSoon(in: self) }
                loading?.end(on: self)
                loading = nil
            }
        }
    }
}
