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
            ownSkeleton.theme = newValue.map(SkeletonTheme.init)
            setNeedsLayout()
        }
    }

    /// The view's `skeletonTheme`, or else that of the nearest view around it that has one; nil without any.
    public var effectiveSkeletonTheme: SkeletonStyle? { SkeletonTheme.nearest(to: self)?.style }

    /// Shows a skeleton in the style of the nearest `skeletonTheme`, after its delay; without one, still bones of the
    /// appearance's `tintColor`, which fade in for 0.25 seconds.
    public func showSkeleton() {
        showSkeleton(SkeletonTheme.style(for: self, or: .solid()))
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

    /// The style of a load that names none.
    var loadingStyle: SkeletonStyle { SkeletonTheme.style(for: self, or: .solid(animated: true)) }
}
