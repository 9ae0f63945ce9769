public import Foundation

/// Insets from the edges of a rectangle, in points.
public struct UIEdgeInsets: Hashable, Sendable {
    /// The inset from the top edge.
    public var top: CGFloat
    /// The inset from the left edge.
    public var left: CGFloat
    /// The inset from the bottom edge.
    public var bottom: CGFloat
    /// The inset from the right edge.
    public var right: CGFloat

    /// Insets of zero.
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    /// Creates insets of zero.
    public init() {
        self = .zero
    }

    /// Creates insets from four distances.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

/// Encoded as an array of top, left, bottom and right, as on iOS.
extension UIEdgeInsets: Codable {
    /// Decodes an array of numbers.
    public init(from decoder: any Decoder) throws {
        var values = try decoder.unkeyedContainer()
        func next() throws -> CGFloat { try values.decode(CGFloat.self) }
        self.init(top: try next(), left: try next(), bottom: try next(), right: try next())
    }

    /// Encodes the array of numbers.
    public func encode(to encoder: any Encoder) throws {
        var values = encoder.unkeyedContainer()
        for value in [top, left, bottom, right] { try values.encode(value) }
    }
}

extension CGRect {
    /// Returns the rectangle shrunk by `insets`. The width and height of the result are at least 0.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: origin.x + insets.left, y: origin.y + insets.top,
            width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
    }
}
