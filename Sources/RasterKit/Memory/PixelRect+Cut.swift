import DrawKit

/// Rectangle operations of the inner command loop. Inlined because calls into another module would make up a tenth of
/// its time.
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
