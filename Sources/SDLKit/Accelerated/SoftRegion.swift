/// A convex area of the frame with soft edges, represented by the distance from each edge.
struct SoftRegion {
    /// Planes whose height is the signed distance from an edge in pixels, greater than 0 outside.
    private(set) var edges: [SIMD3<Double>] = []
    /// The distance in pixels from the edges inward to the points where the coverage reaches its maximum.
    private(set) var inset = 0.0
    /// The maximum coverage, 0...1; less than 1 if the area is thinner than a pixel.
    private(set) var coverage = 0.0

    /// Sets the region to the interior of `polygon`.
    mutating func set(_ polygon: ConvexPolygon, edge: SoftEdge) {
        inset = edge.inset
        coverage = edge.coverage
        edges.removeAll(keepingCapacity: true)
        for index in polygon.points.indices {
            let normal = polygon.normal(after: index)
            guard normal != .zero else { continue }
            edges.append(SIMD3(normal.x, normal.y, -ConvexPolygon.dot(normal, polygon.points[index])))
        }
    }
}
