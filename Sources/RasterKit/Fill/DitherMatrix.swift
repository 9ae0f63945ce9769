/// Bayer's matrix of four by four thresholds: which pixels of a pattern show the upper of two colours when a part of
/// them has to. A pattern begins where its shape does, so that it goes with a shape that moves.
struct DitherMatrix {
    typealias Row = UnsafePointer<UInt64>

    /// How many rows and columns there are, and what leaves the place in the pattern of a number.
    static let side: Int32 = 4
    static let mask: Int32 = side - 1

    /// Each threshold in 1/256 of a step.
    private let thresholds: UnsafeMutablePointer<UInt64>

    init() {
        let count = Int(Self.side * Self.side)
        thresholds = .allocate(capacity: count)
        for index in 0..<count {
            let (x, y) = (index & 3, index >> 2)
            // The bits of x ^ y and of y by turns, the lowest first.
            let mixed = x ^ y
            let rank = (mixed & 1) << 3 | (y & 1) << 2 | (mixed & 2) | y >> 1
            (thresholds + index).initialize(to: UInt64(2 * rank + 1) * 8)
        }
    }

    /// Gives the memory back; no row may be used afterwards.
    func deallocate() {
        thresholds.deallocate()
    }

    /// The thresholds of row `y`, of which there are `side`.
    @inline(__always)
    func row(_ y: Int32) -> Row {
        UnsafePointer(thresholds + Int((y & Self.mask) &* Self.side))
    }
}
