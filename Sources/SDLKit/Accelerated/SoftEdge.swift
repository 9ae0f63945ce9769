/// How the edge of a shape fades.
struct SoftEdge {
    /// It reaches so far to both sides of the exact one. On edges that lie on pixel borders, the centres of the pixels
    /// inside then get all of the colour, and those outside nothing.
    static let reach = 0.5

    /// How far inside the exact edge all of the coverage begins, in pixels, and how much that is: 0...1.
    let inset: Double
    let coverage: Double
    /// Whether no edge gets lost on the way to `inset`, and all ends of edges move by what `ConvexPolygon.shift` says.
    let keepsEdges: Bool

    /// The edge of something `half` of whose width is this many pixels, where only up to `reach` counts.
    init(half: Double, keepsEdges: Bool = false) {
        self.keepsEdges = keepsEdges
        inset = min(half, Self.reach)
        // Something thinner than a pixel covers less than all of it.
        coverage = half < Self.reach ? 4 * half / (1 + 2 * half) : 1
    }

    /// Whether it would not be seen.
    var isInvisible: Bool { coverage * 255 < 0.5 }
}
