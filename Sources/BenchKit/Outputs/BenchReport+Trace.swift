package import Foundation
import FrameMetrics

extension BenchReport {
    /// Returns all frames in the Trace Event format of Perfetto and chrome://tracing. Each measurement is a process
    /// with one thread each for the library, the baseline and every event. Each frame is a slice that contains a slice
    /// for each stage. The counts of the library's steady-state frames are counters.
    ///
    /// Measurements follow each other, each starting at a whole second. The stages of a frame are laid out in sequence
    /// from its start; time that belongs to no stage is at the end of the frame.
    package func trace() throws -> Data {
        var events: [TraceEvent] = []
        var beginning = 0.0
        for (index, result) in results.enumerated() {
            let process = index + 1
            let title = "\(result.scenario), \(result.count)"
            events.append(.name(of: "process_name", title, process: process, thread: 0))
            var last = 0.0
            for (index, series) in result.series.enumerated() {
                events.append(.name(of: "thread_name", series.name, process: process, thread: index + 1))
                last = max(last, Double(series.frames.end.max() ?? 0) / 1000)
                events += TraceEvent.slices(of: series.frames, from: beginning, process: process, thread: index + 1)
                if series.source == .ours, series.phase == nil {
                    events += TraceEvent.counters(of: series.frames, from: beginning, process: process)
                }
            }
            beginning = ((beginning + last) / 1_000_000).rounded(.down) * 1_000_000 + 1_000_000
        }
        let file = TraceFile(
            traceEvents: events,
            otherData: [
                "machine": "\(machine.cpu), \(machine.cores) cores, Linux \(machine.kernel)", "sdl": sdlVersion,
                "revision": isModified ? "\(revision), modified" : revision,
            ])
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(file) + Data("\n".utf8)
    }
}

/// The trace file, in the format's object form.
private struct TraceFile: Encodable {
    let traceEvents: [TraceEvent]
    let displayTimeUnit = "ms"
    let otherData: [String: String]
}
