import DrawKit

/// A convex polygon in pixels, clockwise on the screen (y points down), in reusable memory.
struct ConvexPolygon {
    private(set) var points: [SIMD2<Double>] = []
    private var spare: [SIMD2<Double>] = []

    var isEmpty: Bool { points.count < 3 }

    /// Sets the polygon to `rect`.
    mutating func set(_ rect: PixelRect) {
        points.removeAll(keepingCapacity: true)
        let (left, top, right, bottom) = (
            Double(rect.minX), Double(rect.minY), Double(rect.maxX), Double(rect.maxY)
        )
        points.append(SIMD2(left, top))
        points.append(SIMD2(right, top))
        points.append(SIMD2(right, bottom))
        points.append(SIMD2(left, bottom))
    }

    /// Sets the polygon to `outline`, mapped by `transform`. Coincident points, such as the ends of adjacent arcs, are
    /// merged, because moving the edges inward would swap them and make triangles overlap.
    mutating func set(_ outline: Outline, through transform: PixelTransform, arcs: inout ArcTable) {
        set(outline, through: transform, quarter: arcs.quarter(radius: outline.radius * transform.maximumScale))
        spare.removeAll(keepingCapacity: true)
        for point in points { appendToSpare(point) }
        swap(&points, &spare)
    }

    /// Sets the polygon to `outline`, mapped by `transform`. `quarter` contains the points of a unit arc for the
    /// rounded corners. Points of the polygon may coincide.
    mutating func set(_ outline: Outline, through transform: PixelTransform, quarter: [SIMD2<Double>]) {
        points.removeAll(keepingCapacity: true)
        let isMirrored = transform.isMirrored
        for corner in Corner.clockwise(isMirrored: isMirrored) {
            let edge = outline.edge(at: corner)
            guard outline.hasArc(at: corner) else {
                append(edge, through: transform)
                continue
            }
            let center = edge - corner.reflected(SIMD2(1, 1)) * outline.radius
            for index in corner.order(quarter.count, isMirrored: isMirrored) {
                append(center + corner.reflected(quarter[index]) * outline.radius, through: transform)
            }
        }
    }

    /// Returns `true` if the polygon lies in `rect`.
    func isInside(_ rect: PixelRect) -> Bool {
        let lower = SIMD2(Double(rect.minX), Double(rect.minY)) - Self.closest
        let upper = SIMD2(Double(rect.maxX), Double(rect.maxY)) + Self.closest
        return points.allSatisfy { all($0 .>= lower) && all($0 .<= upper) }
    }

    /// Clips off parts that are too far outside `rect` for their soft edges to be visible in it.
    mutating func trim(to rect: PixelRect) {
        let margin: Int32 = 2
        cut(
            by: PixelRect(
                minX: rect.minX - margin, minY: rect.minY - margin, maxX: rect.maxX + margin,
                maxY: rect.maxY + margin))
    }

    /// Clips the polygon to `rect`.
    mutating func cut(by rect: PixelRect) {
        cut(through: SIMD2(Double(rect.minX), 0), normal: SIMD2(-1, 0))
        cut(through: SIMD2(Double(rect.maxX), 0), normal: SIMD2(1, 0))
        cut(through: SIMD2(0, Double(rect.minY)), normal: SIMD2(0, -1))
        cut(through: SIMD2(0, Double(rect.maxY)), normal: SIMD2(0, 1))
    }

    /// Clips the polygon to `other`.
    mutating func cut(by other: ConvexPolygon) {
        var previous = other.points.count - 1
        for index in other.points.indices {
            let (from, to) = (other.points[previous], other.points[index])
            cut(through: from, normal: Self.outward(from, to))
            previous = index
        }
    }

    /// Removes the part on one side of a line through `origin`: the side that `normal`, which is perpendicular to the
    /// line, points to.
    mutating func cut(through origin: SIMD2<Double>, normal: SIMD2<Double>) {
        guard let last = points.last else { return }
        spare.removeAll(keepingCapacity: true)
        var from = last
        var fromSide = Self.dot(from - origin, normal)
        var isClipped = false
        for to in points {
            let toSide = Self.dot(to - origin, normal)
            if (fromSide <= 0) != (toSide <= 0) {
                appendToSpare(from + (to - from) * (fromSide / (fromSide - toSide)))
            }
            if toSide <= 0 { appendToSpare(to) } else { isClipped = true }
            from = to
            fromSide = toSide
        }
        if isClipped { swap(&points, &spare) }
    }

    /// Returns the soft edge of the polygon. `spread` contains the displacement of each point when all edges move
    /// outward by one pixel.
    func softEdge(spread: [SIMD2<Double>]) -> SoftEdge {
        var (area, length, shortest) = (0.0, 0.0, Double.infinity)
        var previous = points.count - 1
        for index in points.indices {
            let (from, to) = (points[previous], points[index])
            area += from.x * to.y - from.y * to.x
            let side = to - from
            let sideLength = Self.dot(side, side).squareRoot()
            length += sideLength
            // An edge disappears when its two ends, which move toward each other, meet.
            let loss = Self.dot(spread[index] - spread[previous], side)
            if sideLength > Self.closest, loss > 0 { shortest = min(shortest, sideLength * sideLength / loss) }
            previous = index
        }
        guard length > 0 else { return SoftEdge(half: 0) }
        // Half of the width is the area divided by the perimeter, times a factor from 1, for elongated shapes, to 2.
        // The first edge to disappear is often also the last one, and `shortest` is then half of the width.
        let minimum = abs(area) / 2 / length
        let maximum = minimum * min(2, 1 + 16 * minimum / length)
        return SoftEdge(
            half: max(minimum, min(shortest, maximum)), keepsEdges: shortest >= SoftEdge.reach && !hasNeedle)
    }

    /// Appends the displacement of each point when all edges move outward by one pixel.
    func appendSpread(to spread: inout [SIMD2<Double>]) {
        var before = normal(after: points.count - 1)
        for index in points.indices {
            let after = normal(after: index)
            spread.append(Self.shift(before, 1, after, 1))
            before = after
        }
    }

    /// Returns the outward normal of the edge that starts at the point `index`, or zero if the edge has practically no
    /// length.
    func normal(after index: Int) -> SIMD2<Double> {
        Self.outward(points[index], points[index + 1 < points.count ? index + 1 : 0])
    }

    /// Returns the displacement of a point if the edge before it, with the normal `first`, moves outward by
    /// `firstDistance` pixels, and the edge after it, with the normal `second`, by `secondDistance` pixels.
    static func shift(
        _ first: SIMD2<Double>, _ firstDistance: Double, _ second: SIMD2<Double>, _ secondDistance: Double
    ) -> SIMD2<Double> {
        let cosine = dot(first, second)
        // The exact value diverges at the tip of a needle, and is undefined on a straight line.
        let along = (first + second) * ((firstDistance + secondDistance) / 2 / max(1 + cosine, minimumTurn))
        let across = (first - second) * ((firstDistance - secondDistance) / 2 / max(1 - cosine, 0.1))
        return along + across
    }

    // MARK: Private

    /// The distance below which points are considered equal. Shorter edges are rounding errors without a direction.
    private static let closest = 1e-4

    /// The minimum of 1 + cosine of the angle between the normals at a point. Points below the minimum are too sharp
    /// for `shift`.
    private static let minimumTurn = 0.4

    /// `true` if any point is too sharp for `shift`.
    private var hasNeedle: Bool {
        var before = normal(after: points.count - 1)
        for index in points.indices {
            let after = normal(after: index)
            if 1 + Self.dot(before, after) < Self.minimumTurn { return true }
            before = after
        }
        return false
    }

    private mutating func append(_ point: SIMD2<Double>, through transform: PixelTransform) {
        let mapped = transform.point(x: point.x, y: point.y)
        points.append(SIMD2(mapped.x, mapped.y))
    }

    private mutating func appendToSpare(_ point: SIMD2<Double>) {
        if let last = spare.last, Self.isNear(point, last) { return }
        if spare.count > 1, Self.isNear(point, spare[0]) { return }
        spare.append(point)
    }

    private static func isNear(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Bool {
        let distance = left - right
        return dot(distance, distance) < closest * closest
    }

    static func dot(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Double {
        left.x * right.x + left.y * right.y
    }

    /// Returns the outward normal of the edge from `from` to `to`.
    private static func outward(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
        let side = to - from
        let length = dot(side, side).squareRoot()
        return length > closest ? SIMD2(side.y, -side.x) / length : .zero
    }
}
