import FrameMetrics

/// A series of frames in a report: the frames of the library, of the baseline, or of an event.
struct MeasuredSeries {
    /// The source of the frames. The raw value is the name of the source in files.
    enum Source: String {
        case ours
        case baseline = "floor"

        /// The name on pages, and the CSS class of the marks.
        var name: String { self == .ours ? "ours" : "baseline" }
    }

    let source: Source
    /// The name of the event; `nil` for steady-state frames.
    let phase: String?
    let frames: FrameColumns

    /// The name of the series on pages and in traces.
    var name: String { phase ?? source.name }
}

extension BenchResult {
    /// The series of the library and of the baseline, followed by those of the events; only series that have frames.
    var series: [MeasuredSeries] {
        var found: [MeasuredSeries] = []
        if let measured { found.append(MeasuredSeries(source: .ours, phase: nil, frames: measured.raw)) }
        if let baselineMeasured {
            found.append(MeasuredSeries(source: .baseline, phase: nil, frames: baselineMeasured.raw))
        }
        for phase in phases {
            guard let measured = phase.measured else { continue }
            found.append(MeasuredSeries(source: .ours, phase: phase.name, frames: measured.raw))
        }
        return found
    }
}
