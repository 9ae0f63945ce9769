/// Statistics of the intervals between the ends of consecutive drawn frames in a block. All times are in milliseconds.
package struct PresentIntervals: Codable, Equatable, Sendable {
    /// The median.
    package let p50: Double
    /// The 90th percentile.
    package let p90: Double
    /// The 99th percentile.
    package let p99: Double
    /// The longest interval.
    package let max: Double
    /// The median absolute deviation from the target interval, or from `p50` if there is no target rate. 0 if at least
    /// half of the intervals don't deviate at all.
    package let spread: Double
    /// The number of intervals longer than one and a half target intervals, during which the previous frame stayed on
    /// the screen too long. 0 if there is no target rate.
    package let late: Int

    /// Computes the statistics of `samples`, which must be in chronological order. `pace` is the target rate in frames
    /// per second; 0 means no target rate. Returns `nil` if no two consecutive samples are in the same block.
    package init?(_ samples: [FrameSample], pace: Double) {
        var intervals: [UInt64] = []
        for (before, after) in zip(samples, samples.dropFirst()) where before.block == after.block {
            intervals.append(after.end >= before.end ? after.end - before.end : 0)
        }
        guard let times = Percentiles(intervals) else { return nil }
        let target = pace > 0 ? UInt64(1_000_000_000 / pace) : times.p50
        let distances = intervals.map { $0 > target ? $0 - target : target - $0 }
        p50 = milliseconds(times.p50)
        p90 = milliseconds(times.p90)
        p99 = milliseconds(times.p99)
        max = milliseconds(times.max)
        spread = milliseconds(Percentiles(distances)?.p50 ?? 0)
        late = pace > 0 ? intervals.count { $0 > target + target / 2 } : 0
    }
}
