/// Common percentiles of durations or counts, by the nearest-rank method. Each one is a sample, never an interpolated
/// value.
///
/// The p-th percentile of n sorted samples is the sample at rank ceil(p / 100 * n), counted from 1: the smallest sample
/// that at least p percent of all samples do not exceed. This is definition 1 in R. J. Hyndman and Y. Fan, "Sample
/// Quantiles in Statistical Packages", The American Statistician 50 (4), 1996, pages 361 to 365.
package struct Percentiles: Equatable, Sendable {
    /// The median.
    package let p50: UInt64
    /// The 90th percentile.
    package let p90: UInt64
    /// The 95th percentile.
    package let p95: UInt64
    /// The 99th percentile.
    package let p99: UInt64
    /// The maximum.
    package let max: UInt64

    /// Computes the percentiles of `samples`, which can be in any order. Returns `nil` if `samples` is empty.
    package init?(_ samples: some Sequence<UInt64>) {
        let sorted = samples.sorted()
        guard let last = sorted.last else { return nil }
        // Integer arithmetic avoids rounding errors that could change the rank.
        func value(_ percent: Int) -> UInt64 { sorted[(percent * sorted.count + 99) / 100 - 1] }
        p50 = value(50)
        p90 = value(90)
        p95 = value(95)
        p99 = value(99)
        max = last
    }
}
