import DrawKit

/// Rectangle operations for the inner command loop. They are inlined because calls into another module would take a
/// tenth of the loop's time.
extension PixelRect {
    /// Returns the intersection, or an arbitrary rectangle without pixels if it is empty.
    @inline(__always)
    func cut(by other: PixelRect) -> PixelRect {
        var shared = self
        shared.minX = max(minX, other.minX)
        shared.minY = max(minY, other.minY)
        shared.maxX = min(maxX, other.maxX)
        shared.maxY = min(maxY, other.maxY)
        return shared
    }

    var hasPixels: Bool {
        @inline(__always) get { minX < maxX && minY < maxY }
    }
}
