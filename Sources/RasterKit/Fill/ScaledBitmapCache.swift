import DrawKit

/// A cache of scaled color bitmaps. An image drawn repeatedly at the same size, as in a scrolling list, is sampled only
/// once.
///
/// A size is cached when a second drawing requests it, so that an image that grows is not cached at every size. All
/// cached bitmaps together have at most twice as many pixels as the frame being drawn; the least recently drawn bitmaps
/// are evicted first. The cache is shared by all threads that draw a frame.
final class ScaledBitmapCache {
    private struct Key: Hashable {
        let bitmap: UInt64
        let size: PixelSize
    }

    /// The maximum number of requested but uncached sizes to remember. Beyond it, all of them are forgotten.
    private static let maximumRequests = 1024

    private let lock = ThreadLock()
    private var kept: [Key: StretchedBitmap] = [:]
    private var keptArea = 0
    private var budget = 0
    /// The last drawing that requested each uncached size.
    private var requested: [Key: UInt64] = [:]
    private var drawing: UInt64 = 0
    /// The maximum number of columns of a cached bitmap, because `neighbors` has no room for more.
    private var maximumColumns: Int32 = 0

    /// Starts a drawing of a frame whose visible part has `size`.
    func beginDrawing(_ size: PixelSize) {
        drawing &+= 1
        maximumColumns = size.width
        budget = 2 * Int(size.width) * Int(size.height)
        if requested.count > Self.maximumRequests { requested.removeAll(keepingCapacity: true) }
        let maximumIdleDrawings = DrawingCaches.maximumIdleDrawings
        guard drawing % maximumIdleDrawings == 0, !(kept.isEmpty && requested.isEmpty) else { return }
        drop { $0.lastDrawing &+ maximumIdleDrawings <= drawing }
        requested = requested.filter { $0.value &+ maximumIdleDrawings > drawing }
    }

    /// The memory size of the bitmaps, in bytes.
    var cachedBytes: Int { keptArea * MemoryLayout<UInt32>.stride }

    /// Returns the words of `bitmap`, with the given `pixels`, scaled to `rect`, or `nil` if the size is not cached. At
    /// least the frame's `rows` are filled in. The words are valid until the next drawing. `neighbors` must have room
    /// for one entry per column of `rect`.
    func words(
        of bitmap: Bitmap, pixels: UnsafePointer<UInt32>, over rect: PixelRect, rows: Range<Int32>,
        neighbors: UnsafeMutablePointer<BitmapSampling.Neighbors>
    ) -> UnsafePointer<UInt32>? {
        lock.withLock {
            guard let kept = self.bitmap(bitmap.id, size: rect.size) else { return nil }
            kept.makeRows(rows, over: rect, from: pixels, size: bitmap.size, neighbors: neighbors)
            return UnsafePointer(kept.words)
        }
    }

    // MARK: Private

    /// Returns the cached bitmap for `id` in `size`, creating it if an earlier drawing has requested that size; `nil`
    /// if the size is not cached.
    private func bitmap(_ id: UInt64, size: PixelSize) -> StretchedBitmap? {
        let key = Key(bitmap: id, size: size)
        if let cached = kept[key] {
            cached.lastDrawing = drawing
            return cached
        }
        let area = Int(size.width) * Int(size.height)
        guard size.width <= maximumColumns, area <= budget else { return nil }
        guard let last = requested[key], last != drawing else {
            requested[key] = drawing
            return nil
        }
        guard evict(toFit: area) else { return nil }
        let created = StretchedBitmap(size: size, drawing: drawing)
        requested[key] = nil
        kept[key] = created
        keptArea += area
        return created
    }

    /// Evicts bitmaps that neither this drawing nor the previous one used, until `area` pixels fit the budget. Visible
    /// bitmaps are kept, because they would be rebuilt in every frame. Returns `true` if `area` pixels fit.
    private func evict(toFit area: Int) -> Bool {
        guard keptArea + area > budget else { return true }
        let unused = kept.values.filter { $0.lastDrawing &+ 1 < drawing }.sorted { $0.lastDrawing < $1.lastDrawing }
        // Free some extra space to avoid an eviction for each bitmap.
        var excess = keptArea + area - budget * 3 / 4
        var newest: UInt64 = 0
        for bitmap in unused where excess > 0 {
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

/// A scaled color bitmap, whose rows are computed when they are first drawn.
private final class StretchedBitmap {
    /// The pixels in row-major order. Rows that haven't been computed yet are uninitialized.
    let words: UnsafeMutablePointer<UInt32>
    let area: Int
    var lastDrawing: UInt64

    private let size: PixelSize
    private let isComputed: UnsafeMutablePointer<Bool>

    // MARK: Lifecycle

    init(size: PixelSize, drawing: UInt64) {
        self.size = size
        area = Int(size.width) * Int(size.height)
        lastDrawing = drawing
        words = .allocate(capacity: area)
        isComputed = .allocate(capacity: Int(size.height))
        isComputed.initialize(repeating: false, count: Int(size.height))
    }

    deinit {
        words.deallocate()
        isComputed.deallocate()
    }

    // MARK: Internal

    /// Computes the missing rows among the frame's `rows`, from the `pixels` of a bitmap of `bitmapSize` that fills
    /// `rect`. `neighbors` must have room for one entry per column of `rect`.
    func makeRows(
        _ rows: Range<Int32>, over rect: PixelRect, from pixels: UnsafePointer<UInt32>, size bitmapSize: PixelSize,
        neighbors: UnsafeMutablePointer<BitmapSampling.Neighbors>
    ) {
        var planned: BitmapSampling?
        for y in rows {
            let row = Int(y &- rect.minY)
            guard !isComputed[row] else { continue }
            let sampling = planned ?? BitmapSampling(size: bitmapSize, over: rect, area: rect, neighbors: neighbors)
            planned = sampling
            let source = StretchedColorRows(
                pixels: pixels, sampling: sampling, opacity: 255, row: words + row * Int(size.width))
            _ = source.words(x: rect.minX, y: y, count: Int(size.width))
            isComputed[row] = true
        }
    }
}
