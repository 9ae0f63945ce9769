public import Foundation
public import ViewKit

/// The skeleton style of a subtree.
extension UIView {
    /// The skeleton style of the view and its subtree, unless a view closer to a bone has its own theme. `nil`, the
    /// default, inherits the theme of the superview.
    ///
    ///     window.skeletonTheme = .gradient(animated: true)
    ///     sidebar.skeletonTheme = .solid(usingColor: .midnightBlue, animated: true)
    ///     window.showSkeleton()
    ///
    /// Calls without a style, such as `showSkeleton()` or `withSkeleton` with only a closure, use all properties of the
    /// `effectiveSkeletonTheme` of their view. Calls with a style use that style instead. In both cases, if a view
    /// inside the skeleton has its own theme, its subtree gets the look and animation of that theme, but not the
    /// theme's transition and timing. A theme that is set while bones are visible takes effect in their next frame.
    public var skeletonTheme: SkeletonStyle? {
        get { skeleton?.theme?.style }
        set {
            guard newValue != nil || skeleton?.theme != nil else { return }
            ownSkeleton.theme = newValue.map { SkeletonTheme($0, of: self) }
            ActiveSkeletons.layOut(around: self)
        }
    }

    /// The `skeletonTheme` of the view or of its nearest ancestor with a theme, or `nil` if there is no such view.
    public var effectiveSkeletonTheme: SkeletonStyle? { SkeletonTheme.nearest(to: self)?.style }

    // MARK: Show in the theme's style

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, after the style's delay.
    ///
    /// Without a theme, bones in the appearance's `tintColor`, without animation, fade in over 0.25 seconds.
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

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, but with its `isAutomatic` set to `automatically`.
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
    /// immediately; infinity never shows them.
    public func showSkeleton(delay: TimeInterval) {
        var style = themeStyle(or: .solid(animated: true))
        style.delay = delay
        showSkeleton(style)
    }

    /// Applies the look of the view's nearest `skeletonTheme` to the active skeletons on this view and its descendants.
    /// Without a theme, the bones get the appearance's `tintColor` and no animation.
    public func updateSkeleton() {
        updateSkeleton(themeStyle(or: .solid()))
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme` while `load` runs. Without a theme, the bones have
    /// an animated gradient.
    ///
    ///     let profile = try await view.withSkeleton { try await server.profile() }
    ///
    /// - Parameters:
    ///   - reload: `true`, the default, to reload the tables and collection views in the view afterward; see
    ///     `withSkeleton(_:reloadDataAfter:_:)`.
    ///   - load: The closure to run. The skeleton is shown until it returns or throws.
    /// - Returns: The result of `load`.
    /// - Throws: The error of `load`.
    public func withSkeleton<Value>(
        reloadDataAfter reload: Bool = true, _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        try await withSkeleton(loadingStyle, reloadDataAfter: reload, load)
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme` while `load` runs, but after `delay` seconds.
    ///
    /// - Parameters:
    ///   - delay: The number of seconds until the bones appear. A load that ends earlier shows no bones.
    ///   - reload: `true`, the default, to reload the tables and collection views in the view afterward; see
    ///     `withSkeleton(_:reloadDataAfter:_:)`.
    ///   - load: The closure to run. The skeleton is shown until it returns or throws.
    /// - Returns: The result of `load`.
    /// - Throws: The error of `load`.
    public func withSkeleton<Value>(
        delay: TimeInterval, reloadDataAfter reload: Bool = true, _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        var style = loadingStyle
        style.delay = delay
        return try await withSkeleton(style, reloadDataAfter: reload, load)
    }

    /// The style of loads, appended items and presets if none is specified: that of the nearest theme, or else an
    /// animated gradient.
    var loadingStyle: SkeletonStyle { themeStyle(or: .gradient(animated: true)) }

    private func themeStyle(or standard: SkeletonStyle) -> SkeletonStyle {
        SkeletonTheme.style(for: self, or: standard)
    }
}
