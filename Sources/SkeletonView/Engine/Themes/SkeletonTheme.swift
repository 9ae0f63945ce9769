import ViewKit

/// The style that a view gives the skeletons in it; another style is another object.
@MainActor
final class SkeletonTheme {
    let style: SkeletonStyle
    /// The view that gives it.
    private(set) weak var owner: UIView?
    /// Whether there was one yet: as long as there was none, nobody looks for it.
    private(set) static var areUsed = false

    init(_ style: SkeletonStyle, of owner: UIView) {
        (self.style, self.owner) = (style, owner)
        Self.areUsed = true
    }

    /// The theme of `view`, or else of the nearest view around it that has one and is inside of `root`.
    static func nearest(to view: UIView, below root: UIView? = nil) -> SkeletonTheme? {
        guard areUsed else { return nil }
        var next: UIView? = view
        while let current = next, current !== root {
            if let theme = current.skeleton?.theme { return theme }
            next = current.superview
        }
        return nil
    }

    /// The style of a show on `view` that names none: the nearest theme's, else `standard`. The bones follow when that
    /// is another.
    static func style(for view: UIView, or standard: SkeletonStyle) -> SkeletonStyle {
        let theme = nearest(to: view)
        var style = theme?.style ?? standard
        style.origin = SkeletonStyleOrigin(theme: theme, standard: standard.fill, isAnimated: standard.isAnimated)
        return style
    }
}

/// Where the style of a show came from that named none.
struct SkeletonStyleOrigin: Sendable {
    /// The theme that the style is of; nil where there was none.
    let theme: SkeletonTheme?
    /// How the bones look without a theme.
    fileprivate let standard: SkeletonStyle.Fill
    fileprivate let isAnimated: Bool

    /// The style for a skeleton on `root` where its theme is another now; nil where it is the same.
    @MainActor
    func presentStyle(on root: UIView) -> SkeletonStyle? {
        guard SkeletonTheme.nearest(to: root) !== theme else { return nil }
        return SkeletonTheme.style(for: root, or: SkeletonStyle(fill: standard, isAnimated: isAnimated))
    }
}
