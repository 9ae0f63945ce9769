package import DrawKit

/// A software renderer that draws display lists into memory. The result doesn't depend on the machine or the number of
/// threads: only integer arithmetic and exactly defined floating-point operations are used.
///
/// Intermediate results are cached, so drawing a steady-state frame allocates nothing. Not thread-safe.
package final class Rasterizer {
    /// The minimum number of pixels, counting overdraw, for drawing on several threads. Below it, waking threads takes
    /// more time than drawing in parallel saves.
    package static let minimumPixelsForThreads = 1_500_000

    private let caches: DrawingCaches
    private let bands: BandedDrawing
    private let threads: DrawingThreads
    private let minimumPixels: Int

    /// Creates a rasterizer.
    ///
    /// - Parameters:
    ///   - isDithering: `true` to dither gradients, which avoids banding; `false` to use the nearest color, for
    ///     images that are compared.
    ///   - threads: The threads to draw on.
    ///   - minimumPixels: The minimum number of pixels for using all threads.
    package init(
        isDithering: Bool = false, threads: DrawingThreads = .shared,
        minimumPixels: Int = Rasterizer.minimumPixelsForThreads
    ) {
        caches = DrawingCaches(isDithering: isDithering)
        bands = BandedDrawing(caches)
        self.threads = threads
        self.minimumPixels = minimumPixels
    }

    /// Moves pixels of `buffer` as `damage` requires, and draws the damaged regions over the existing content. Ignores
    /// everything outside the buffer or the frame, and commands that are not in `list`, because the damage may have
    /// been planned for another size. Moved pixels are read from `previous` if the last frame is in another buffer.
    package func draw(
        _ list: DisplayList, damage: Damage, into buffer: PixelBuffer, after previous: PixelBuffer? = nil
    ) {
        let limit = list.bounds.intersection(PixelRect(size: buffer.size))
        guard !limit.isEmpty, !damage.isEmpty else { return }
        // Moving pixels on a single thread already saturates the memory bandwidth.
        if let move = damage.move { buffer.move(move, within: limit, from: previous) }
        caches.begin(list, size: limit.size)
        if caches.drawing % DrawingCaches.maximumIdleDrawings == 0 { bands.dropUnused() }
        if mayBeLarge(damage),
            bands.draw(list, damage, within: limit, into: buffer, on: threads, minimumPixels: minimumPixels)
        {
            return
        }
        Drawing.draw(list, damage, within: limit, into: buffer, caches: caches)
    }

    /// The size in bytes of all caches that grow with the content: corner masks, gradients, scaled bitmaps and group
    /// buffers. Entries that haven't been used for 256 drawings are freed.
    package var cachedBytes: Int { caches.cachedBytes + caches.stretched.cachedBytes + bands.cachedBytes }

    /// Returns `true` if the damage may be large enough to draw on several threads. Assumes that each pixel within the
    /// bands of the damage is drawn twice.
    private func mayBeLarge(_ damage: Damage) -> Bool {
        var area = 0
        for band in damage.bands { area += band.area }
        return area * 2 >= minimumPixels
    }
}
