public import Foundation
public import ViewKit

/// A view of text, whose bones are lines: labels and text views.
@preconcurrency @MainActor
public protocol SkeletonText: UIView {}

extension UILabel: SkeletonText {}
extension UITextView: SkeletonText {}

extension SkeletonText {
    /// How much of the width the last bone takes, in percent, clamped to 0...100. The appearance's
    /// `multilineLastLineFillPercent` until it is set.
    public var lastLineFillPercent: Int {
        get { skeletonOptions.text.lastLineFillPercent ?? SkeletonAppearance.default.multilineLastLineFillPercent }
        set { skeletonOptions.text.lastLineFillPercent = min(max(newValue, 0), 100) }
    }

    /// The corner radius of the lines' bones, in points. The appearance's `multilineCornerRadius` until it is set.
    public var linesCornerRadius: Int {
        get { skeletonOptions.text.linesCornerRadius ?? SkeletonAppearance.default.multilineCornerRadius }
        set { skeletonOptions.text.linesCornerRadius = newValue }
    }

    /// The distance between the lines' bones, in points; below 0 is 0. The appearance's
    /// `multilineSpacing` until it is set.
    public var skeletonLineSpacing: CGFloat {
        get { skeletonOptions.text.lineSpacing ?? SkeletonAppearance.default.multilineSpacing }
        set { skeletonOptions.text.lineSpacing = newValue }
    }

    /// Room between the view's edges and the bones, in points. `.zero` by default. Left and right change sides where
    /// the view reads from right to left; bones are cut at the view's bounds where insets are negative.
    public var skeletonPaddingInsets: UIEdgeInsets {
        get { skeletonOptions.text.paddingInsets }
        set { skeletonOptions.text.paddingInsets = newValue }
    }

    /// How high the lines' bones are. The appearance's `textLineHeight` until it is set. A label that constraints lay
    /// out grows to what its bones need while the skeleton is on; its own height constraints stay as they are.
    ///
    ///     titleLabel.skeletonTextLineHeight = .relativeToFont
    public var skeletonTextLineHeight: SkeletonTextLineHeight {
        get { skeletonOptions.text.lineHeight ?? SkeletonAppearance.default.textLineHeight }
        set { skeletonOptions.text.lineHeight = newValue }
    }

    /// How many bones stand for the text. `.inherited` by default: a label's `numberOfLines`; as many as fill a text
    /// view. A number of 0 or less fills the view; more than 10,000 are 10,000.
    ///
    ///     descriptionLabel.skeletonTextNumberOfLines = 3
    public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
        get { skeletonOptions.text.numberOfLines }
        set { skeletonOptions.text.numberOfLines = newValue }
    }
}
