import Foundation

/// The direction in which a light slides over bones.
public enum GradientDirection: CaseIterable, Sendable {
    /// From the left to the right.
    case leftRight
    /// From the right to the left.
    case rightLeft
    /// From the top to the bottom.
    case topBottom
    /// From the bottom to the top.
    case bottomTop
    /// From the top left to the bottom right.
    case topLeftBottomRight
    /// From the bottom right to the top left.
    case bottomRightTopLeft

    /// Another name of `leftRight`.
    public static let leftToRight = GradientDirection.leftRight
    /// Another name of `rightLeft`.
    public static let rightToLeft = GradientDirection.rightLeft
    /// Another name of `topBottom`.
    public static let topToBottom = GradientDirection.topBottom
    /// Another name of `bottomTop`.
    public static let bottomToTop = GradientDirection.bottomTop

    /// Where the gradient's two points go from and to, in the unit space of the bone.
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
