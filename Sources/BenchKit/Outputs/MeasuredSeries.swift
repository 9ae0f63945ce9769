import FrameMetrics

/// Frames that belong together in a report: the library's, the floor's, or those of one event.
struct MeasuredSeries {
    /// Whose frames these are.
    enum Source: String {
        case ours, floor
    }

    let source: Source
    /// The event, in a scenario of events.
    let phase: String?
    let frames: FrameColumns

    /// What a report calls it.
    var name: String { phase ?? source.rawValue }
}

extension BenchResult {
    /// All frames of the result, in the order in which reports list them.
    var series: [MeasuredSeries] {
        var found: [MeasuredSeries] = []
        if let measured { found.append(MeasuredSeries(source: .ours, phase: nil, frames: measured.raw)) }
        if let floorMeasured { found.append(MeasuredSeries(source: .floor, phase: nil, frames: floorMeasured.raw)) }
        for phase in phases {
            guard let measured = phase.measured else { continue }
            found.append(MeasuredSeries(source: .ours, phase: phase.name, frames: measured.raw))
        }
        return found
    }
}
