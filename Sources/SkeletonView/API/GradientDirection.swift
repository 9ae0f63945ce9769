import Foundation

/// The direction in which a highlight sweeps over bones.
public enum GradientDirection: CaseIterable, Sendable {
    /// From left to right.
    case leftRight
    /// From right to left.
    case rightLeft
    /// From top to bottom.
    case topBottom
    /// From bottom to top.
    case bottomTop
    /// From top left to bottom right.
    case topLeftBottomRight
    /// From bottom right to top left.
    case bottomRightTopLeft

    /// An alias of `leftRight`, which SkeletonView's README uses.
    public static let leftToRight = GradientDirection.leftRight
    /// An alias of `rightLeft`, which SkeletonView's README uses.
    public static let rightToLeft = GradientDirection.rightLeft
    /// An alias of `topBottom`, which SkeletonView's README uses.
    public static let topToBottom = GradientDirection.topBottom
    /// An alias of `bottomTop`, which SkeletonView's README uses.
    public static let bottomToTop = GradientDirection.bottomTop

    /// The initial and final positions of the gradient's start and end points, in the bone's unit space.
    var sweep: (start: (from: CGPoint, to: CGPoint), end: (from: CGPoint, to: CGPoint)) {
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        switch self {
        case .leftRight: return ((point(-1, 0.5), point(1, 0.5)), (point(0, 0.5), point(2, 0.5)))
        case .rightLeft: return ((point(1, 0.5), point(-1, 0.5)), (point(2, 0.5), point(0, 0.5)))
        case .topBottom: return ((point(0.5, -1), point(0.5, 1)), (point(0.5, 0), point(0.5, 2)))
        case .bottomTop: return ((point(0.5, 1), point(0.5, -1)), (point(0.5, 2), point(0.5, 0)))
        case .topLeftBottomRight: return ((point(-1, -1), point(1, 1)), (point(0, 0), point(2, 2)))
        case .bottomRightTopLeft: return ((point(1, 1), point(-1, -1)), (point(2, 2), point(0, 0)))
        }
    }
}
