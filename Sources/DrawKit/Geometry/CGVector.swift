public import Foundation

/// A displacement in two dimensions, in points unless stated otherwise.
public struct CGVector: Hashable, Sendable {
    /// The horizontal part, growing to the right.
    public var dx: CGFloat
    /// The vertical part, growing downward.
    public var dy: CGFloat

    /// The zero displacement.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a displacement from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
