package import Foundation

/// Changes to text bones; `nil` properties keep each label's own value.
package struct SkeletonLineChanges: Equatable, Sendable {
    package var rule: SkeletonLineStyle.Rule?
    package var height: CGFloat?
    package var spacing: CGFloat?
    package var lastLineFill: Int?
    package var cornerRadius: Int?
    package var inset: CGFloat?

    /// Creates an empty set of changes.
    package init() {}

    /// Creates changes that set every property to its value in `style`.
    package init(_ style: SkeletonLineStyle) {
        rule = style.rule
        height = style.height
        spacing = style.spacing
        lastLineFill = style.lastLineFill
        cornerRadius = style.cornerRadius
        inset = style.inset
    }

    /// Returns `style` with the changes applied.
    func applied(to style: SkeletonLineStyle) -> SkeletonLineStyle {
        var changed = style
        if let rule { changed.rule = rule }
        if let height { changed.height = height }
        if let spacing { changed.spacing = spacing }
        if let lastLineFill { changed.lastLineFill = lastLineFill }
        if let cornerRadius { changed.cornerRadius = cornerRadius }
        if let inset { changed.inset = inset }
        return changed
    }
}
