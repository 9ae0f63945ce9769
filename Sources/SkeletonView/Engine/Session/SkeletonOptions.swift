import Foundation
import ViewKit

/// The options that the app set on a view for its skeleton.
struct SkeletonOptions {
    var isSkeletonable = false
    var isHiddenWhenActive = false
    var disablesInteraction = true
    /// The closure that draws the view's bone, or `nil` to use the skeleton's own look.
    var cornerRadius: Float?
    /// The closure that draws the view's bone, or `nil` to use the skeleton's own look.
    var shape: SkeletonShape?
    /// The closure that draws the view's bone, or `nil` to use the skeleton's own look.
    var drawing: SkeletonDrawing?
    var text = SkeletonTextOptions()
    /// The override for automatic skeletons. `nil` until it is set.
    var annotation: SkeletonAnnotation?
}

/// The options that the app set on a text view. `nil` uses the appearance's value at the time the bones are laid out.
struct SkeletonTextOptions {
    var lastLineFillPercent: Int?
    var linesCornerRadius: Int?
    var lineSpacing: CGFloat?
    var paddingInsets = UIEdgeInsets.zero
    var lineHeight: SkeletonTextLineHeight?
    var numberOfLines = SkeletonTextNumberOfLines.inherited
    /// The text by which automatic skeletons measure the view while it is empty. `nil` until it is set.
    var placeholder: SkeletonPlaceholder?
}
