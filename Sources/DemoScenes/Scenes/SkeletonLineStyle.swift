package import Foundation
import SkeletonView

/// How the bones of text lines look, with SkeletonView's defaults.
package struct SkeletonLineStyle: Equatable, Sendable {
    /// What the height of a line's bone follows.
    package enum Rule: CaseIterable, Sendable {
        /// `height`.
        case fixed
        /// The font of the text.
        case font
        /// The height that constraints give the text, which its lines share; without any it is the usual one.
        case constraints
    }

    /// What the height of a line's bone follows.
    package var rule = Rule.fixed
    /// In points, as the rest but the fill.
    package var height: CGFloat = 15
    package var spacing: CGFloat = 10
    /// How much of the width the last line takes, in percent.
    package var lastLineFill = 70
    package var cornerRadius = 0
    /// Room around the lines, on all sides.
    package var inset: CGFloat = 0

    /// The corner radius of the demo's lines.
    package static let usualRadius = 5

    package init() {}

    package init(height: CGFloat, spacing: CGFloat = 10, lastLineFill: Int = 70, cornerRadius: Int = usualRadius) {
        self.height = height
        self.spacing = spacing
        self.lastLineFill = lastLineFill
        self.cornerRadius = cornerRadius
    }

    /// How the bones of `text` look now.
    @MainActor
    init(of text: any SkeletonText) {
        switch text.skeletonTextLineHeight {
        case .fixed(let height): self.height = height
        case .relativeToFont: rule = .font
        case .relativeToConstraints: rule = .constraints
        }
        (spacing, lastLineFill) = (text.skeletonLineSpacing, text.lastLineFillPercent)
        (cornerRadius, inset) = (text.linesCornerRadius, text.skeletonPaddingInsets.top)
    }

    /// Gives the bones of `text` this look.
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
