/// The antialiasing of a shape's edge.
struct SoftEdge {
    /// The distance that a soft edge reaches to both sides of the exact edge. If edges lie on pixel boundaries, the
    /// pixels inside are then fully covered at their centers, and those outside not at all.
    static let reach = 0.5

    /// The distance inside of the exact edge at which the full coverage begins, in pixels, and that coverage, 0...1.
    let inset: Double
    let coverage: Double
    /// `true` if no edge disappears on the way to `inset`, and all ends of edges move as `ConvexPolygon.shift`
    /// computes.
    let keepsEdges: Bool

    /// Creates the edge of a shape with half of its width in pixels, of which only up to `reach` matters.
    init(half: Double, keepsEdges: Bool = false) {
        self.keepsEdges = keepsEdges
        inset = min(half, Self.reach)
        // A shape thinner than a pixel covers it only partly.
        coverage = half < Self.reach ? 4 * half / (1 + 2 * half) : 1
    }

    /// `true` if the shape would be invisible.
    var isInvisible: Bool { coverage * 255 < 0.5 }
}
