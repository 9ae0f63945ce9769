import ControlKit
public import Foundation
public import ViewKit

/// A view that shows text and gets one bone per line. Only `UILabel` and `UITextView` conform to the protocol; don't
/// declare conformances of other types, which would get no line bones.
@preconcurrency @MainActor
public protocol SkeletonText: UIView {}

extension UILabel: SkeletonText {}
extension UITextView: SkeletonText {}

extension SkeletonText {
    /// The width of the last line's bone, as a percentage of the available width. Clamped to 0...100. Also applies to a
    /// single line.
    ///
    /// Defaults to the appearance's `multilineLastLineFillPercent`.
    public var lastLineFillPercent: Int {
        get { skeletonOptions.text.lastLineFillPercent ?? SkeletonAppearance.default.multilineLastLineFillPercent }
        set { skeletonOptions.text.lastLineFillPercent = min(max(newValue, 0), 100) }
    }

    /// The corner radius of the lines' bones in points. Negative values count as 0. Defaults to the appearance's
    /// `multilineCornerRadius`.
    public var linesCornerRadius: Int {
        get { skeletonOptions.text.linesCornerRadius ?? SkeletonAppearance.default.multilineCornerRadius }
        set { skeletonOptions.text.linesCornerRadius = newValue }
    }

    /// The spacing between the lines' bones in points. Negative values count as 0. Defaults to the appearance's
    /// `multilineSpacing`.
    public var skeletonLineSpacing: CGFloat {
        get { skeletonOptions.text.lineSpacing ?? SkeletonAppearance.default.multilineSpacing }
        set { skeletonOptions.text.lineSpacing = newValue }
    }

    /// The insets of the bones from the view's edges in points, `.zero` by default.
    ///
    /// Left and right are swapped in a right-to-left layout. With negative insets, bones are clipped to the view's
    /// bounds.
    public var skeletonPaddingInsets: UIEdgeInsets {
        get { skeletonOptions.text.paddingInsets }
        set { skeletonOptions.text.paddingInsets = newValue }
    }

    /// The height of the lines' bones. Defaults to the appearance's `textLineHeight`.
    ///
    ///     titleLabel.skeletonTextLineHeight = .relativeToFont
    ///
    /// While the skeleton is active, a label with Auto Layout grows to the height that its bones need, unless required
    /// constraints prevent this. The label's own height constraints stay unchanged.
    public var skeletonTextLineHeight: SkeletonTextLineHeight {
        get { skeletonOptions.text.lineHeight ?? SkeletonAppearance.default.textLineHeight }
        set { skeletonOptions.text.lineHeight = newValue }
    }

    /// The number of line bones. `.inherited`, the default, uses a label's `numberOfLines`, or the number of lines that
    /// fill a text view.
    ///
    ///     descriptionLabel.skeletonTextNumberOfLines = 3
    ///
    /// A value of 0 or less fills the view. The maximum is 10,000.
    public var skeletonTextNumberOfLines: SkeletonTextNumberOfLines {
        get { skeletonOptions.text.numberOfLines }
        set { skeletonOptions.text.numberOfLines = newValue }
    }
}
