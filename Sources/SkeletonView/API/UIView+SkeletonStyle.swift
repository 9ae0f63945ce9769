public import ViewKit

extension UIView {
    /// Shows a skeleton in `style` after the style's delay.
    ///
    ///     view.showSkeleton(.gradient(animated: true))
    public func showSkeleton(_ style: SkeletonStyle) {
        SkeletonCalls.show(style.config, on: self, delay: style.delay)
    }

    /// Applies the look and animation of `style` to the active skeletons on this view and its descendants, without
    /// restarting the animation.
    ///
    /// Ignores the transition and the properties that control when a skeleton appears and ends, such as `delay` and
    /// `timeout`. No effect if only an ancestor has an active skeleton.
    public func updateSkeleton(_ style: SkeletonStyle) {
        let config = style.config
        SkeletonCalls.update(on: self) { $0.copyLook(from: config) }
    }

    // MARK: Show while something loads

    /// Shows a skeleton in `style` while `load` runs.
    ///
    ///     people = try await view.withSkeleton(.gradient(animated: true, delay: 0.2)) {
    ///         try await server.people()
    ///     }
    ///
    /// The skeleton disappears when `load` ends, whether it returns or throws. Several loads may run at the same time
    /// on this view, its ancestors and its subviews: a view keeps its skeleton until its last load ends, and the
    /// skeleton has the look of the load that started last. When a load for a view inside another skeleton ends, it
    /// reveals that view, as `hideSkeleton` does; if the outer load ends first, the inner view keeps its bones.
    ///
    /// A skeleton that is already on the view changes to `style` and disappears when the load ends.
    ///
    /// If the task is canceled, the skeleton stays until `load` ends. If it was canceled before the call, no skeleton
    /// is shown. Calling `hideSkeleton` on the view or an ancestor hides the skeleton before `load` ends, and `load`
    /// continues. The view is retained until `load` ends.
    ///
    /// - Parameters:
    ///   - style: The look and transition of the bones.
    ///   - reload: `true`, the default, to reload the tables and collection views in the view when the skeleton
    ///     disappears. They are reloaded again soon after this method returns, even if no skeleton was shown, so that
    ///     they show data that the caller sets from the result.
    ///   - load: The closure to run. The skeleton is shown until it returns or throws.
    /// - Returns: The result of `load`. The bones may still be fading out.
    /// - Throws: The error of `load`.
    public func withSkeleton<Value>(
        _ style: SkeletonStyle, reloadDataAfter reload: Bool = true, _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        if Task.isCancelled {
            defer { if reload { SkeletonLoading.reloadListsSoon(in: self) } }
            return try await load()
        }
        let loading = SkeletonLoading(style, reloadData: reload)
        loading.begin(on: self)
        defer { loading.end(on: self) }
        return try await load()
    }
}
