/// How evenly pictures followed each other: the times from the return of one present to that of the next, in
/// milliseconds. Only frames of one block that follow each other count.
public struct PresentIntervals: Codable, Equatable, Sendable {
    /// The middle one.
    public let p50: Double
    /// That which 90 of 100 do not exceed.
    public let p90: Double
    /// That which 99 of 100 do not exceed.
    public let p99: Double
    /// The longest.
    public let max: Double
    /// The middle distance from the interval that the pace asks for, or from `p50` without a pace: 0 is even. (The
    /// median absolute deviation: a single hitch does not move it.)
    public let spread: Double
    /// How many came late by more than half of the interval that the pace asks for: the picture before was seen for
    /// longer than it should. 0 without a pace.
    public let late: Int

    /// The intervals of `samples`, in the order of time, at `pace` frames a second (0: as fast as it goes); nil when no
    /// two follow each other.
    public init?(_ samples: [FrameSample], pace: Double) {
        var intervals: [UInt64] = []
        for (before, after) in zip(samples, samples.dropFirst()) where before.block == after.block {
            intervals.append(after.end >= before.end ? after.end - before.end : 0)
        }
        guard let times = Percentiles(intervals) else { return nil }
        let wanted = pace > 0 ? UInt64(1_000_000_000 / pace) : times.p50
        let distances = intervals.map { $0 > wanted ? $0 - wanted : wanted - $0 }
        p50 = milliseconds(times.p50)
        p90 = milliseconds(times.p90)
        p99 = milliseconds(times.p99)
        max = milliseconds(times.max)
        spread = milliseconds(Percentiles(distances)?.p50 ?? 0)
        late = pace > 0 ? intervals.count { $0 > wanted + wanted / 2 } : 0
    }
}
