import DrawKit

/// The areas of a buffer that don't show the last frame.
struct StalePixels {
    /// The stale rectangles, which may overlap.
    private(set) var rects: [PixelRect] = []
    /// The regions of one `Damage` without a move, if drawing it would bring the buffer up to date; otherwise empty.
    private var regions: [Damage.Region] = []

    /// The number of rectangles above which they are merged into one if `regions` is empty. Also the maximum number of
    /// regions that `isDrawn` searches.
    private static let maximumRects = 64

    /// Creates the state of an up-to-date buffer.
    init() {}

    /// Creates the state of a completely stale buffer of `size`.
    init(everythingOf size: PixelSize) {
        // Room for typical damage, so adding it doesn't allocate.
        rects.reserveCapacity(2 * Self.maximumRects)
        rects.append(PixelRect(size: size))
    }

    /// Records that a frame with `damage` was drawn to another buffer. Adding the same damage again costs only a
    /// comparison.
    mutating func add(_ damage: Damage) {
        if isOnly(damage) { return }
        if isDrawn(by: damage) {
            removeAll()  // the new damage covers all stale areas
            if damage.move == nil { regions.append(contentsOf: damage.regions) }
        } else {
            regions.removeAll(keepingCapacity: true)
        }
        rects.append(contentsOf: damage.bands)
        guard rects.count > Self.maximumRects, regions.isEmpty else { return }
        let union = rects.reduce(PixelRect.zero) { $0.union($1) }
        rects.removeAll(keepingCapacity: true)
        rects.append(union)
    }

    /// Records that the buffer shows the last frame.
    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
        regions.removeAll(keepingCapacity: true)
    }

    /// Returns `true` if drawing `damage` replaces all stale areas, so nothing needs to be copied first.
    func isDrawn(by damage: Damage) -> Bool {
        isOnly(damage) || rects.allSatisfy { isDrawn($0, by: damage) }
    }

    /// Appends the rectangles to copy from the last frame before drawing `damage`.
    func appendCopies(before damage: Damage, to copies: inout [PixelRect]) {
        guard !isDrawn(by: damage) else { return }
        for rect in rects where !isDrawn(rect, by: damage) {
            if let move = damage.move {
                rect.subtract(move.target, to: &copies)
            } else {
                copies.append(rect)
            }
        }
    }

    /// Returns `true` if `damage` has exactly the regions in `regions`, so drawing it brings the buffer up to date.
    private func isOnly(_ damage: Damage) -> Bool {
        damage.move == nil && !regions.isEmpty && damage.regions == regions
    }

    /// Returns `true` if a single region of `damage` covers `rect`. Returns `false` without a search if `damage` has
    /// more than `maximumRects` regions.
    private func isDrawn(_ rect: PixelRect, by damage: Damage) -> Bool {
        damage.regions.count <= Self.maximumRects && damage.regions.contains { $0.rect.contains(rect) }
    }
}
