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

/// A vector is encoded as an array of its two components, as on iOS.
extension CGVector: Codable {
    /// Decodes an array of the components `dx` and `dy`, in this order.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func next() throws -> CGFloat { try values.decode(CGFloat.self) }
        self.init(dx: try next(), dy: try next())
    }

    /// Encodes an array of the components `dx` and `dy`, in this order.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [dx, dy] { try values.encode(value) }
    }
}
