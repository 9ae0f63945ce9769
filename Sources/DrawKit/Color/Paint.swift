/// A gradient that many commands share: its colors, and an axis in the unit space of each filled rectangle or of one
/// shared area.
///
/// A steady shimmer changes only `start` and `end` of a few paints; the commands that refer to them stay unchanged.
package struct Paint: Sendable {
    package var ramp: Ramp
    package var start: UnitPoint
    package var end: UnitPoint
    /// The rectangle, in pixels of the frame, in whose unit space the axis is given. It is never empty and also applies
    /// to transformed shapes. If `nil`, each shape uses its rectangle, in its own pixels.
    package var area: PixelRect?

    package init(ramp: Ramp, start: UnitPoint, end: UnitPoint, area: PixelRect? = nil) {
        self.area = area
        self.ramp = ramp
        self.start = start
        self.end = end
    }

    /// The coefficients of the position of a point `p`, given in unit space, along the axis. The position `((p - start)
    /// . (end - start)) / |end - start|^2` equals `origin + p.x * alongX + p.y * alongY`. A zero-length axis fills
    /// everything with the last color.
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

/// A point in the unit space of a rectangle: (0, 0) is its top-left corner, (1, 1) its bottom-right corner.
package struct UnitPoint: Hashable, Sendable, BitwiseCopyable {
    package var x: Double
    package var y: Double

    package init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }
}
