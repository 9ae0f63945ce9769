import DrawKit

/// The caches that a rasterizer keeps between drawings for one of its threads.
final class DrawingCaches {
    /// The number of drawings after which unused memory is freed.
    static let maximumIdleDrawings: UInt64 = 256

    /// The number of the current drawing.
    private(set) var drawing: UInt64 = 0
    let masks = CornerMaskCache()
    let lines: GradientLineCache
    /// The scaled bitmaps, shared by all threads.
    let stretched: ScaledBitmapCache
    let coverage = ClipCoverage()
    let groups = GroupMemory()
    /// The dither matrix for gradients, or `nil` to use the nearest color.
    let dither: DitherMatrix?
    /// The gradient axes of the display list's paints.
    let axes = ScratchBuffer<GradientPlane.Axis>()
    /// A buffer for one row of colors.
    let words = ScratchBuffer<UInt32>()
    /// A buffer for one row of coverage.
    let bytes = ScratchBuffer<UInt8>()
    /// A buffer for one row of coverage, multiplied by the coverage of the clip.
    let products = ScratchBuffer<UInt8>()
    /// A buffer for the neighbors of one row of a stretched bitmap.
    let neighbors = ScratchBuffer<BitmapSampling.Neighbors>()

    // MARK: Lifecycle

    init(isDithering: Bool) {
        lines = GradientLineCache(isDithering: isDithering)
        stretched = ScaledBitmapCache()
        dither = isDithering ? DitherMatrix() : nil
    }

    /// Creates the caches of an additional thread that draws the same frames as the owner of `other`.
    init(sharing other: DrawingCaches) {
        lines = GradientLineCache(isDithering: other.dither != nil)
        stretched = other.stretched
        dither = other.dither.map { _ in DitherMatrix() }
    }

    deinit {
        dither?.deallocate()
    }

    // MARK: Internal

    /// The memory size of the caches that only this thread uses, in bytes.
    var cachedBytes: Int { masks.cachedBytes + lines.cachedBytes + groups.cachedBytes }

    /// Starts drawing the part of `list` within `size`.
    func begin(_ list: DisplayList, size: PixelSize) {
        stretched.beginDrawing(size)
        begin(list, number: drawing &+ 1, size: size)
    }

    /// Starts the drawing with the given number on another thread. No effect if it has already started.
    func continueDrawing(_ list: DisplayList, number: UInt64, size: PixelSize) {
        if drawing != number { begin(list, number: number, size: size) }
    }

    // MARK: Private

    private func begin(_ list: DisplayList, number: UInt64, size: PixelSize) {
        drawing = number
        let width = Int(size.width)
        masks.beginDrawing()
        lines.beginDrawing()
        groups.beginDrawing()
        words.reserve(width)
        bytes.reserve(width)
        products.reserve(width)
        neighbors.reserve(width)
        axes.reserve(list.paints.count)
        let axes = axes.base
        list.paints.withUnsafeBufferPointer { paints in
            for index in paints.indices { axes[index] = GradientPlane.Axis(paints[index]) }
        }
    }
}
