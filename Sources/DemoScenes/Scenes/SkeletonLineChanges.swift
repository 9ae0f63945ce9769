package import Foundation

/// What is to be different about the bones of text: what is nil stays as each text has it.
package struct SkeletonLineChanges: Equatable, Sendable {
    package var rule: SkeletonLineStyle.Rule?
    package var height: CGFloat?
    package var spacing: CGFloat?
    package var lastLineFill: Int?
    package var cornerRadius: Int?
    package var inset: CGFloat?

    /// Nothing is to be different.
    package init() {}

    /// Everything is to be as `style` has it.
    package init(_ style: SkeletonLineStyle) {
        (rule, height, spacing) = (style.rule, style.height, style.spacing)
        (lastLineFill, cornerRadius, inset) = (style.lastLineFill, style.cornerRadius, style.inset)
    }

    /// `style` with the changes.
    func over(_ style: SkeletonLineStyle) -> SkeletonLineStyle {
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
