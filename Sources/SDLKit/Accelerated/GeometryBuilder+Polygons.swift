import CSDL2
import DrawKit

extension GeometryBuilder {
    /// Appends the polygon, whose edges lie on pixel boundaries, without soft edges.
    mutating func appendHardPolygon(_ fill: VertexFill) {
        piece.removeAll()
        for point in polygon.points { piece.append(point, coverage: 1) }
        appendPieces(fill)
    }

    /// Appends the part of the polygon in `rect`, with soft edges.
    mutating func appendSoftPolygon(_ fill: VertexFill, in rect: PixelRect) {
        guard !polygon.isEmpty else { return }
        let edge = softEdgeOfPolygon()
        if edge.isInvisible { return }
        guard edge.keepsEdges, !fill.isClipped, fill.window == nil, polygon.isInside(rect) else {
            region.set(polygon, edge: edge)
            setPiece(aroundPolygonIn: rect)
            appendPieceInRegion(fill)
            return
        }
        let points = polygon.points
        buffer.reserve(vertices: 2 * points.count, indices: 9 * points.count)
        let first = buffer.nextIndex
        let color = fill.color.scaled(by: edge.coverage)
        let transparent = SDL_Color(r: 0, g: 0, b: 0, a: 0)
        for index in points.indices {
            appendVertex(points[index] - spread[index] * edge.inset, color: color, fill)
            appendVertex(points[index] + spread[index] * SoftEdge.reach, color: transparent, fill)
        }
        appendRingIndices(from: first, count: Int32(points.count))
    }

    /// Updates `spread` for the polygon and returns its soft edge.
    mutating func softEdgeOfPolygon() -> SoftEdge {
        spread.removeAll(keepingCapacity: true)
        polygon.appendSpread(to: &spread)
        return polygon.softEdge(spread: spread)
    }

    /// Appends the piece, divided as required by the fill.
    mutating func appendPieces(_ fill: VertexFill) {
        guard !piece.isEmpty else { return }
        if let window = fill.window {
            cutPiece(fill.horizontal, from: window.lower.x, to: window.upper.x)
            cutPiece(fill.vertical, from: window.lower.y, to: window.upper.y)
        }
        guard fill.isClipped else {
            appendFan(fill)
            return
        }
        let ramp = fill.horizontal
        let original = piece
        piece.cut(by: ramp)  // at or before the ramp's start
        appendFan(fill)
        piece = original
        piece.cut(by: SIMD3(0, 0, 1) - ramp)  // at or after its end
        appendFan(fill)
        piece = original
        cutPiece(ramp, from: 0, to: 1)
        appendFan(fill)
    }

    /// Appends the piece with its coverage multiplied by that of the region. The piece is divided into the part inside
    /// all soft edges and, for each edge, the part that is farther outside this edge than any other.
    mutating func appendPieceInRegion(_ fill: VertexFill) {
        wholePiece.set(piece.corners)
        let inset = SIMD3(0, 0, region.inset)
        var isClipped = false
        for edge in region.edges where piece.cut(by: edge + inset) { isClipped = true }
        piece.fade(by: SIMD3(0, 0, region.coverage))
        appendPieces(fill)
        guard isClipped else { return }
        let reach = SIMD3(0, 0, SoftEdge.reach)
        let steepness = region.coverage / (SoftEdge.reach + region.inset)
        for (index, edge) in region.edges.enumerated() where wholePiece.reaches(beyond: edge + inset) {
            piece.set(wholePiece.corners)
            piece.cut(by: -edge - inset)
            piece.cut(by: edge - reach)
            for (other, otherEdge) in region.edges.enumerated() where other != index {
                piece.cut(by: otherEdge - edge)
            }
            piece.fade(by: (reach - edge) * steepness)
            appendPieces(fill)
        }
    }

    // MARK: Private

    /// Sets the piece to the bounding box of the polygon and its soft edges, clipped to `rect`.
    private mutating func setPiece(aroundPolygonIn rect: PixelRect) {
        var lower = SIMD2(Double(rect.maxX), Double(rect.maxY))
        var upper = SIMD2(Double(rect.minX), Double(rect.minY))
        for point in polygon.points {
            lower = pointwiseMin(lower, point - SoftEdge.reach)
            upper = pointwiseMax(upper, point + SoftEdge.reach)
        }
        piece.removeAll()
        piece.append(lower, coverage: 1)
        piece.append(SIMD2(upper.x, lower.y), coverage: 1)
        piece.append(upper, coverage: 1)
        piece.append(SIMD2(lower.x, upper.y), coverage: 1)
        piece.cut(by: rect)
    }

    /// Clips the piece to the part where `plane` is in `lower...upper`. Either limit may be infinite.
    private mutating func cutPiece(_ plane: SIMD3<Double>, from lower: Double, to upper: Double) {
        if lower.isFinite { piece.cut(by: SIMD3(0, 0, lower) - plane) }
        if upper.isFinite { piece.cut(by: plane - SIMD3(0, 0, upper)) }
    }

    private mutating func appendFan(_ fill: VertexFill) {
        guard !piece.isEmpty else { return }
        let corners = piece.corners
        buffer.reserve(vertices: corners.count, indices: 3 * (corners.count - 2))
        let first = buffer.nextIndex
        for corner in corners {
            appendVertex(SIMD2(corner.x, corner.y), color: fill.color.scaled(by: corner.z), fill)
        }
        for index in 1..<Int32(corners.count - 1) { buffer.appendTriangle(first, first + index, first + index + 1) }
    }
}
