package import Foundation
import SkeletonView

/// The look of line bones, with SkeletonView's defaults.
package struct SkeletonLineStyle: Equatable, Sendable {
    /// The rule for the height of a line's bone.
    package enum Rule: CaseIterable, Sendable {
        /// The fixed height that the property `height` contains.
        case fixed
        /// The line height of the text's font.
        case font
        /// The constant of the view's height constraint, divided by the number of lines. Without such a constraint, the
        /// default height.
        case constraints
    }

    /// The rule for the height of a line's bone. `.fixed` by default.
    package var rule = Rule.fixed
    /// The height of a bone, in points, like all other lengths.
    package var height: CGFloat = 15
    package var spacing: CGFloat = 10
    /// The width of the last line, in percent.
    package var lastLineFill = 70
    package var cornerRadius = 0
    /// The inset on all sides of the lines.
    package var inset: CGFloat = 0

    /// The corner radius of the demo's lines.
    package static let defaultRadius = 5

    package init() {}

    package init(height: CGFloat, spacing: CGFloat = 10, lastLineFill: Int = 70, cornerRadius: Int = defaultRadius) {
        self.height = height
        self.spacing = spacing
        self.lastLineFill = lastLineFill
        self.cornerRadius = cornerRadius
    }

    /// Creates a style from the current settings of `text`. The top inset is used for all sides.
    @MainActor
    init(of text: any SkeletonText) {
        switch text.skeletonTextLineHeight {
        case .fixed(let height): self.height = height
        case .relativeToFont: rule = .font
        case .relativeToConstraints: rule = .constraints
        }
        spacing = text.skeletonLineSpacing
        lastLineFill = text.lastLineFillPercent
        cornerRadius = text.linesCornerRadius
        inset = text.skeletonPaddingInsets.top
    }

    /// Applies this style to the bones of `text`.
    @MainActor
    func apply(to text: any SkeletonText) {
        text.skeletonTextLineHeight =
            switch rule {
            case .fixed: .fixed(height)
            case .font: .relativeToFont
            case .constraints: .relativeToConstraints
            }
        text.skeletonLineSpacing = spacing
        text.lastLineFillPercent = lastLineFill
        text.linesCornerRadius = cornerRadius
        text.skeletonPaddingInsets = UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset)
    }
}
