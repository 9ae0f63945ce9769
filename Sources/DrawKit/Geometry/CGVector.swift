public import Foundation

/// A displacement in two dimensions, in points unless said otherwise.
public struct CGVector: Hashable, Sendable {
    /// The horizontal part, growing to the right.
    public var dx: CGFloat
    /// The vertical part, growing downwards.
    public var dy: CGFloat

    /// A displacement of nothing.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Makes a displacement from its two parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
