public import Foundation
public import ViewKit

extension UIView {
    /// Shows a skeleton in `style`, after the style's delay; see the other methods of this name for what that means.
    ///
    ///     view.showSkeleton(.gradient(animated: true))
    public func showSkeleton(_ style: SkeletonStyle) {
        SkeletonCalls.show(style.config, on: self, delay: style.delay)
    }

    /// Gives the bones that are on the look and the movement of `style`; their phase goes on. Without bones this does
    /// nothing. How they come and go stays as it was said when they were shown.
    public func updateSkeleton(_ style: SkeletonStyle) {
        let wanted = style.config
        SkeletonCalls.update(on: self) { $0.takeLook(of: wanted) }
    }

    // MARK: Show while something loads

    /// Shows bones of one colour while `load` runs, and returns or throws what that does.
    ///
    ///     let profile = try await view.withSkeleton {
    ///         try await server.profile()
    ///     }
    ///
    /// - Parameters:
    ///   - color: The bones' colour; by default the appearance's `tintColor`.
    ///   - animated: Whether the bones pulse. True by default.
    ///   - delay: Seconds from the call until the bones appear, so that a fast load shows none. 0 by default.
    ///   - transition: How the bones appear and go; by default they fade for 0.25 seconds.
    ///   - load: What the skeleton waits for.
    /// - Returns: What `load` returns; see `withSkeleton(_:reloadDataAfter:_:)` for the rest.
    public func withSkeleton<Value>(
        usingColor color: UIColor = SkeletonAppearance.default.tintColor, animated: Bool = true,
        delay: TimeInterval = 0, transition: SkeletonTransitionStyle = .crossDissolve(0.25),
        _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        var style = SkeletonStyle.solid(usingColor: color, animated: animated)
        (style.delay, style.transition) = (delay, transition)
        return try await withSkeleton(style, load)
    }

    /// Shows bones with a gradient while `load` runs, and returns or throws what that does.
    ///
    /// - Parameters:
    ///   - gradient: The bones' colours; by default the appearance's `gradient`.
    ///   - animated: Whether the gradient slides. True by default.
    ///   - delay: Seconds from the call until the bones appear, so that a fast load shows none. 0 by default.
    ///   - transition: How the bones appear and go; by default they fade for 0.25 seconds.
    ///   - load: What the skeleton waits for.
    /// - Returns: What `load` returns; see `withSkeleton(_:reloadDataAfter:_:)` for the rest.
    public func withGradientSkeleton<Value>(
        usingGradient gradient: SkeletonGradient = SkeletonAppearance.default.gradient, animated: Bool = true,
        delay: TimeInterval = 0, transition: SkeletonTransitionStyle = .crossDissolve(0.25),
        _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        var style = SkeletonStyle.gradient(usingGradient: gradient, animated: animated)
        (style.delay, style.transition) = (delay, transition)
        return try await withSkeleton(style, load)
    }

    /// Shows a skeleton in `style` while `load` runs, and returns or throws what that does.
    ///
    /// The skeleton goes when `load` is over, however it ends. Several loads may run at once, on this view and on views
    /// around and inside it: a view has its skeleton until the last load on it is over, in the look of the one that
    /// began last. The load of a view inside another's skeleton reveals that view when it is over, as a hide does, and
    /// a load around it that is over sooner leaves it its bones.
    ///
    /// A skeleton that was on the view before becomes that of the load, and goes with it.
    ///
    /// A cancelled task's skeleton goes when `load` ends, which is its to decide; where the task was cancelled before
    /// the call, none is shown. A `hideSkeleton` on the view, or around it, ends the skeleton at once, and `load` runs
    /// on. The view is kept until `load` is over.
    ///
    /// - Parameters:
    ///   - style: How the bones look, appear and go.
    ///   - reload: Whether tables and collections in the view ask their data source for their rows when `load` is over:
    ///     when the skeleton goes, and again in the next turn, also where none was on, so that what is set from the
    ///     result is there. True by default.
    ///   - load: What the skeleton waits for.
    /// - Returns: What `load` returns. The bones may still fade then.
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
