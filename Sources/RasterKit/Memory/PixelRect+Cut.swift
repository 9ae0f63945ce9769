import DrawKit

/// What the loop over all commands asks of rectangles, inlined: calls into another module would cost a tenth of it.
extension PixelRect {
    /// What both share; when that is nothing, some rectangle without pixels.
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
