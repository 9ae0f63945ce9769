import DrawKit

/// A rounded rectangle whose sides may lie at fractional pixels.
struct OutlineShape {
    /// The maximum distance between a chord and its arc, in pixels of the frame.
    private static let tolerance = 1.0 / 64
    /// The maximum number of chords per corner: enough for radii of 8192 pixels within the tolerance.
    private static let maximumChordCount = 512.0

    private var left: Double
    private var top: Double
    private var right: Double
    private var bottom: Double
    private var radius: Double
    private let corners: CornerSet

    init(_ shape: RoundedRect) {
        left = Double(shape.rect.minX)
        top = Double(shape.rect.minY)
        right = Double(shape.rect.maxX)
        bottom = Double(shape.rect.maxY)
        radius = shape.pixelRadius
        corners = shape.corners
    }

    /// Returns the inner edge of a border that is `width` pixels wide.
    func inset(by width: Double) -> OutlineShape {
        var inner = self
        inner.left += width
        inner.top += width
        inner.right -= width
        inner.bottom -= width
        inner.radius = max(0, radius - width)
        return inner
    }

    /// Calls `body` with the sides and chords of the transformed shape, clockwise from the top left of the original
    /// shape.
    func forEachEdge(
        through transform: PixelTransform,
        _ body: (_ from: (x: Double, y: Double), _ to: (x: Double, y: Double)) -> Void
    ) {
        let norm =
            (transform.a * transform.a + transform.b * transform.b + transform.c * transform.c
            + transform.d * transform.d).squareRoot()
        let chordCount = (radius * norm / (2 * Self.tolerance)).squareRoot().rounded(.up)
        let count = max(1, Int(min(chordCount, Self.maximumChordCount)))
        let fraction = 1 / Double(count)
        let start = transform.point(x: left, y: hasArc(.topLeft) ? top + radius : top)
        var last = start
        func line(toX x: Double, y: Double) {
            let next = transform.point(x: x, y: y)
            body(last, next)
            last = next
        }
        /// Passes the side that leads to the corner at (`x`, `y`) to `body`, and then the chords of the corner, if it
        /// is rounded. The shape extends from the corner in the direction (`inX`, `inY`). `isRising` is `true` if the
        /// arc starts on the vertical side.
        func turn(_ corner: CornerSet, x: Double, y: Double, inX: Double, inY: Double, isRising: Bool) {
            guard hasArc(corner) else { return line(toX: x, y: y) }
            for step in 0...count {
                // Tangent half-angle substitution: a rational parametrization of the circle, without sines.
                let tangent = Double(isRising ? step : count - step) * fraction
                let scale = radius / (1 + tangent * tangent)
                line(
                    toX: x + inX * scale * (2 * tangent * tangent),
                    y: y + inY * scale * ((1 - tangent) * (1 - tangent)))
            }
        }
        turn(.topLeft, x: left, y: top, inX: 1, inY: 1, isRising: true)
        turn(.topRight, x: right, y: top, inX: -1, inY: 1, isRising: false)
        turn(.bottomRight, x: right, y: bottom, inX: -1, inY: -1, isRising: true)
        turn(.bottomLeft, x: left, y: bottom, inX: 1, inY: -1, isRising: false)
        body(last, start)
    }

    private func hasArc(_ corner: CornerSet) -> Bool { radius > 0 && corners.contains(corner) }
}
