/// A number that was found from samples, and how sure it is.
package struct Estimate: Equatable, Sendable {
    package var value: Double
    /// The ends of the interval that holds the true number in 95 of 100 measurements like this one.
    package var low: Double
    package var high: Double

    package init(value: Double, low: Double, high: Double) {
        self.value = value
        self.low = low
        self.high = high
    }

    /// How many values it takes until an interval of a median says something: of fewer, not even the smallest and the
    /// largest have the true median between them in 95 of 100 samples.
    package static let fewestValues = 6

    /// Half of the interval's width, as a part of the value.
    package var relativeHalfWidth: Double { value == 0 ? 0 : (high - low) / 2 / abs(value) }

    /// Whether some number could be both this one and `other`.
    package func overlaps(_ other: Estimate) -> Bool { low <= other.high && other.low <= high }
}

/// Percentile bootstrap intervals (B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, ch. 13).
extension Estimate {
    /// How many resamples there are: with so many the ends of the interval move by less than a tenth of its width from
    /// seed to seed.
    private static let resamples = 2000

    /// The median of `values`; nil when there are none.
    package init?(medianOf values: [Double], seed: UInt64) {
        guard !values.isEmpty else { return nil }
        let resampler = MedianResampler(values)
        var generator = SeededGenerator(seed: seed)
        let medians = (0..<Self.resamples).map { _ in resampler.next(using: &generator) }
        self.init(value: resampler.median, resamples: medians)
    }

    /// The median of `new` over that of `old`, whose samples do not belong together; nil when there are none, or the
    /// old ones are 0.
    package init?(medianOf new: [Double], over old: [Double], seed: UInt64) {
        self.init(new, old, seed: seed) { $1 > 0 ? $0 / $1 : .infinity }
        guard value.isFinite else { return nil }
    }

    /// The median of `new` without that of `old`, whose samples do not belong together; nil when there are none.
    package init?(medianOf new: [Double], minus old: [Double], seed: UInt64) {
        self.init(new, old, seed: seed) { $0 - $1 }
    }

    private init?(_ new: [Double], _ old: [Double], seed: UInt64, combine: (Double, Double) -> Double) {
        guard !new.isEmpty, !old.isEmpty else { return nil }
        let (above, below) = (MedianResampler(new), MedianResampler(old))
        var generator = SeededGenerator(seed: seed)
        let found = (0..<Self.resamples).map { _ in
            combine(above.next(using: &generator), below.next(using: &generator))
        }
        self.init(value: combine(above.median, below.median), resamples: found)
    }

    private init(value: Double, resamples: [Double]) {
        let sorted = resamples.sorted()
        let last = Double(sorted.count - 1)
        self.init(
            value: value, low: sorted[Int(0.025 * last)], high: sorted[Int((0.975 * last).rounded(.up))])
    }
}

/// The middle of `values`, or the middle between the two in the middle; nil when there are none.
package func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : MedianResampler(values).median
}
