import DrawKit

/// A drawing in bands of rows that threads draw in parallel. Bands share no pixels, and a pixel doesn't depend on the
/// part of the frame that is drawn.
final class BandedDrawing: PiecewiseWork {
    private let plan = BandPlan()
    /// The caches of each thread.
    private var caches: [DrawingCaches]
    private var list = DisplayList(size: .zero)
    private var damage = Damage.none
    private var limit = PixelRect.zero
    private var target: PixelBuffer?

    /// Creates a drawing whose first thread uses `caches`.
    init(_ caches: DrawingCaches) {
        self.caches = [caches]
    }

    /// Draws the part of `damage` within `limit` on `threads`. Returns `false` without drawing if there is only one
    /// thread, or if the work is less than `minimumPixels` or fits into a single band.
    func draw(
        _ list: DisplayList, _ damage: Damage, within limit: PixelRect, into target: PixelBuffer,
        on threads: DrawingThreads, minimumPixels: Int
    ) -> Bool {
        let count = threads.count
        guard count > 1, plan.plan(list, damage, within: limit, threads: count, minimumPixels: minimumPixels) else {
            return false
        }
        while caches.count < count { caches.append(DrawingCaches(sharing: caches[0])) }
        self.list = list
        self.damage = damage
        self.limit = limit
        self.target = target
        threads.perform(self, pieces: plan.count)
        // Drops the reference so that the next change to the list doesn't copy it.
        self.list = DisplayList(size: .zero)
        self.damage = .none
        self.target = nil
        return true
    }

    /// The memory size of the caches of all threads but the first, in bytes.
    var cachedBytes: Int { caches.dropFirst().reduce(0) { $0 + $1.cachedBytes } }

    /// Frees the caches of threads that have been idle for a while.
    func dropUnused() {
        let drawing = caches[0].drawing
        while caches.count > 1, let last = caches.last, last.drawing &+ DrawingCaches.maximumIdleDrawings <= drawing {
            caches.removeLast()
        }
    }

    func perform(piece: Int, worker: Int) {
        guard let target else { return }
        let rows = plan.rows(piece)
        var area = limit
        area.minY = rows.lowerBound
        area.maxY = rows.upperBound
        let caches = caches[worker]
        caches.continueDrawing(list, number: self.caches[0].drawing, size: limit.size)
        Drawing.draw(list, damage, within: area, into: target, caches: caches)
    }
}
