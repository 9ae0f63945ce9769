/// A gradient that many commands share: its colours, and its axis in the unit space of whichever rectangle it fills, or
/// of one that they all have in common.
///
/// A steady shimmer changes only `start` and `end` of a few paints; the commands that point at them stay as they are.
package struct Paint: Sendable {
    package var ramp: Ramp
    package var start: UnitPoint
    package var end: UnitPoint
    /// The rectangle of the picture's pixels in whose unit space the axis is, also for shapes with a transform; nil for
    /// the rectangle of each shape, in its own pixels. It is not empty.
    package var area: PixelRect?

    package init(ramp: Ramp, start: UnitPoint, end: UnitPoint, area: PixelRect? = nil) {
        self.area = area
        self.ramp = ramp
        self.start = start
        self.end = end
    }

    /// The position on the axis of a point in unit space: `g = ((p - start) . (end - start)) / |end - start|^2`,
    /// written as `origin + p.x * alongX + p.y * alongY`. An axis without length gives the last colour everywhere.
    package var axis: (origin: Double, alongX: Double, alongY: Double) {
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

/// A point in the unit space of a rectangle: (0, 0) is its top left, (1, 1) its bottom right.
package struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
