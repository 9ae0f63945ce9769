/// A summary of one kind of count over the frames of a measurement. The property names are field names in the
/// benchmark's JSON file.
package struct CountSummary: Codable, Equatable, Sendable {
    /// The median, by nearest rank.
    package var p50: UInt64
    /// The maximum.
    package var max: UInt64
    /// The mean over all frames.
    package var mean: Double

    /// Summarizes `values`; returns `nil` if they are empty.
    package init?(_ values: [UInt64]) {
        guard let percentiles = Percentiles(values) else { return nil }
        p50 = percentiles.p50
        max = percentiles.max
        mean = values.reduce(0) { $0 + Double($1) } / Double(values.count)
    }

    /// Returns a summary of each column in `counts`.
    package static func all(of counts: [FrameCount: [UInt64]]) -> [FrameCount: CountSummary] {
        counts.compactMapValues { CountSummary($0) }
    }
}
