/// A gradient that many commands share: its colors, and an axis in the unit space of each filled rectangle or of one
/// shared area.
///
/// In a steady-state frame, a shimmer changes only `start` and `end` of a few paints; the commands that refer to them
/// stay unchanged.
package struct Paint: Sendable {
    /// The colors along the axis.
    package var ramp: Ramp
    /// The start of the axis, which has the first color.
    package var start: UnitPoint
    /// The end of the axis, which has the last color.
    package var end: UnitPoint
    /// The shared area in whose unit space the axis is given. The area is in pixels of the frame, even for transformed
    /// shapes, and must not be empty. If `nil`, the axis is given in the unit space of each shape's rectangle, before
    /// the shape's transform.
    package var area: PixelRect?

    package init(ramp: Ramp, start: UnitPoint, end: UnitPoint, area: PixelRect? = nil) {
        self.area = area
        self.ramp = ramp
        self.start = start
        self.end = end
    }

    /// The coefficients for computing the position along the axis of a point `p` in unit space:
    ///
    ///     position = ((p - start) · (end - start)) / |end - start|²
    ///              = origin + p.x * alongX + p.y * alongY
    ///
    /// If the squared length of the axis is zero or not finite, every point has position 1 and therefore the last
    /// color.
    package var positionCoefficients: (origin: Double, alongX: Double, alongY: Double) {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let squared = dx * dx + dy * dy
        guard squared > 0, squared.isFinite else { return (1, 0, 0) }
        let (alongX, alongY) = (dx / squared, dy / squared)
        return (-(start.x * alongX + start.y * alongY), alongX, alongY)
    }
}

extension Paint: Equatable {
    package static func == (left: Paint, right: Paint) -> Bool {
        left.start == right.start && left.end == right.end && left.area == right.area
            && (left.ramp === right.ramp || left.ramp.stops == right.ramp.stops)
    }
}

/// A point in the unit space of a rectangle: (0, 0) is its top-left corner, (1, 1) its bottom-right corner.
package struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
