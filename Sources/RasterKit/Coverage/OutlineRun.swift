import DrawKit

/// The coverage of one row of pixels: 0 outside `start ..< end`, full in `left ..< right`.
struct OutlineRun {
    var start: Int32
    var left: Int32
    var right: Int32
    var end: Int32
}

/// The horizontal extent of an outline's pieces in one row.
struct OutlineReach {
    private var low = Double.infinity
    private var high = -Double.infinity
    /// The rightmost point of the left pieces.
    private var left = -Double.infinity
    /// The leftmost point of the right pieces.
    private var right = Double.infinity

    mutating func add(low: Double, high: Double, isLeft: Bool) {
        self.low = min(self.low, low)
        self.high = max(self.high, high)
        if isLeft { left = max(left, high) } else { right = min(right, low) }
    }

    /// Returns the extent in whole pixels, clamped to `area`. Pixels are fully covered only if the outline spans the
    /// row from top to bottom (`coversRow`).
    func run(in area: PixelRect, coversRow: Bool) -> OutlineRun {
        func pixel(_ x: Int) -> Int32 {
            Int32(truncatingIfNeeded: min(max(x, Int(area.minX)), Int(area.maxX)))
        }
        guard low < high else { return OutlineRun(start: area.maxX, left: area.maxX, right: area.maxX, end: area.maxX) }
        let (start, end) = (pixel(low.flooredInt), pixel(high.ceiledInt))
        guard coversRow, low <= left, left < right, right <= high else {
            return OutlineRun(start: start, left: end, right: end, end: end)
        }
        return OutlineRun(start: start, left: pixel(left.ceiledInt), right: pixel(right.flooredInt), end: end)
    }
}

/// Rounding of frame coordinates without library calls.
extension Double {
    /// The largest integer not greater than this value.
    @inline(__always)
    var flooredInt: Int {
        let truncated = Int(self)
        return Double(truncated) > self ? truncated &- 1 : truncated
    }

    /// The smallest integer not less than this value.
    @inline(__always)
    var ceiledInt: Int {
        let truncated = Int(self)
        return Double(truncated) < self ? truncated &+ 1 : truncated
    }
}
