/// Pixels of a picture that go to another place in it before anything is drawn.
package struct PixelMove: Equatable, Sendable {
    /// Where they are afterwards.
    package let target: PixelRect
    /// How far they went, in pixels.
    package let dx: Int32
    package let dy: Int32

    /// Moves what is in `area` by (`dx`, `dy`), without what leaves it.
    package init(in area: PixelRect, dx: Int32, dy: Int32) {
        target = area.intersection(area.offset(dx: dx, dy: dy))
        (self.dx, self.dy) = (dx, dy)
    }

    /// Where they were before.
    package var source: PixelRect { target.offset(dx: -dx, dy: -dy) }
}

extension PixelRect {
    /// The rectangle as far away as the move goes.
    package func offset(dx: Int32, dy: Int32) -> PixelRect {
        PixelRect(minX: minX &+ dx, minY: minY &+ dy, maxX: maxX &+ dx, maxY: maxY &+ dy)
    }

    /// Appends what of this rectangle is not in `other`: up to four rectangles.
    package func subtract(_ other: PixelRect, to rects: inout [PixelRect]) {
        let shared = intersection(other)
        guard !shared.isEmpty else {
            if !isEmpty { rects.append(self) }
            return
        }
        func append(_ minX: Int32, _ minY: Int32, _ maxX: Int32, _ maxY: Int32) {
            let piece = PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY)
            if !piece.isEmpty { rects.append(piece) }
        }
        append(minX, minY, maxX, shared.minY)
        append(minX, shared.maxY, maxX, maxY)
        append(minX, shared.minY, shared.minX, shared.maxY)
        append(shared.maxX, shared.minY, maxX, shared.maxY)
    }
}
