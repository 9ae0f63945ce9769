import DrawKit

/// What a rasteriser keeps from one drawing to the next, for one of the threads that it draws on.
final class DrawingCaches {
    /// What was of no use in so many drawings is given back.
    static let keptDrawings: UInt64 = 256

    /// The number of the drawing that it is ready for.
    private(set) var drawing: UInt64 = 0
    let masks = CornerMaskCache()
    let lines: GradientLineCache
    /// All threads have the same.
    let stretched: StretchedBitmapCache
    let coverage = ClipCoverage()
    let groups = GroupMemory()
    /// What gradients are dithered with; nil to show the nearest colour everywhere.
    let dither: DitherMatrix?
    /// The axes of the list's paints.
    let axes = WorkMemory<GradientPlane.Axis>()
    /// One row each, of the picture.
    let words = WorkMemory<UInt32>()
    let bytes = WorkMemory<UInt8>()
    let products = WorkMemory<UInt8>()
    let places = WorkMemory<BitmapSampling.Neighbors>()

    // MARK: Lifecycle

    init(isDithering: Bool) {
        lines = GradientLineCache(isDithering: isDithering)
        stretched = StretchedBitmapCache()
        dither = isDithering ? DitherMatrix() : nil
    }

    /// Makes those of another thread that draws the same pictures as the one with `other`.
    init(sharing other: DrawingCaches) {
        lines = GradientLineCache(isDithering: other.dither != nil)
        stretched = other.stretched
        dither = other.dither.map { _ in DitherMatrix() }
    }

    deinit {
        dither?.deallocate()
    }

    // MARK: Internal

    /// How many bytes are kept that are of this thread alone.
    var keptBytes: Int { masks.keptBytes + lines.keptBytes + groups.keptBytes }

    /// Starts drawing `list`, of which `size` can be seen.
    func begin(_ list: DisplayList, size: PixelSize) {
        stretched.beginDrawing(size)
        begin(list, number: drawing &+ 1, size: size)
    }

    /// The same for another thread's part of drawing `number`, once for all its parts.
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
        places.reserve(width)
        axes.reserve(list.paints.count)
        let axes = axes.base
        list.paints.withUnsafeBufferPointer { paints in
            for index in paints.indices { axes[index] = GradientPlane.Axis(paints[index]) }
        }
    }
}
