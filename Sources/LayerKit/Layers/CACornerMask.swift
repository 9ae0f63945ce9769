import DrawKit

/// Corners of a layer, as Core Animation names them: the smallest x is the left, the smallest y the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// One bit a corner.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// All four.
    package static let all = CACornerMask(rawValue: 15)

    /// The same corners in the display list's terms.
    var corners: CornerSet { CornerSet(rawValue: UInt8(rawValue & 15)) }
}
