import Foundation
import ViewKit

/// The options that the app set on a view for its skeleton. Outside this module, they can only be saved and restored.
package struct SkeletonOptions {
    var isSkeletonable = false
    var isHiddenWhenActive = false
    var disablesInteraction = true
    /// The corner radius of the view's bone in points. `nil` uses the radius of the layer or the appearance.
    var cornerRadius: Float?
    /// The shape of the view's bones. `nil` uses a rectangle.
    var shape: SkeletonShape?
    /// The closure that draws the view's bones. `nil` uses the skeleton's look.
    var drawing: SkeletonDrawing?
    var text = SkeletonTextOptions()
    /// The override for automatic skeletons, or `nil` if it isn't set.
    var annotation: SkeletonAnnotation?
}

/// The options that the app set on a label or text view. Options that are `nil` use the appearance's value at the time
/// the bones are laid out.
struct SkeletonTextOptions {
    var lastLineFillPercent: Int?
    var linesCornerRadius: Int?
    var lineSpacing: CGFloat?
    var paddingInsets = UIEdgeInsets.zero
    var lineHeight: SkeletonTextLineHeight?
    var numberOfLines = SkeletonTextNumberOfLines.inherited
    /// The text with which automatic skeletons measure the view while it is empty, or `nil` if it isn't set.
    var placeholder: SkeletonPlaceholder?
}
