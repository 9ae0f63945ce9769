public import Foundation
public import ViewKit

/// The skeleton style of a subtree.
extension UIView {
    /// The skeleton style of the view and its subtree, unless a view nearer to a bone has its own theme.
    ///
    /// `nil`, the default, inherits the theme of the superview. Without any theme, the style of the call that shows the
    /// skeleton applies.
    ///
    ///     window.skeletonTheme = .gradient(animated: true)
    ///     sidebar.skeletonTheme = .solid(usingColor: .midnightBlue, animated: true)
    ///     window.showSkeleton()
    ///
    /// Calls without a style, such as `showSkeleton()` or `withSkeleton` with only a closure, use everything in their
    /// view's theme. All calls apply the look and animation of a theme to the subtree that has it, but keep their own
    /// transitions and timing. A theme that is set while bones are visible takes effect in their next frame.
    public var skeletonTheme: SkeletonStyle? {
        get { skeleton?.theme?.style }
        set {
            guard newValue != nil || skeleton?.theme != nil else { return }
            ownSkeleton.theme = newValue.map { SkeletonTheme($0, of: self) }
            ActiveSkeletons.layOut(around: self)
        }
    }

    /// The view's `skeletonTheme`, or else that of the nearest ancestor that has one, or `nil`.
    public var effectiveSkeletonTheme: SkeletonStyle? { SkeletonTheme.nearest(to: self)?.style }

    // MARK: Shows that name no style

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, after its delay. Without a theme, bones of the
    /// appearance's `tintColor` without animation fade in for 0.25 seconds.
    public func showSkeleton() {
        showSkeleton(themeStyle(or: .solid()))
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, but with `transition`.
    ///
    /// Without a theme, the bones have the appearance's `tintColor` and no animation.
    public func showSkeleton(transition: SkeletonTransition) {
        var style = themeStyle(or: .solid())
        style.transition = transition
        showSkeleton(style)
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, but with `automatically` in place of its
    /// `isAutomatic`.
    ///
    /// Without a theme, the bones have the appearance's `tintColor` and no animation.
    public func showSkeleton(automatically: Bool) {
        var style = themeStyle(or: .solid())
        style.isAutomatic = automatically
        showSkeleton(style)
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, but after `delay` seconds.
    ///
    /// Without a theme, the bones have the appearance's `tintColor` and pulse. A delay of 0 or less shows them
    /// immediately, infinity never.
    public func showSkeleton(delay: TimeInterval) {
        var style = themeStyle(or: .solid(animated: true))
        style.delay = delay
        showSkeleton(style)
    }

    /// Changes the look of visible bones to that of the nearest `skeletonTheme`, or without a theme to the appearance's
    /// `tintColor` without animation. No effect without bones.
    public func updateSkeleton() {
        updateSkeleton(themeStyle(or: .solid()))
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme` while `load` runs. Without a theme, the bones have
    /// the appearance's `tintColor` and pulse.
    ///
    ///     let profile = try await view.withSkeleton { try await server.profile() }
    ///
    /// - Parameter load: The load that the skeleton waits for.
    /// - Returns: The result of `load`; see `withSkeleton(_:reloadDataAfter:_:)`.
    /// - Throws: The error of `load`.
    public func withSkeleton<Value>(_ load: @MainActor () async throws -> Value) async rethrows -> Value {
        try await withSkeleton(loadingStyle, load)
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme` while `load` runs, but after `delay` seconds.
    ///
    /// - Parameters:
    ///   - delay: The seconds until the bones appear, so that a fast load shows none.
    ///   - load: The load that the skeleton waits for.
    /// - Returns: The result of `load`.
    /// - Throws: The error of `load`.
    public func withSkeleton<Value>(
        delay: TimeInterval, _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        var style = loadingStyle
        style.delay = delay
        return try await withSkeleton(style, load)
    }

    /// The style of a load for which none was specified.
    var loadingStyle: SkeletonStyle { themeStyle(or: .solid(animated: true)) }

    private func themeStyle(or standard: SkeletonStyle) -> SkeletonStyle {
        SkeletonTheme.style(for: self, or: standard)
    }
}
