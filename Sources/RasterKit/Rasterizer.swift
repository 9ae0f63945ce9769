package import DrawKit

/// Draws display lists into memory with integer arithmetic: the same bytes on every machine, and on however many
/// threads.
///
/// It owns what is worked out once and used again, so that drawing a steady picture allocates nothing. Not for use from
/// two threads at once.
package final class Rasterizer {
    /// From so many pixels on, those written twice counted twice, threads are woken: below, that takes longer than they
    /// save.
    package static let leastPixelsForThreads = 1_500_000

    private let caches: DrawingCaches
    private let bands: BandedDrawing
    private let threads: DrawingThreads
    private let leastPixels: Int

    /// Makes a rasteriser that dithers gradients, so that they show no bands, or one that gives every pixel the nearest
    /// colour, for pictures that are compared. It draws `leastPixels` and more on all of `threads`.
    package init(
        isDithering: Bool = false, threads: DrawingThreads = .shared,
        leastPixels: Int = Rasterizer.leastPixelsForThreads
    ) {
        caches = DrawingCaches(isDithering: isDithering)
        bands = BandedDrawing(caches)
        (self.threads, self.leastPixels) = (threads, leastPixels)
    }

    /// Moves what `damage` says in `buffer`, and draws its regions over what is there. What lies outside the buffer or
    /// the picture, and commands that `list` does not have, are left out: the damage may have been planned for another
    /// size. What is moved is taken from `previous`, where the last picture lies elsewhere.
    package func draw(
        _ list: DisplayList, damage: Damage, into buffer: PixelBuffer, after previous: PixelBuffer? = nil
    ) {
        let limit = list.bounds.intersection(PixelRect(size: buffer.size))
        guard !limit.isEmpty, !damage.isEmpty else { return }
        // Not by several threads: one alone is as fast as the memory.
        if let move = damage.move { buffer.move(move, within: limit, from: previous) }
        caches.begin(list, size: limit.size)
        if caches.drawing % DrawingCaches.keptDrawings == 0 { bands.dropUnused() }
        if mayBeMuch(damage), bands.draw(list, damage, within: limit, into: buffer, on: threads, least: leastPixels) {
            return
        }
        Drawing.draw(list, damage, within: limit, into: buffer, caches: caches)
    }

    /// How many bytes it keeps that grow with what it draws: masks of corners, gradients, stretched bitmaps, and the
    /// pictures that groups are mixed of. What was of no use in 256 drawings is given back.
    package var keptBytes: Int { caches.keptBytes + caches.stretched.keptBytes + bands.keptBytes }

    /// Whether it is worth a closer look how much is to be drawn: what the bands around it hold may be drawn several
    /// times.
    private func mayBeMuch(_ damage: Damage) -> Bool {
        var area = 0
        for band in damage.bands { area += band.area }
        return area * 2 >= leastPixels
    }
}
