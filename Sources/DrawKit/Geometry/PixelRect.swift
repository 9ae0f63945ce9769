/// A size in physical pixels.
package struct PixelSize: Hashable, Sendable, BitwiseCopyable {
    package var width: Int32
    package var height: Int32

    package init(width: Int32, height: Int32) {
        self.width = width
        self.height = height
    }

    package static let zero = PixelSize(width: 0, height: 0)

    package var isEmpty: Bool { width <= 0 || height <= 0 }
}

/// A half-open rectangle of physical pixels: `minX ..< maxX` by `minY ..< maxY`, origin at the top left.
package struct PixelRect: Hashable, Sendable, BitwiseCopyable {
    package var minX: Int32
    package var minY: Int32
    package var maxX: Int32
    package var maxY: Int32

    package init(minX: Int32, minY: Int32, maxX: Int32, maxY: Int32) {
        self.minX = minX
        self.minY = minY
        self.maxX = maxX
        self.maxY = maxY
    }

    package init(size: PixelSize) {
        self.init(minX: 0, minY: 0, maxX: size.width, maxY: size.height)
    }

    package static let zero = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

    package var width: Int32 { maxX - minX }
    package var height: Int32 { maxY - minY }
    package var isEmpty: Bool { maxX <= minX || maxY <= minY }
    package var size: PixelSize { PixelSize(width: max(0, width), height: max(0, height)) }
    package var area: Int { isEmpty ? 0 : Int(width) * Int(height) }

    package func intersects(_ other: PixelRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }

    package func contains(_ other: PixelRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }

    /// Returns the overlap of both rectangles, or `zero` if they don't overlap.
    package func intersection(_ other: PixelRect) -> PixelRect {
        let shared = PixelRect(
            minX: max(minX, other.minX), minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
        return shared.isEmpty ? .zero : shared
    }

    /// Returns the smallest rectangle around both rectangles. An empty rectangle adds nothing.
    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            minX: min(minX, other.minX), minY: min(minY, other.minY),
            maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
    }
}

extension PixelRect: CustomStringConvertible {
    package var description: String { "(\(minX),\(minY) \(width)x\(height))" }
}
