import DrawKit

extension GeometryBuilder {
    /// Adds the border of `command`, clipped to `rect` and the command's clips.
    mutating func addRing(_ fill: VertexFill, _ command: DrawCommand, _ rect: PixelRect, _ list: DisplayList) {
        let isClipped = Self.hasSoftClips(command, in: rect, of: list)
        if !isClipped, command.transform < 0, !command.shape.isRounded {
            appendSides(of: command.shape.rect, border: command.border, in: rect, fill)
            return
        }
        let transform = list.transform(of: command)
        if isClipped {
            polygon.set(transform?.bounds(of: command.shape.rect) ?? command.shape.rect)
            polygon.trim(to: rect)
            cutPolygon(byClipsOf: command, in: rect, of: list)
            guard !polygon.isEmpty else { return }
            let edge = softEdgeOfPolygon()
            if edge.isInvisible { return }
            region.set(polygon, edge: edge)
        }
        ring.set(command.shape, border: command.pixelBorder, through: transform ?? .identity, arcs: &arcs)
        let isCropped = rect != transform?.bounds(of: command.shape.rect) ?? command.shape.rect
        for first in stride(from: 0, to: ring.quads.count, by: 4) {
            piece.set(ring.quads[first..<(first + 4)])
            if isCropped { piece.cut(by: rect) }
            if isClipped {
                appendPieceInRegion(fill)
            } else {
                appendPieces(fill)
            }
        }
    }

    // MARK: Private

    /// Appends a border inside a plain rectangle, with the exact coverage of each pixel.
    private mutating func appendSides(of outer: PixelRect, border: Int32, in rect: PixelRect, _ fill: VertexFill) {
        let unit = Int32(1) << RoundedRect.radiusBits
        let width = border / unit
        let inner = PixelRect(
            minX: outer.minX + width, minY: outer.minY + width, maxX: outer.maxX - width, maxY: outer.maxY - width)
        let fraction = Double(border % unit) / Double(unit)
        appendSide(PixelRect(minX: outer.minX, minY: outer.minY, maxX: outer.maxX, maxY: inner.minY), in: rect, fill)
        appendSide(PixelRect(minX: outer.minX, minY: inner.minY, maxX: inner.minX, maxY: inner.maxY), in: rect, fill)
        if fraction > 0 { appendFraction(fraction, of: inner, in: rect, fill) }
        appendSide(PixelRect(minX: inner.maxX, minY: inner.minY, maxX: outer.maxX, maxY: inner.maxY), in: rect, fill)
        appendSide(PixelRect(minX: outer.minX, minY: inner.maxY, maxX: outer.maxX, maxY: outer.maxY), in: rect, fill)
    }

    /// Appends the innermost part of a border, along the inside of `outer`. The part is `width` wide, which is less
    /// than a pixel.
    private mutating func appendFraction(
        _ width: Double, of outer: PixelRect, in rect: PixelRect, _ fill: VertexFill
    ) {
        let columns = Self.bands(from: outer.minX, to: outer.maxX, width: width)
        let rows = Self.bands(from: outer.minY, to: outer.maxY, width: width)
        for row in [rows.0, rows.1, rows.2] {
            for column in [columns.0, columns.1, columns.2] {
                let coverage = 1 - column.free * row.free
                guard coverage > 0 else { continue }
                var faded = fill
                faded.color = fill.color.scaled(by: coverage)
                let cell = PixelRect(minX: column.start, minY: row.start, maxX: column.end, maxY: row.end)
                appendSide(cell, in: rect, faded)
            }
        }
    }

    /// A range of pixels along one axis, and the fraction of each pixel that the border doesn't cover.
    private typealias Band = (start: Int32, end: Int32, free: Double)

    /// Splits the pixels from `start` to `end` into the first pixel, the interior and the last pixel. If there is only
    /// one pixel, the other two bands are empty.
    private static func bands(from start: Int32, to end: Int32, width: Double) -> (Band, Band, Band) {
        guard end - start > 1 else { return ((start, end, 1 - 2 * width), (end, end, 1), (end, end, 1)) }
        return ((start, start + 1, 1 - width), (start + 1, end - 1, 1), (end - 1, end, 1 - width))
    }

    private mutating func appendSide(_ side: PixelRect, in rect: PixelRect, _ fill: VertexFill) {
        let visible = side.intersection(rect)
        if !visible.isEmpty { appendQuad(visible, fill) }
    }
}
