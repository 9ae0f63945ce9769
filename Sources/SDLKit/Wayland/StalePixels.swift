import DrawKit

/// Where a buffer shows an older picture than the last one.
struct StalePixels {
    /// What differs; they may overlap.
    private(set) var rects: [PixelRect] = []
    /// The regions of the only damage that is missing, where it moved nothing; empty when several are.
    private var regions: [Damage.Region] = []

    /// So many rectangles are copied one by one; more become one.
    private static let mostRects = 64

    /// Nothing is missing.
    init() {}

    /// All of a picture of `size` is missing.
    init(everythingOf size: PixelSize) {
        // Room for what one more damage mostly has: then none allocates.
        rects.reserveCapacity(2 * Self.mostRects)
        rects.append(PixelRect(size: size))
    }

    /// Notes that a picture with `damage` was drawn elsewhere. The same damage again costs nothing but the look.
    mutating func add(_ damage: Damage) {
        if isOnly(damage) { return }
        if isDrawn(by: damage) {
            removeAll()  // it is part of what is missing now
            if damage.move == nil { regions.append(contentsOf: damage.regions) }
        } else {
            regions.removeAll(keepingCapacity: true)
        }
        rects.append(contentsOf: damage.bands)
        guard rects.count > Self.mostRects, regions.isEmpty else { return }
        let whole = rects.reduce(PixelRect.zero) { $0.union($1) }
        rects.removeAll(keepingCapacity: true)
        rects.append(whole)
    }

    /// Notes that the buffer shows the last picture.
    mutating func removeAll() {
        rects.removeAll(keepingCapacity: true)
        regions.removeAll(keepingCapacity: true)
    }

    /// Whether drawing `damage` leaves nothing of what is missing, so that nothing has to be copied first.
    func isDrawn(by damage: Damage) -> Bool {
        isOnly(damage) || rects.allSatisfy { isDrawn($0, by: damage) }
    }

    /// Appends what has to be copied from the last picture before `damage` is drawn.
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

    /// Whether `damage` is all that is missing.
    private func isOnly(_ damage: Damage) -> Bool {
        damage.move == nil && !regions.isEmpty && damage.regions == regions
    }

    /// Whether one region of `damage` draws all of `rect`; many small ones are not looked through.
    private func isDrawn(_ rect: PixelRect, by damage: Damage) -> Bool {
        damage.regions.count <= Self.mostRects && damage.regions.contains { $0.rect.contains(rect) }
    }
}
