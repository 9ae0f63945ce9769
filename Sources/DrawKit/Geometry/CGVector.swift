public import Foundation

/// A displacement in two dimensions, in points unless stated otherwise.
public struct CGVector: Hashable, Sendable {
    /// The horizontal component; positive values point right.
    public var dx: CGFloat
    /// The vertical component; positive values point down.
    public var dy: CGFloat

    /// The zero displacement.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates a displacement from its two components.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
