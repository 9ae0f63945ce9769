/// A convex part of the frame with soft edges, stored as the distances from its edges.
struct SoftRegion {
    /// Planes whose height is the distance from an edge in pixels, greater than 0 outside.
    private(set) var edges: [SIMD3<Double>] = []
    /// The distance inside of the edges at which the region reaches its full coverage, and that coverage.
    private(set) var inset = 0.0
    private(set) var coverage = 0.0

    /// Sets the region to the inside of `polygon`.
    mutating func set(_ polygon: ConvexPolygon, edge: SoftEdge) {
        (inset, coverage) = (edge.inset, edge.coverage)
        edges.removeAll(keepingCapacity: true)
        for index in polygon.points.indices {
            let normal = polygon.normal(after: index)
            guard normal != .zero else { continue }
            edges.append(SIMD3(normal.x, normal.y, -ConvexPolygon.dot(normal, polygon.points[index])))
        }
    }
}
