import CSDL2
import DrawKit

extension GeometryBuilder {
    /// The polygon, without soft edges: they lie on pixel borders.
    mutating func appendHardPolygon(_ fill: VertexFill) {
        piece.removeAll(keepingCapacity: true)
        for point in polygon.points { piece.append(SIMD3(point.x, point.y, 1)) }
        appendPieces(fill)
    }

    /// The polygon with soft edges.
    mutating func appendSoftPolygon(_ fill: VertexFill) {
        guard !polygon.isEmpty else { return }
        let half = polygon.halfThickness
        let inset = min(Self.feather, half)
        // Something thinner than a pixel covers less than all of it.
        let coverage = half < Self.feather ? 4 * half / (1 + 2 * half) : 1
        spread.removeAll(keepingCapacity: true)
        polygon.appendSpread(to: &spread)
        if fill.isCut || fill.window != nil {
            appendCutRing(fill, inset: inset, coverage: coverage)
            return
        }
        let points = polygon.points
        buffer.reserve(vertices: 2 * points.count, indices: 9 * points.count)
        let first = buffer.nextIndex
        let color = fill.color.scaled(by: coverage)
        let transparent = SDL_Color(r: 0, g: 0, b: 0, a: 0)
        for index in points.indices {
            appendVertex(points[index] - spread[index] * inset, color: color, fill)
            appendVertex(points[index] + spread[index] * Self.feather, color: transparent, fill)
        }
        appendRingIndices(from: first, count: Int32(points.count))
    }

    // MARK: Private

    private mutating func appendCutRing(_ fill: VertexFill, inset: Double, coverage: Double) {
        let points = polygon.points
        func inner(_ index: Int) -> SIMD3<Double> {
            let point = points[index] - spread[index] * inset
            return SIMD3(point.x, point.y, coverage)
        }
        func outer(_ index: Int) -> SIMD3<Double> {
            let point = points[index] + spread[index] * Self.feather
            return SIMD3(point.x, point.y, 0)
        }
        let inside = points.indices.map(inner)
        let outside = points.indices.map(outer)
        piece = inside
        appendPieces(fill)
        var previous = points.count - 1
        for index in points.indices {
            piece = [inside[previous], outside[previous], outside[index], inside[index]]
            appendPieces(fill)
            previous = index
        }
    }

    /// The convex `piece` (x, y, coverage), cut where the fill needs it.
    private mutating func appendPieces(_ fill: VertexFill) {
        if let window = fill.window {
            cutPiece(SIMD3(-1, 0, window.least.x))
            cutPiece(SIMD3(1, 0, -window.most.x))
            cutPiece(SIMD3(0, -1, window.least.y))
            cutPiece(SIMD3(0, 1, -window.most.y))
        }
        guard fill.isCut else {
            appendFan(fill)
            return
        }
        // The position on the ramp as a plane: a * x + b * y + c.
        let start = fill.base.x - fill.alongX.x * fill.origin.x - fill.alongY.x * fill.origin.y
        let plane = SIMD3(fill.alongX.x, fill.alongY.x, start)
        let whole = piece
        cutPiece(plane)  // at or before the ramp's beginning
        appendFan(fill)
        piece = whole
        cutPiece(-(plane - SIMD3(0, 0, 1)))  // at or after its end
        appendFan(fill)
        piece = whole
        cutPiece(-plane)
        cutPiece(plane - SIMD3(0, 0, 1))
        appendFan(fill)
    }

    /// Keeps what lies where `plane.x * x + plane.y * y + plane.z` is at most 0.
    private mutating func cutPiece(_ plane: SIMD3<Double>) {
        guard let last = piece.last else { return }
        sparePiece.removeAll(keepingCapacity: true)
        var from = last
        var fromSide = plane.x * from.x + plane.y * from.y + plane.z
        for to in piece {
            let toSide = plane.x * to.x + plane.y * to.y + plane.z
            if (fromSide <= 0) != (toSide <= 0) {
                sparePiece.append(from + (to - from) * (fromSide / (fromSide - toSide)))
            }
            if toSide <= 0 { sparePiece.append(to) }
            (from, fromSide) = (to, toSide)
        }
        swap(&piece, &sparePiece)
    }

    private mutating func appendFan(_ fill: VertexFill) {
        guard piece.count > 2 else { return }
        buffer.reserve(vertices: piece.count, indices: 3 * (piece.count - 2))
        let first = buffer.nextIndex
        for corner in piece {
            appendVertex(SIMD2(corner.x, corner.y), color: fill.color.scaled(by: corner.z), fill)
        }
        for index in 1..<Int32(piece.count - 1) { buffer.appendTriangle(first, first + index, first + index + 1) }
    }
}
