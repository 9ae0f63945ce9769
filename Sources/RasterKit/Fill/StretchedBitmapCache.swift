import DrawKit

/// Coloured bitmaps in the sizes that they are stretched to: a picture that is drawn in one size again and again, as in
/// a list that scrolls, is sampled once.
///
/// A size is kept from the second drawing on that asks for it, so that a picture that grows with every frame is not
/// kept in every size. All together are at most twice as many pixels as the picture that is drawn; what was not drawn
/// for the longest time goes first. Threads that draw one picture share it.
final class StretchedBitmapCache {
    private struct Key: Hashable {
        let bitmap: UInt64
        let size: PixelSize
    }

    /// More sizes than this, which no drawing asked for twice, are forgotten.
    private static let mostSeen = 1024

    private let lock = ThreadLock()
    private var kept: [Key: StretchedBitmap] = [:]
    private var keptArea = 0
    private var budget = 0
    /// The last drawing that asked for a size that is not kept.
    private var seen: [Key: UInt64] = [:]
    private var drawing: UInt64 = 0
    /// Bitmaps that are stretched to more columns than this are not kept: there is no room to plan them in.
    private var mostColumns: Int32 = 0

    /// Starts a drawing of a picture of which `size` can be seen.
    func beginDrawing(_ size: PixelSize) {
        drawing &+= 1
        mostColumns = size.width
        budget = 2 * Int(size.width) * Int(size.height)
        if seen.count > Self.mostSeen { seen.removeAll(keepingCapacity: true) }
        let keptDrawings = DrawingCaches.keptDrawings
        guard drawing % keptDrawings == 0, !(kept.isEmpty && seen.isEmpty) else { return }
        drop { $0.lastDrawing &+ keptDrawings <= drawing }
        seen = seen.filter { $0.value &+ keptDrawings > drawing }
    }

    /// How much memory the bitmaps take.
    var keptBytes: Int { keptArea * MemoryLayout<UInt32>.stride }

    /// The words of `bitmap`, whose `pixels` these are, stretched over `rect`, of which at least `rows` of the picture
    /// are there; nil where it is not to be kept. They stay until the next drawing; `places` has room for the width.
    func words(
        of bitmap: Bitmap, pixels: UnsafePointer<UInt32>, over rect: PixelRect, rows: Range<Int32>,
        places: UnsafeMutablePointer<BitmapSampling.Neighbors>
    ) -> UnsafePointer<UInt32>? {
        lock.withLock {
            guard let kept = self.bitmap(bitmap.id, size: rect.size) else { return nil }
            kept.makeRows(rows, over: rect, from: pixels, size: bitmap.size, places: places)
            return UnsafePointer(kept.words)
        }
    }

    // MARK: Private

    /// What is kept of the bitmap with the identity `id` in `size`; nil where it is not to be kept.
    private func bitmap(_ id: UInt64, size: PixelSize) -> StretchedBitmap? {
        let key = Key(bitmap: id, size: size)
        if let known = kept[key] {
            known.lastDrawing = drawing
            return known
        }
        let area = Int(size.width) * Int(size.height)
        guard size.width <= mostColumns, area <= budget else { return nil }
        guard let last = seen[key], last != drawing else {
            seen[key] = drawing
            return nil
        }
        guard makeRoom(for: area) else { return nil }
        let made = StretchedBitmap(size: size, drawing: drawing)
        seen[key] = nil
        kept[key] = made
        keptArea += area
        return made
    }

    /// Whether `area` pixels are within the budget, or are once that is dropped which neither this drawing nor the one
    /// before had: what is on the screen stays, for it would be made again in every frame.
    private func makeRoom(for area: Int) -> Bool {
        guard keptArea + area > budget else { return true }
        let unseen = kept.values.filter { $0.lastDrawing &+ 1 < drawing }.sorted { $0.lastDrawing < $1.lastDrawing }
        // With some to spare, so that it is not done for each bitmap.
        var excess = keptArea + area - budget * 3 / 4
        var newest: UInt64 = 0
        for bitmap in unseen where excess > 0 {
            excess -= bitmap.area
            newest = bitmap.lastDrawing
        }
        drop { $0.lastDrawing <= newest }
        return keptArea + area <= budget
    }

    private func drop(where isDropped: (StretchedBitmap) -> Bool) {
        kept = kept.filter { !isDropped($0.value) }
        keptArea = kept.values.reduce(0) { $0 + $1.area }
    }
}

/// A coloured bitmap stretched to a size; its rows are made when they are first drawn.
private final class StretchedBitmap {
    /// Row by row; those that were not made yet mean nothing.
    let words: UnsafeMutablePointer<UInt32>
    let area: Int
    var lastDrawing: UInt64

    private let size: PixelSize
    private let isMade: UnsafeMutablePointer<Bool>

    // MARK: Lifecycle

    init(size: PixelSize, drawing: UInt64) {
        self.size = size
        area = Int(size.width) * Int(size.height)
        lastDrawing = drawing
        words = .allocate(capacity: area)
        isMade = .allocate(capacity: Int(size.height))
        isMade.initialize(repeating: false, count: Int(size.height))
    }

    deinit {
        words.deallocate()
        isMade.deallocate()
    }

    // MARK: Internal

    /// Makes those of `rows` of the picture that are not there yet, out of the `pixels` of a bitmap of `bitmapSize`
    /// that fills `rect`; `places` has room for the width.
    func makeRows(
        _ rows: Range<Int32>, over rect: PixelRect, from pixels: UnsafePointer<UInt32>, size bitmapSize: PixelSize,
        places: UnsafeMutablePointer<BitmapSampling.Neighbors>
    ) {
        var planned: BitmapSampling?
        for y in rows {
            let row = Int(y &- rect.minY)
            guard !isMade[row] else { continue }
            let sampling = planned ?? BitmapSampling(size: bitmapSize, over: rect, area: rect, places: places)
            planned = sampling
            let source = StretchedColorRows(
                pixels: pixels, sampling: sampling, opacity: 255, row: words + row * Int(size.width))
            _ = source.words(x: rect.minX, y: y, count: Int(size.width))
            isMade[row] = true
        }
    }
}
