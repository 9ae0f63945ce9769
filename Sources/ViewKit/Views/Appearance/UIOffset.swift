public import Foundation

/// A horizontal and a vertical offset, in points.
public struct UIOffset: Hashable, Sendable {
    /// The offset to the right.
    public var horizontal: CGFloat
    /// The offset downward.
    public var vertical: CGFloat

    /// Creates an offset from two distances.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// Creates a zero offset.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// The zero offset.
    public static let zero = UIOffset()
}
