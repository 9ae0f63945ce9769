import DrawKit

/// A convex polygon with a coverage at each corner, in reusable memory.
struct CoveragePiece {
    /// The corners as (x, y, coverage), in clockwise or counterclockwise order.
    private(set) var corners: [SIMD3<Double>] = []
    private var spare: [SIMD3<Double>] = []

    var isEmpty: Bool { corners.count < 3 }

    mutating func removeAll() {
        corners.removeAll(keepingCapacity: true)
    }

    mutating func append(_ point: SIMD2<Double>, coverage: Double) {
        corners.append(SIMD3(point.x, point.y, coverage))
    }

    /// Sets the corners to `others`.
    mutating func set(_ others: some Sequence<SIMD3<Double>>) {
        corners.removeAll(keepingCapacity: true)
        corners.append(contentsOf: others)
    }

    /// Keeps the part where `plane.x * x + plane.y * y + plane.z` is at most 0. Returns `true` if anything was clipped.
    @discardableResult
    mutating func cut(by plane: SIMD3<Double>) -> Bool {
        guard let last = corners.last, reaches(beyond: plane) else { return false }
        spare.removeAll(keepingCapacity: true)
        var from = last
        var fromSide = Self.height(of: plane, at: from)
        for to in corners {
            let toSide = Self.height(of: plane, at: to)
            if (fromSide <= 0) != (toSide <= 0) {
                spare.append(from + (to - from) * (fromSide / (fromSide - toSide)))
            }
            if toSide <= 0 { spare.append(to) }
            from = to
            fromSide = toSide
        }
        swap(&corners, &spare)
        return true
    }

    /// Clips the polygon to `rect`.
    mutating func cut(by rect: PixelRect) {
        cut(by: SIMD3(-1, 0, Double(rect.minX)))
        cut(by: SIMD3(1, 0, -Double(rect.maxX)))
        cut(by: SIMD3(0, -1, Double(rect.minY)))
        cut(by: SIMD3(0, 1, -Double(rect.maxY)))
    }

    /// Returns `true` if part of the polygon lies where `plane` is greater than 0.
    func reaches(beyond plane: SIMD3<Double>) -> Bool {
        corners.contains { Self.height(of: plane, at: $0) > 0 }
    }

    /// Multiplies the coverage by the height of `plane`, clamped to 0...1.
    mutating func fade(by plane: SIMD3<Double>) {
        for index in corners.indices {
            corners[index].z *= min(max(Self.height(of: plane, at: corners[index]), 0), 1)
        }
    }

    private static func height(of plane: SIMD3<Double>, at corner: SIMD3<Double>) -> Double {
        plane.x * corner.x + plane.y * corner.y + plane.z
    }
}
