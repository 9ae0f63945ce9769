import ViewKit

/// The style that a view sets for its subtree. Setting a style always creates a new object.
@MainActor
final class SkeletonTheme {
    let style: SkeletonStyle
    /// The view that sets the theme.
    private(set) weak var owner: UIView?
    /// `true` once a theme has been set. Until then, searches for themes return immediately.
    private(set) static var isAnySet = false

    init(_ style: SkeletonStyle, of owner: UIView) {
        self.style = style
        self.owner = owner
        Self.isAnySet = true
    }

    /// Returns the theme of `view` or of its nearest ancestor below `root` that has one.
    static func nearest(to view: UIView, below root: UIView? = nil) -> SkeletonTheme? {
        guard isAnySet else { return nil }
        var next: UIView? = view
        while let current = next, current !== root {
            if let theme = current.skeleton?.theme { return theme }
            next = current.superview
        }
        return nil
    }

    /// Returns the style of a skeleton that is shown on `view` without a style: that of the nearest theme, or
    /// `standard` without a theme. The bones follow later changes to the theme.
    static func style(for view: UIView, or standard: SkeletonStyle) -> SkeletonStyle {
        let theme = nearest(to: view)
        var style = theme?.style ?? standard
        style.origin = SkeletonStyleOrigin(theme: theme, standard: standard.fill, isAnimated: standard.isAnimated)
        return style
    }
}

/// The theme or default look of a skeleton for which the app specified no style. Used to follow changes of the theme.
struct SkeletonStyleOrigin: Sendable {
    /// The theme that the style comes from, or `nil` if there was no theme.
    let theme: SkeletonTheme?
    /// The fill of the bones if there is no theme.
    fileprivate let standard: SkeletonStyle.Fill
    fileprivate let isAnimated: Bool

    /// Returns the current style for a skeleton on `root` if its theme has changed, otherwise `nil`.
    @MainActor
    func changedStyle(on root: UIView) -> SkeletonStyle? {
        guard SkeletonTheme.nearest(to: root) !== theme else { return nil }
        return SkeletonTheme.style(for: root, or: SkeletonStyle(fill: standard, isAnimated: isAnimated))
    }
}
