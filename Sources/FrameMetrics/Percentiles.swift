/// The usual percentiles of a set of durations, by nearest rank: each is one of the samples, never a value between two.
///
/// The p-th percentile of n sorted samples is the one at rank ceil(p / 100 * n), counted from 1: the smallest sample
/// that at least p percent of all samples do not exceed. This is definition 1 in R. J. Hyndman and Y. Fan, "Sample
/// Quantiles in Statistical Packages", The American Statistician 50 (4), 1996, pages 361 to 365.
public struct Percentiles: Equatable, Sendable {
    /// The middle one.
    public let p50: UInt64
    /// That which 90 of 100 do not exceed.
    public let p90: UInt64
    /// That which 95 of 100 do not exceed.
    public let p95: UInt64
    /// That which 99 of 100 do not exceed.
    public let p99: UInt64
    /// The longest.
    public let max: UInt64

    /// The percentiles of `samples`, in any order; nil when there are none.
    public init?(_ samples: some Sequence<UInt64>) {
        let sorted = samples.sorted()
        guard let last = sorted.last else { return nil }
        // In whole numbers, so that the rounding of a fraction cannot move the rank.
        func value(_ percent: Int) -> UInt64 { sorted[(percent * sorted.count + 99) / 100 - 1] }
        p50 = value(50)
        p90 = value(90)
        p95 = value(95)
        p99 = value(99)
        max = last
    }
}
