/// A set of corners of a rectangle.
package struct CornerSet: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    package static let topLeft = CornerSet(rawValue: 1)
    package static let topRight = CornerSet(rawValue: 2)
    package static let bottomLeft = CornerSet(rawValue: 4)
    package static let bottomRight = CornerSet(rawValue: 8)
    package static let all: CornerSet = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A rectangle of physical pixels with quarter circles at chosen corners.
package struct RoundedRect: Hashable, Sendable, BitwiseCopyable {
    /// The number of fractional bits of `radius`.
    package static let radiusBits: Int32 = 8
    /// The maximum radius, in pixels. Expressed in units of 1/256 pixel, it still fits in an `Int32`.
    private static let maximumRadius = 4_194_304.0

    package var rect: PixelRect
    /// The corner radius in units of 1/256 pixel, at most half the short side; 0 for a plain rectangle.
    package var radius: Int32
    package var corners: CornerSet

    /// Creates a shape. `radius` is in pixels and is clamped to 0 ... half the short side.
    package init(rect: PixelRect, radius: Double = 0, corners: CornerSet = .all) {
        self.rect = rect
        self.corners = corners
        guard radius > 0, !corners.isEmpty else {  // NaN is 0
            self.radius = 0
            return
        }
        let limit = min(Double(max(0, min(rect.width, rect.height))) / 2, Self.maximumRadius)
        self.radius = Int32((min(radius, limit) * Double(1 << Self.radiusBits)).rounded())
    }

    package var isRounded: Bool { radius > 0 }

    /// The radius in pixels.
    package var pixelRadius: Double { Double(radius) / Double(1 << Self.radiusBits) }

    /// Returns `true` if `other` lies within the full-width or the full-height bar between the corners. Returns `false`
    /// for all rectangles that reach into a corner, even if they are covered.
    package func covers(_ other: PixelRect) -> Bool {
        guard rect.contains(other) else { return false }
        guard isRounded else { return true }
        let inset = (radius + (1 << Self.radiusBits) - 1) >> Self.radiusBits
        return (other.minX >= rect.minX + inset && other.maxX <= rect.maxX - inset)
            || (other.minY >= rect.minY + inset && other.maxY <= rect.maxY - inset)
    }
}
