import DrawKit

/// A convex polygon in pixels, clockwise on the screen (y grows downwards), in memory that is used again.
struct ConvexPolygon {
    private(set) var points: [SIMD2<Double>] = []
    private var spare: [SIMD2<Double>] = []

    var isEmpty: Bool { points.count < 3 }

    /// Becomes `rect`.
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

    /// Becomes the outline of `shape`.
    mutating func set(_ shape: RoundedRect, arcs: inout ArcTable) {
        points.removeAll(keepingCapacity: true)
        let radius = shape.pixelRadius
        let quarter = arcs.quarter(segments: ArcTable.segmentCount(radius: radius))
        for corner in Corner.clockwise {
            let edge = corner.edge(of: shape.rect)
            guard shape.corners.contains(corner.set) else {
                points.append(edge)
                continue
            }
            let center = edge - corner.turned(SIMD2(1, 1)) * radius
            for index in corner.order(quarter.count) {
                points.append(center + corner.turned(quarter[index]) * radius)
            }
        }
    }

    /// Cuts away what lies outside of `rect`.
    mutating func cut(by rect: PixelRect) {
        cut(through: SIMD2(Double(rect.minX), 0), normal: SIMD2(-1, 0))
        cut(through: SIMD2(Double(rect.maxX), 0), normal: SIMD2(1, 0))
        cut(through: SIMD2(0, Double(rect.minY)), normal: SIMD2(0, -1))
        cut(through: SIMD2(0, Double(rect.maxY)), normal: SIMD2(0, 1))
    }

    /// Cuts away what lies outside of `other`.
    mutating func cut(by other: ConvexPolygon) {
        var previous = other.points.count - 1
        for index in other.points.indices {
            let (from, to) = (other.points[previous], other.points[index])
            cut(through: from, normal: Self.outward(from, to))
            previous = index
        }
    }

    /// Cuts away what lies on the side of the line through `origin` that `normal` points to.
    mutating func cut(through origin: SIMD2<Double>, normal: SIMD2<Double>) {
        guard let last = points.last else { return }
        spare.removeAll(keepingCapacity: true)
        var from = last
        var fromSide = Self.dot(from - origin, normal)
        var isCut = false
        for to in points {
            let toSide = Self.dot(to - origin, normal)
            if (fromSide <= 0) != (toSide <= 0) {
                appendToSpare(from + (to - from) * (fromSide / (fromSide - toSide)))
            }
            if toSide <= 0 { appendToSpare(to) } else { isCut = true }
            (from, fromSide) = (to, toSide)
        }
        if isCut { swap(&points, &spare) }
    }

    /// Half of the polygon's least width, roughly and never too much.
    var halfThickness: Double {
        var (area, length) = (0.0, 0.0)
        var previous = points.count - 1
        for index in points.indices {
            let (from, to) = (points[previous], points[index])
            area += from.x * to.y - from.y * to.x
            let side = to - from
            length += Self.dot(side, side).squareRoot()
            previous = index
        }
        return length > 0 ? abs(area) / 2 / length : 0
    }

    /// For each point, how far it moves when every edge moves outwards by one pixel.
    func appendSpread(to spread: inout [SIMD2<Double>]) {
        let count = points.count
        for index in points.indices {
            let before = Self.outward(points[(index + count - 1) % count], points[index])
            let after = Self.outward(points[index], points[(index + 1) % count])
            // At a needle's point the exact value would go far away.
            let scale = max(1 + Self.dot(before, after), 0.4)
            spread.append((before + after) / scale)
        }
    }

    // MARK: Private

    /// Points nearer than this to the last are left out: edges without length have no direction.
    private static let closest = 1e-4

    private mutating func appendToSpare(_ point: SIMD2<Double>) {
        if let last = spare.last, Self.isNear(point, last) { return }
        if spare.count > 1, Self.isNear(point, spare[0]) { return }
        spare.append(point)
    }

    private static func isNear(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Bool {
        let distance = left - right
        return dot(distance, distance) < closest * closest
    }

    private static func dot(_ left: SIMD2<Double>, _ right: SIMD2<Double>) -> Double {
        left.x * right.x + left.y * right.y
    }

    /// The direction away from the inside of the edge from `from` to `to`.
    private static func outward(_ from: SIMD2<Double>, _ to: SIMD2<Double>) -> SIMD2<Double> {
        let side = to - from
        let length = dot(side, side).squareRoot()
        return length > 0 ? SIMD2(side.y, -side.x) / length : .zero
    }
}
