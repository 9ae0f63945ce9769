/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    /// The bit mask, with one bit per corner.
    public let rawValue: UInt

    /// Creates a set from its bit mask.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner, regardless of the layout direction.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four corners.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}
