import DrawKit

/// A set of a layer's corners. Minimum x is on the left; minimum y is at the top.
public struct CACornerMask: OptionSet, Hashable, Sendable {
    /// The bits, one per corner.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The top-left corner.
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    /// The top-right corner.
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    /// The bottom-left corner.
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    /// The bottom-right corner.
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    /// All four corners.
    package static let all = CACornerMask(rawValue: 15)

    /// The corresponding corners for the display list.
    var corners: CornerSet { CornerSet(rawValue: UInt8(rawValue & 15)) }
}
