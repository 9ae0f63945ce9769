/// A 4 × 4 Bayer matrix for ordered dithering. The pattern starts at the origin of the area that a gradient fills, and
/// moves with that area.
struct DitherMatrix {
    typealias Row = UnsafePointer<UInt64>

    /// The number of rows, which is also the number of columns.
    static let side: Int32 = 4
    /// The bit mask that wraps a coordinate around the pattern.
    static let mask: Int32 = side - 1

    /// The thresholds in 1/256 of a color step.
    private let thresholds: UnsafeMutablePointer<UInt64>

    init() {
        let count = Int(Self.side * Self.side)
        thresholds = .allocate(capacity: count)
        for index in 0..<count {
            let (x, y) = (index & 3, index >> 2)
            // Interleave the bits of x ^ y and y, lowest first.
            let mixed = x ^ y
            let rank = (mixed & 1) << 3 | (y & 1) << 2 | (mixed & 2) | y >> 1
            (thresholds + index).initialize(to: UInt64(2 * rank + 1) * 8)
        }
    }

    /// Frees the memory. Rows must not be used afterward.
    func deallocate() {
        thresholds.deallocate()
    }

    /// Returns the thresholds of row `y`, which wraps around the pattern. A row has `side` thresholds.
    @inline(__always)
    func row(_ y: Int32) -> Row {
        UnsafePointer(thresholds + Int((y & Self.mask) &* Self.side))
    }
}
