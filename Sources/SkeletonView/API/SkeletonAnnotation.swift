public import Foundation
public import ViewKit

/// What an automatic skeleton is to make of a view, where it would decide otherwise by itself.
///
///     badgeView.skeletonAnnotation = .ignore
///     starsView.skeletonAnnotation = .unite
///     mapView.skeletonAnnotation = .replace(CGSize(width: 120, height: 80))
///
/// It counts in skeletons that are shown `automatically`; views that are flagged by `isSkeletonable` follow their flags
/// there, too.
public enum SkeletonAnnotation: Equatable, Sendable {
    /// The view is left out with all that is in it: neither drawn nor a bone.
    case ignore
    /// The view shows what it shows, with all that is in it.
    case keep
    /// One bone stands for all that is in the view, as large as the bones of that together. The view keeps its ground,
    /// its border and its shadow. A view with nothing in it has a bone as large as itself.
    case unite
    /// One bone of this size stands for the view with all that is in it, where its content begins to read and half way
    /// down its height. It is as round as the view, and all of it is seen; with a `skeletonShape` it has that, of which
    /// a view that clips shows what is inside of its own corners.
    case replace(CGSize)
    /// One bone as large as the view stands for it with all that is in it.
    case leaf
}

extension SkeletonAnnotation: CustomStringConvertible {
    /// The case as it is written, with the sides of a size in points: "replace(120x80)".
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
    /// What automatic skeletons make of the view; nil, the default, leaves it to them.
    public var skeletonAnnotation: SkeletonAnnotation? {
        get { skeleton?.options.annotation }
        set { skeletonOptions.annotation = newValue }
    }
}
