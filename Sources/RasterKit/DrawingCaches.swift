import DrawKit

/// What a rasteriser keeps from one drawing to the next.
final class DrawingCaches {
    let masks = CornerMaskCache()
    let lines: GradientLineCache
    let stretched = StretchedBitmapCache()
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
    let places = WorkMemory<BitmapSampling.Neighbours>()

    init(isDithering: Bool) {
        lines = GradientLineCache(isDithering: isDithering)
        dither = isDithering ? DitherMatrix() : nil
    }

    deinit {
        dither?.deallocate()
    }

    /// Starts drawing `list`, of which `size` can be seen.
    func begin(_ list: DisplayList, size: PixelSize) {
        let width = Int(size.width)
        masks.beginDrawing()
        lines.beginDrawing()
        stretched.beginDrawing(size)
        groups.open.removeAll(keepingCapacity: true)
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
