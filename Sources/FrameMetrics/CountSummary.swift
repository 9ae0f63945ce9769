/// What was counted in the frames of a measurement, in three numbers. The coding keys are the fields of the JSON file.
package struct CountSummary: Codable, Equatable, Sendable {
    /// The middle frame's, by nearest rank.
    package var p50: UInt64
    /// That of the frame that had most.
    package var max: UInt64
    /// All frames' together, divided by their number.
    package var mean: Double

    /// The numbers of `values`; nil when there are none.
    package init?(_ values: [UInt64]) {
        guard let percentiles = Percentiles(values) else { return nil }
        p50 = percentiles.p50
        max = percentiles.max
        mean = values.reduce(0) { $0 + Double($1) } / Double(values.count)
    }

    /// The numbers of all columns of `counts`.
    package static func all(of counts: [FrameCount: [UInt64]]) -> [FrameCount: CountSummary] {
        counts.compactMapValues { CountSummary($0) }
    }
}
