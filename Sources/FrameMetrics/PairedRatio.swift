/// The ratios between two measurements whose blocks of frames alternate, so a change in the machine's speed affects
/// both blocks of a pair.
package struct PairedRatio: Sendable {
    /// For each pair, in chronological order: the median of our block divided by the median of the baseline's block.
    package let pairs: [Double]

    /// Pairs the blocks of `ours` and `baseline` that have the same number. Skips unpaired blocks, and pairs whose
    /// baseline block has a median of 0.
    ///
    /// `value` returns the value of a frame of `ours` to compare, by default its `ownTime`. For frames of the baseline,
    /// `ownTime` is always used.
    package init(
        ours: FrameColumns, baseline: FrameColumns, value: (FrameColumns, Int) -> UInt64 = { $0.ownTime($1) }
    ) {
        let below = Self.medians(baseline) { baseline.ownTime($0) }
        let above = Self.medians(ours) { value(ours, $0) }
        pairs = above.keys.sorted().compactMap { block in
            guard let one = above[block], let other = below[block], other > 0 else { return nil }
            return one / other
        }
    }

    /// Returns the median ratio with its confidence interval; `nil` if there are no pairs.
    package func estimate(seed: UInt64) -> Estimate? { Estimate(medianOf: pairs, seed: seed) }

    private static func medians(_ columns: FrameColumns, _ value: (Int) -> UInt64) -> [Int: Double] {
        var values: [Int: [Double]] = [:]
        for (index, block) in columns.block.enumerated() { values[block, default: []].append(Double(value(index))) }
        return values.compactMapValues { median($0) }
    }
}
