public import Foundation
public import ViewKit

/// An override of how an automatic skeleton treats a view.
///
///     badgeView.skeletonAnnotation = .ignore
///     starsView.skeletonAnnotation = .unite
///     mapView.skeletonAnnotation = .replace(CGSize(width: 120, height: 80))
///
/// Annotations apply only to skeletons that are shown `automatically`. Even then, views that are flagged with
/// `isSkeletonable` follow their flags instead.
public enum SkeletonAnnotation: Hashable, Sendable {
    /// Hides the view and its subviews; they get no bones.
    case ignore
    /// Keeps the content of the view and its subviews visible.
    case keep
    /// Covers the bounding box of the bones in the view with a single bone. The view keeps its background, border and
    /// shadow. A view without visible subviews gets a bone of its full size.
    case unite
    /// Replaces the view and its subviews with a bone of this size, aligned to the view's leading edge and centered
    /// vertically, or aligned to its top if the bone is taller than the view.
    ///
    /// The bone has the view's corner radius and isn't clipped. If the view has a `skeletonShape`, the bone has that
    /// shape, and a view that clips to its bounds also clips the bone to the view's rounded corners.
    case replace(CGSize)
    /// Covers the view and its subviews with one bone of the view's size.
    case leaf
}

extension SkeletonAnnotation: CustomStringConvertible {
    /// The name of the case, with the size in points for `replace`, as in "replace(120x80)".
    public var description: String {
        func number(_ side: CGFloat) -> String { side.isFinite ? BlueprintText.number(side) : "\(side)" }
        return switch self {
        case .ignore: "ignore"
        case .keep: "keep"
        case .unite: "unite"
        case .replace(let size): "replace(\(number(size.width))x\(number(size.height)))"
        case .leaf: "leaf"
        }
    }
}

extension UIView {
    /// The override of how automatic skeletons treat the view. `nil`, the default, means no override.
    public var skeletonAnnotation: SkeletonAnnotation? {
        get { skeleton?.options.annotation }
        set { skeletonOptions.annotation = newValue }
    }
}
