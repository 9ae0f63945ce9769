import DrawKit

/// Coverage of one row of pixels: nothing outside `start ..< end`, everything in `left ..< right`.
struct OutlineRun {
    var start: Int32
    var left: Int32
    var right: Int32
    var end: Int32
}

/// How far the pieces of one outline reach in one row.
struct OutlineReach {
    private var low = Double.infinity
    private var high = -Double.infinity
    /// The farthest right of the left pieces, and the farthest left of the right ones.
    private var left = -Double.infinity
    private var right = Double.infinity

    mutating func add(low: Double, high: Double, isLeft: Bool) {
        self.low = min(self.low, low)
        self.high = max(self.high, high)
        if isLeft { left = max(left, high) } else { right = min(right, low) }
    }

    /// The same in pixels of `area`; only where the outline spans the row from top to bottom is a pixel all covered.
    func run(in area: PixelRect, isWhole: Bool) -> OutlineRun {
        func pixel(_ x: Int) -> Int32 {
            Int32(truncatingIfNeeded: min(max(x, Int(area.minX)), Int(area.maxX)))
        }
        guard low < high else { return OutlineRun(start: area.maxX, left: area.maxX, right: area.maxX, end: area.maxX) }
        let (start, end) = (pixel(low.wholeBelow), pixel(high.wholeAbove))
        guard isWhole, low <= left, left < right, right <= high else {
            return OutlineRun(start: start, left: end, right: end, end: end)
        }
        return OutlineRun(start: start, left: pixel(left.wholeAbove), right: pixel(right.wholeBelow), end: end)
    }
}

/// Rounding without a call into the library, for places in a picture.
extension Double {
    /// The largest whole number that is not above this one.
    @inline(__always)
    var wholeBelow: Int {
        let near = Int(self)
        return Double(near) > self ? near &- 1 : near
    }

    /// The smallest whole number that is not below this one.
    @inline(__always)
    var wholeAbove: Int {
        let near = Int(self)
        return Double(near) < self ? near &+ 1 : near
    }
}
