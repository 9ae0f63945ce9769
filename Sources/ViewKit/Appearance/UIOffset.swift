public import Foundation

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Down.
    public var vertical: CGFloat

    /// Makes an offset.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    /// Makes an offset of nothing.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Nothing.
    public static let zero = UIOffset()
}
