/// The anti-aliasing of a shape's edge.
struct SoftEdge {
    /// The distance in pixels by which a soft edge extends to both sides of the exact edge. With this value, edges on
    /// pixel boundaries leave the pixels inside fully covered and the pixels outside uncovered.
    static let reach = 0.5

    /// The distance in pixels from the exact edge inward to the point where the coverage reaches its maximum.
    let inset: Double
    /// The maximum coverage, 0...1; less than 1 if the shape is thinner than a pixel.
    let coverage: Double
    /// `true` if all edges can move inward by `inset` without any edge disappearing, and the points then move exactly
    /// as `ConvexPolygon.shift` computes.
    let keepsEdges: Bool

    /// Creates the edge of a shape whose width is twice `half` pixels. Values of `half` above `reach` are equivalent.
    init(half: Double, keepsEdges: Bool = false) {
        self.keepsEdges = keepsEdges
        inset = min(half, Self.reach)
        // A shape thinner than a pixel covers it only partially.
        coverage = half < Self.reach ? 4 * half / (1 + 2 * half) : 1
    }

    /// `true` if the shape is too faint to be visible.
    var isInvisible: Bool { coverage * 255 < 0.5 }
}
