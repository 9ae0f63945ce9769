public import Foundation
public import ViewKit

/// One style for a part of the views, the nearest around a bone.
extension UIView {
    /// How skeletons look in the view and in all that is inside it, unless a view nearer to a bone has a theme of its
    /// own; nil, the default, is as the view around it, and without a theme anywhere as the show says.
    ///
    ///     window.skeletonTheme = .gradient(animated: true)
    ///     sidebar.skeletonTheme = .solid(usingColor: .midnightBlue, animated: true)
    ///     window.showSkeleton()
    ///
    /// A show that names no style, `showSkeleton()`, `withSkeleton` with nothing but its closure and the like, takes
    /// all that the theme of its view says. Any show gives each part of its view that has a theme the look and the
    /// movement of that; when its bones come and go, and how, stays the show's to say. A theme that is set while bones
    /// are on is followed with their next frame.
    public var skeletonTheme: SkeletonStyle? {
        get { skeleton?.theme?.style }
        set {
            guard newValue != nil || skeleton?.theme != nil else { return }
            ownSkeleton.theme = newValue.map { SkeletonTheme($0, of: self) }
            SkeletonFollowers.layOut(around: self)
        }
    }

    /// The view's `skeletonTheme`, or else that of the nearest view around it that has one; nil without any.
    public var effectiveSkeletonTheme: SkeletonStyle? { SkeletonTheme.nearest(to: self)?.style }

    // MARK: Shows that name no style

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, after its delay; without one, still bones of the
    /// appearance's `tintColor`, which fade in for 0.25 seconds.
    public func showSkeleton() {
        showSkeleton(themeStyle(or: .solid()))
    }

    /// The same with bones that appear by `transition`, and not as the theme says.
    public func showSkeleton(transition: SkeletonTransitionStyle) {
        var style = themeStyle(or: .solid())
        (style.transition, style.customTransition) = (transition, nil)
        showSkeleton(style)
    }

    /// The same for a skeleton that finds by itself what gets bones, or does not, whatever the theme says.
    public func showSkeleton(automatically: Bool) {
        var style = themeStyle(or: .solid())
        style.isAutomatic = automatically
        showSkeleton(style)
    }

    /// The same after `delay` seconds, whatever the theme says; without a theme the bones pulse. 0 or less is now, and
    /// infinity is never.
    public func showSkeleton(delay: TimeInterval) {
        var style = themeStyle(or: .solid(animated: true))
        style.delay = delay
        showSkeleton(style)
    }

    /// Gives the bones that are on the look of the nearest `skeletonTheme`; without one, the appearance's `tintColor`
    /// without animation. Without bones this does nothing.
    public func updateSkeleton() {
        updateSkeleton(themeStyle(or: .solid()))
    }

    /// Shows a skeleton in the style of the nearest `skeletonTheme` while `load` runs, and returns or throws what that
    /// does; without a theme, bones of the appearance's `tintColor` that pulse.
    ///
    ///     let profile = try await view.withSkeleton { try await server.profile() }
    ///
    /// - Parameter load: What the skeleton waits for.
    /// - Returns: What `load` returns; see `withSkeleton(_:reloadDataAfter:_:)` for the rest.
    public func withSkeleton<Value>(_ load: @MainActor () async throws -> Value) async rethrows -> Value {
        try await withSkeleton(loadingStyle, load)
    }

    /// The same with bones that appear after `delay` seconds, whatever the theme says.
    ///
    /// - Parameters:
    ///   - delay: Seconds from the call until the bones appear, so that a fast load shows none.
    ///   - load: What the skeleton waits for.
    /// - Returns: What `load` returns.
    public func withSkeleton<Value>(
        delay: TimeInterval, _ load: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        var style = loadingStyle
        style.delay = delay
        return try await withSkeleton(style, load)
    }

    /// The style of a load that names none.
    var loadingStyle: SkeletonStyle { themeStyle(or: .solid(animated: true)) }

    private func themeStyle(or standard: SkeletonStyle) -> SkeletonStyle {
        SkeletonTheme.style(for: self, or: standard)
    }
}
