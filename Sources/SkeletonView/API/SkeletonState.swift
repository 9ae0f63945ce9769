public import ViewKit

/// The loading state of content.
public enum SkeletonState: Sendable {
    /// The content is being loaded.
    case loading
    /// Loading ended with content to show.
    case loaded
    /// Loading ended, and there is no content to show.
    case empty
    /// Loading failed with an error.
    case failed(any Error)

    /// `true` if the state is `loading`.
    public var isLoading: Bool {
        if case .loading = self { true } else { false }
    }
}

extension UIView {
    /// Shows a skeleton while the latest of `states` is `loading`, until the sequence ends.
    ///
    ///     await view.showSkeleton(following: model.states) { state in
    ///         messageLabel.isHidden = state.isLoading
    ///     }
    ///
    /// Each `loading` state acts like a load in `withSkeleton` that ends at the next state other than `loading`. The
    /// method returns or throws when the sequence ends, and no skeleton remains. The sequence should end when the task
    /// is canceled.
    ///
    /// - Parameters:
    ///   - style: The look and transition of the bones. `nil`, the default, uses the nearest `skeletonTheme`, or
    ///     an animated gradient if there is no theme.
    ///   - states: The states to follow. Repeating a state doesn't change the skeleton, except that `loading` after the
    ///     timeout restarts the motion and the timeout.
    ///   - reload: `true`, the default, to reload the tables and collection views in the view on each state other than
    ///     `loading`, even if no skeleton is visible.
    ///   - change: A closure that is called with each state: with `loading`, after the skeleton has been shown or, if
    ///     `style` has a delay, scheduled; with any other state, just before the skeleton is hidden, so that the
    ///     changes are visible in the first frame without bones. Does nothing by default.
    public func showSkeleton<States: AsyncSequence>(
        _ style: SkeletonStyle? = nil, following states: States, reloadDataAfter reload: Bool = true,
        onChange change: @MainActor (SkeletonState) -> Void = { _ in }
    ) async throws(States.Failure) where States.Element == SkeletonState {
        var loading: SkeletonLoading?
        defer { loading?.end(on: self) }
        var iterator = states.makeAsyncIterator()
        while let state = try await iterator.next(isolation: #isolation) {
            if state.isLoading {
                if let loading {
                    loading.continueMotion(on: self)
                } else {
                    let newLoading = SkeletonLoading(style ?? loadingStyle, reloadData: reload)
                    newLoading.begin(on: self)
                    loading = newLoading
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
