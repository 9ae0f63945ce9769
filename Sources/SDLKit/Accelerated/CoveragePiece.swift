import DrawKit

/// A convex piece of a shape, whose coverage is given at its corners, in memory that is used again.
struct CoveragePiece {
    /// (x, y, coverage), clockwise or not.
    private(set) var corners: [SIMD3<Double>] = []
    private var spare: [SIMD3<Double>] = []

    var isEmpty: Bool { corners.count < 3 }

    mutating func removeAll() {
        corners.removeAll(keepingCapacity: true)
    }

    mutating func append(_ point: SIMD2<Double>, coverage: Double) {
        corners.append(SIMD3(point.x, point.y, coverage))
    }

    /// Becomes the piece with `others` for corners.
    mutating func set(_ others: some Sequence<SIMD3<Double>>) {
        corners.removeAll(keepingCapacity: true)
        corners.append(contentsOf: others)
    }

    /// Keeps what lies where `plane.x * x + plane.y * y + plane.z` is at most 0; says whether that is not all.
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
            (from, fromSide) = (to, toSide)
        }
        swap(&corners, &spare)
        return true
    }

    /// Keeps what lies in `rect`.
    mutating func cut(by rect: PixelRect) {
        cut(by: SIMD3(-1, 0, Double(rect.minX)))
        cut(by: SIMD3(1, 0, -Double(rect.maxX)))
        cut(by: SIMD3(0, -1, Double(rect.minY)))
        cut(by: SIMD3(0, 1, -Double(rect.maxY)))
    }

    /// Whether some of it lies where `plane` is above 0.
    func reaches(beyond plane: SIMD3<Double>) -> Bool {
        corners.contains { Self.height(of: plane, at: $0) > 0 }
    }

    /// Multiplies the coverage by the height of `plane`.
    mutating func fade(by plane: SIMD3<Double>) {
        for index in corners.indices {
            corners[index].z *= min(max(Self.height(of: plane, at: corners[index]), 0), 1)
        }
    }

    private static func height(of plane: SIMD3<Double>, at corner: SIMD3<Double>) -> Double {
        plane.x * corner.x + plane.y * corner.y + plane.z
    }
}
