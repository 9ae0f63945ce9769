package import Foundation
import FrameMetrics

extension BenchReport {
    /// Returns all frames as comma-separated values (RFC 4180, but with line feeds): a header line and a line per
    /// frame. Missing counts are empty. Times are in milliseconds; `start_ms` and `end_ms` are relative to the start of
    /// the measurement.
    package func csv() -> Data {
        var names = ["scenario", "count", "source", "event", "frame", "block", "start_ms", "end_ms", "total_ms"]
        names += FrameStage.allCases.map { "\($0.rawValue)_ms" } + FrameCount.allCases.map(\.rawValue)
        var lines = [names.joined(separator: ",")]
        for result in results {
            for series in result.series { lines += Self.lines(of: series, in: result) }
        }
        return Data((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func lines(of series: MeasuredSeries, in result: BenchResult) -> [String] {
        let frames = series.frames
        let head = [result.scenario, "\(result.count)", series.source.rawValue, series.phase ?? ""].map(quoted)
        return (0..<frames.frames).map { index in
            var fields = head + ["\(index)", "\(frames.block[index])"]
            fields += [frames.start[index], frames.end[index], frames.total[index]].map(milliseconds)
            fields += FrameStage.allCases.map { milliseconds(frames.stages[$0]?[index] ?? 0) }
            fields += FrameCount.allCases.map { frames.counts[$0].map { "\($0[index])" } ?? "" }
            return fields.joined(separator: ",")
        }
    }

    /// Formats nanoseconds as milliseconds without rounding.
    private static func milliseconds(_ nanoseconds: UInt64) -> String {
        let fraction = String(nanoseconds % 1_000_000)
        return "\(nanoseconds / 1_000_000)." + String(repeating: "0", count: 6 - fraction.count) + fraction
    }

    /// Returns `text` as a CSV field, quoted if necessary.
    private static func quoted(_ text: String) -> String {
        guard text.contains(where: { ",\"\n\r".contains($0) }) else { return text }
        return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
}
