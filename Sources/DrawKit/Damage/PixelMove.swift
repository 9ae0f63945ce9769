/// A move of existing pixels within the frame, made before anything is drawn.
package struct PixelMove: Equatable, Sendable {
    /// The rectangle of the pixels after the move.
    package let target: PixelRect
    /// The horizontal distance, in pixels; positive values move right.
    package let dx: Int32
    /// The vertical distance, in pixels; positive values move down.
    package let dy: Int32

    /// Creates a move of the contents of `area` by (`dx`, `dy`), without the pixels that would leave the area.
    package init(in area: PixelRect, dx: Int32, dy: Int32) {
        target = area.intersection(area.offset(dx: dx, dy: dy))
        self.dx = dx
        self.dy = dy
    }

    /// The rectangle of the pixels before the move.
    package var source: PixelRect { target.offset(dx: -dx, dy: -dy) }
}

extension PixelRect {
    /// Returns the rectangle moved by (`dx`, `dy`).
    package func offset(dx: Int32, dy: Int32) -> PixelRect {
        PixelRect(minX: minX &+ dx, minY: minY &+ dy, maxX: maxX &+ dx, maxY: maxY &+ dy)
    }

    /// Appends the parts of this rectangle that are not in `other`: up to four rectangles.
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
