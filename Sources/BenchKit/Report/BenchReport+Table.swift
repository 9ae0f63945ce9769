import Foundation
import FrameMetrics

extension BenchReport {
    /// The most important numbers for people: a line about the machine, and a table with a row for each measurement.
    package var table: String {
        let head = [
            "scenario", "bones", "frame p50 ms", "p99 ms", "cpu ms", "floor p50 ms", "floor cpu ms", "ratio", "allocs",
            "missed",
        ]
        let rows = results.map { result in
            [
                result.scenario.rawValue, "\(result.bones)", Self.number(result.frameTimes.p50, digits: 3),
                Self.number(result.frameTimes.p99, digits: 3), Self.number(result.processorTime, digits: 3),
                Self.number(result.floorTime, digits: 3), Self.number(result.floorProcessorTime, digits: 3),
                Self.number(result.overhead, digits: 2), result.allocations.map { Self.number($0, digits: 1) } ?? "?",
                "\(result.missedFrames) of \(result.frames)",
            ]
        }
        let lines = [head] + rows
        let widths = head.indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        let table = lines.map { line in
            line.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - line[column].count)
                return column == 0 ? line[column] + gap : gap + line[column]
            }.joined(separator: "  ")
        }
        let note = "cpu and allocs are those of one frame; ratio is frame p50 over floor p50."
        return ([environment] + table + [note]).joined(separator: "\n")
    }

    // MARK: Private

    private var environment: String {
        var renderers: [String] = []
        for result in results {
            let device = result.device.map { " on \($0)" } ?? ""
            let pace = result.pace > 0 ? "\(Self.number(result.pace, digits: 0)) frames a second" : "as fast as it goes"
            let text = "\(result.renderer)\(device) (\(result.destination)), \(pace)"
            if !renderers.contains(text) { renderers.append(text) }
        }
        return "\(renderers.joined(separator: "; ")), \(size.width)x\(size.height); \(machine.cpu), "
            + "\(machine.cores) cores, Linux \(machine.kernel), SDL \(sdlVersion), revision \(revision)"
    }

    private static func number(_ value: Double, digits: Int) -> String {
        String(format: "%.\(digits)f", value)
    }
}
