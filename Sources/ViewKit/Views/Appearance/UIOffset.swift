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

/// Encoded as an array of both offsets, as on iOS.
extension UIOffset: Codable {
    /// Decodes an array of numbers.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func next() throws -> CGFloat { try values.decode(CGFloat.self) }
        self.init(horizontal: try next(), vertical: try next())
    }

    /// Encodes the array of numbers.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [horizontal, vertical] { try values.encode(value) }
    }
}
