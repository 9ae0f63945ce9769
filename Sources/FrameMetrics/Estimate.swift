/// A statistic of samples with its confidence interval.
package struct Estimate: Equatable, Sendable {
    package var value: Double
    /// The lower bound of the confidence interval, which is a 95% interval unless another confidence was requested.
    package var low: Double
    /// The upper bound of the confidence interval.
    package var high: Double

    package init(value: Double, low: Double, high: Double) {
        self.value = value
        self.low = low
        self.high = high
    }

    /// The minimum number of values for a meaningful confidence interval of the median. With fewer values, even the
    /// interval from the smallest to the largest one contains the true median with a probability below 95%.
    package static let minimumValues = 6

    /// Half of the interval's width, relative to the value. 0 if the value is 0.
    package var relativeHalfWidth: Double { value == 0 ? 0 : (high - low) / 2 / abs(value) }

    /// Returns `true` if the two intervals overlap.
    package func overlaps(_ other: Estimate) -> Bool { low <= other.high && other.low <= high }
}

/// Percentile bootstrap intervals (B. Efron and R. J. Tibshirani, "An Introduction to the Bootstrap", 1993, ch. 13).
extension Estimate {
    /// The number of resamples. At this number, the bounds vary between seeds by less than a tenth of the interval's
    /// width.
    private static let resamples = 2000

    /// Estimates the median of `values`; returns `nil` if they are empty.
    package init?(medianOf values: [Double], seed: UInt64) {
        guard !values.isEmpty else { return nil }
        let resampler = MedianResampler(values)
        var generator = SeededGenerator(seed: seed)
        let medians = (0..<Self.resamples).map { _ in resampler.next(using: &generator) }
        self.init(value: resampler.median, resamples: medians)
    }

    /// Estimates the ratio of the median of `new` to the median of `old`. The samples are not paired. Returns `nil` if
    /// either is empty or the median of `old` isn't positive.
    package init?(medianOf new: [Double], over old: [Double], seed: UInt64) {
        self.init(new, old, seed: seed) { $1 > 0 ? $0 / $1 : .infinity }
        guard value.isFinite else { return nil }
    }

    /// Estimates the median of `new` minus the median of `old`. The samples are not paired. Returns `nil` if either is
    /// empty.
    package init?(medianOf new: [Double], minus old: [Double], seed: UInt64) {
        self.init(new, old, seed: seed) { $0 - $1 }
    }

    private init?(_ new: [Double], _ old: [Double], seed: UInt64, combine: (Double, Double) -> Double) {
        guard !new.isEmpty, !old.isEmpty else { return nil }
        let (above, below) = (MedianResampler(new), MedianResampler(old))
        var generator = SeededGenerator(seed: seed)
        let results = (0..<Self.resamples).map { _ in
            combine(above.next(using: &generator), below.next(using: &generator))
        }
        self.init(value: combine(above.median, below.median), resamples: results)
    }

    private init(value: Double, resamples: [Double]) {
        let sorted = resamples.sorted()
        let last = Double(sorted.count - 1)
        self.init(
            value: value, low: sorted[Int(0.025 * last)], high: sorted[Int((0.975 * last).rounded(.up))])
    }
}

/// Returns the median of `values`: the middle value or, for an even count, the mean of the two middle values. Returns
/// `nil` if `values` is empty.
package func median(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : MedianResampler(values).median
}
