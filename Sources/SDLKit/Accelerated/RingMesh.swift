import DrawKit

/// The ring between a shape and the shape inset by its border, divided into convex pieces with soft edges on both
/// sides.
struct RingMesh {
    /// The corners (x, y, coverage) of the pieces, four per piece.
    private(set) var quads: [SIMD3<Double>] = []

    private var outer = ConvexPolygon()
    private var inner = ConvexPolygon()
    /// The index of the inner point for each outer point. All points of an arc share an inner point if the inner radius
    /// is zero.
    private var partners: [Int] = []
    /// The soft edge of the ring at each outer edge.
    private var outerEdges: [SoftEdge] = []
    /// The soft edge of the ring at each inner edge.
    private var innerEdges: [SoftEdge] = []
    /// The width of the ring at each inner point to which a whole outer arc is connected; infinite for other inner
    /// points.
    private var widths: [Double] = []
    /// The points at the outer edge where the ring reaches its maximum coverage.
    private var outerFull: [SIMD2<Double>] = []
    /// The points at the outer edge where the ring ends.
    private var outerEnd: [SIMD2<Double>] = []
    /// The points at the inner edge where the ring reaches its maximum coverage.
    private var innerFull: [SIMD2<Double>] = []
    /// The points at the inner edge where the ring ends.
    private var innerEnd: [SIMD2<Double>] = []
    private var spread: [SIMD2<Double>] = []

    /// Sets the mesh to the ring just inside the edge of `shape`, transformed by `transform`. `border` is the ring's
    /// width in pixels before the transform, and must be less than half the short side of `shape`.
    mutating func set(
        _ shape: RoundedRect, border: Double, through transform: PixelTransform, arcs: inout ArcTable
    ) {
        let outline = Outline(shape)
        let hole = outline.inset(by: border)
        let quarter = arcs.quarter(radius: outline.radius * transform.maximumScale)
        outer.set(outline, through: transform, quarter: quarter)
        inner.set(hole, through: transform, quarter: quarter)
        pair(outline, hole, arcCount: quarter.count, isMirrored: transform.isMirrored)
        measure()
        placeOuter()
        let holeEdge = placeInner()
        makeQuads(holeEdge)
    }

    // MARK: Private

    private mutating func pair(_ outline: Outline, _ hole: Outline, arcCount: Int, isMirrored: Bool) {
        partners.removeAll(keepingCapacity: true)
        var next = 0
        for corner in Corner.clockwise(isMirrored: isMirrored) {
            let outerCount = outline.hasArc(at: corner) ? arcCount : 1
            let innerCount = hole.hasArc(at: corner) ? arcCount : 1
            for index in 0..<outerCount { partners.append(next + min(index, innerCount - 1)) }
            next += innerCount
        }
    }

    /// Measures the width of the ring at each edge.
    private mutating func measure() {
        outerEdges.removeAll(keepingCapacity: true)
        innerEdges.removeAll(keepingCapacity: true)
        widths.removeAll(keepingCapacity: true)
        for _ in inner.points { widths.append(.infinity) }
        for index in partners.indices {
            let next = following(index)
            let (partner, nextPartner) = (partners[index], partners[next])
            let across =
                outer.points[index] + outer.points[next] - inner.points[partner] - inner.points[nextPartner]
            let normal = outer.normal(after: index)
            // The edge between adjacent arcs has zero length.
            let doubleWidth =
                normal == .zero ? ConvexPolygon.dot(across, across).squareRoot() : ConvexPolygon.dot(normal, across)
            let width = max(doubleWidth / 2, 0)
            let edge = SoftEdge(half: width / 2)
            outerEdges.append(edge)
            if partner != nextPartner {
                innerEdges.append(edge)
            } else if normal != .zero {
                widths[partner] = min(widths[partner], width)
            }
        }
    }

    private mutating func placeOuter() {
        outerFull.removeAll(keepingCapacity: true)
        outerEnd.removeAll(keepingCapacity: true)
        var last = outer.points.count - 1
        for (index, point) in outer.points.enumerated() {
            let (before, after) = (outer.normal(after: last), outer.normal(after: index))
            outerFull.append(
                point - ConvexPolygon.shift(before, outerEdges[last].inset, after, outerEdges[index].inset))
            outerEnd.append(point + ConvexPolygon.shift(before, SoftEdge.reach, after, SoftEdge.reach))
            last = index
        }
    }

    private mutating func placeInner() -> SoftEdge {
        innerFull.removeAll(keepingCapacity: true)
        innerEnd.removeAll(keepingCapacity: true)
        spread.removeAll(keepingCapacity: true)
        inner.appendSpread(to: &spread)
        let holeEdge = inner.softEdge(spread: spread)
        var last = inner.points.count - 1
        for (index, point) in inner.points.enumerated() {
            let (before, after) = (inner.normal(after: last), inner.normal(after: index))
            var offset = ConvexPolygon.shift(before, innerEdges[last].inset, after, innerEdges[index].inset)
            let length = ConvexPolygon.dot(offset, offset).squareRoot()
            // A point to which a whole outer arc is connected must not move past the middle of the ring.
            if length > widths[index] / 2 { offset *= widths[index] / 2 / length }
            innerFull.append(point + offset)
            innerEnd.append(point - spread[index] * holeEdge.inset)
            last = index
        }
        return holeEdge
    }

    /// Builds the pieces. A hole narrower than a pixel is partly covered even in its middle, so it is filled as well.
    private mutating func makeQuads(_ holeEdge: SoftEdge) {
        quads.removeAll(keepingCapacity: true)
        for index in partners.indices {
            let next = following(index)
            let (partner, nextPartner) = (partners[index], partners[next])
            let coverage = outerEdges[index].coverage
            let endCoverage = coverage * (1 - holeEdge.coverage)
            append(outerEnd[index], outerEnd[next], 0, outerFull[next], outerFull[index], coverage)
            append(outerFull[index], outerFull[next], coverage, innerFull[nextPartner], innerFull[partner], coverage)
            guard partner != nextPartner else { continue }
            append(
                innerFull[partner], innerFull[nextPartner], coverage, innerEnd[nextPartner], innerEnd[partner],
                endCoverage)
        }
        guard holeEdge.coverage < 1 else { return }
        let holeCoverage = 1 - holeEdge.coverage
        for index in 1..<(innerEnd.count - 1) {
            append(innerEnd[0], innerEnd[index], holeCoverage, innerEnd[index + 1], innerEnd[index + 1], holeCoverage)
        }
    }

    private mutating func append(
        _ first: SIMD2<Double>, _ second: SIMD2<Double>, _ coverage: Double, _ third: SIMD2<Double>,
        _ fourth: SIMD2<Double>, _ otherCoverage: Double
    ) {
        quads.append(SIMD3(first.x, first.y, coverage))
        quads.append(SIMD3(second.x, second.y, coverage))
        quads.append(SIMD3(third.x, third.y, otherCoverage))
        quads.append(SIMD3(fourth.x, fourth.y, otherCoverage))
    }

    private func following(_ index: Int) -> Int { index + 1 < partners.count ? index + 1 : 0 }
}
