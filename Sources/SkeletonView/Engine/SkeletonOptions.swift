import Foundation
import ViewKit

/// What the app set on a view about its skeleton.
struct SkeletonOptions {
    var isSkeletonable = false
    var isHiddenWhenActive = false
    var disablesInteraction = true
    /// Nil until it is set.
    var cornerRadius: Float?
    /// Nil until it is set.
    var shape: SkeletonShape?
    /// Nil until it is set.
    var drawing: SkeletonDrawing?
    var text = SkeletonTextOptions()
    /// What automatic skeletons make of the view; nil until it is set.
    var annotation: SkeletonAnnotation?
}

/// What the app set on a view of text; nil is the appearance's, read when the bones are laid out.
struct SkeletonTextOptions {
    var lastLineFillPercent: Int?
    var linesCornerRadius: Int?
    var lineSpacing: CGFloat?
    var paddingInsets = UIEdgeInsets.zero
    var lineHeight: SkeletonTextLineHeight?
    var numberOfLines = SkeletonTextNumberOfLines.inherited
    /// What automatic skeletons measure it by while it is empty; nil until it is set.
    var placeholder: SkeletonPlaceholder?
}
