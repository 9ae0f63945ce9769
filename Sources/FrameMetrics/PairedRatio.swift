/// What is measured beside something else, block by block: each block of frames has a block of the other's beside it,
/// so that a machine that becomes faster or slower does so for both.
package struct PairedRatio: Sendable {
    /// The middle frame of each of the one's blocks over the middle frame of the other's in the same pair, in the order
    /// of time.
    package let pairs: [Double]

    /// The pairs of the blocks that have the same number in `ours` and in `floor`.
    ///
    /// `value` is what is compared: the frame's own time unless another is given. A pair whose floor is 0 is none.
    package init(
        ours: FrameColumns, floor: FrameColumns, value: (FrameColumns, Int) -> UInt64 = { $0.ownTime($1) }
    ) {
        let below = Self.medians(floor) { floor.ownTime($0) }
        let above = Self.medians(ours) { value(ours, $0) }
        pairs = above.keys.sorted().compactMap { block in
            guard let one = above[block], let other = below[block], other > 0 else { return nil }
            return one / other
        }
    }

    /// The median of the pairs with its interval; nil without pairs.
    package func estimate(seed: UInt64) -> Estimate? { Estimate(medianOf: pairs, seed: seed) }

    private static func medians(_ columns: FrameColumns, _ value: (Int) -> UInt64) -> [Int: Double] {
        var values: [Int: [Double]] = [:]
        for (index, block) in columns.block.enumerated() { values[block, default: []].append(Double(value(index))) }
        return values.compactMapValues { median($0) }
    }
}
