import Foundation
import FrameMetrics

extension BenchReport {
    /// The most important results as text: a line about the machine, and tables of steady-state frames, events and
    /// memory use.
    package var table: String {
        var lines = [environment]
        let frames = results.filter(\.hasSteadyFrames)
        if !frames.isEmpty {
            lines += Self.aligned(Self.withoutEmptyColumns([Self.frameHead] + frames.map(Self.frameRow)))
            var words = "cpu and allocs are per frame"
            if frames.contains(where: { $0.overhead != nil }) {
                words += "; ratio is the median frame over the baseline's, measured alternately, with a 95% interval"
                let launches = Set(frames.compactMap { $0.launches?.count }).max() ?? 1
                words += launches > 1 ? " over \(launches) launches" : " that holds for this launch"
            }
            if frames.contains(where: { $0.frameTimes == nil }) { words += "; ? means nothing was drawn" }
            lines.append(words + ".")
            lines += frames.compactMap(Self.unnoticed)
        }
        let events = results.filter { !$0.phases.isEmpty }
        if !events.isEmpty {
            lines += Self.aligned(Self.withoutEmptyColumns([Self.eventHead] + events.flatMap(Self.eventRows)))
            lines.append(
                "times are measured from the change to the frame that shows it; stages are medians; allocs are the mean"
                    + " per event.")
        }
        let used = results.filter { $0.memory != nil }
        if !used.isEmpty {
            lines += Self.aligned([Self.memoryHead] + used.map(Self.memoryRow))
            lines.append(
                "MiB columns are the process's resident memory; ? means that the run lasted less than a minute; cpu ms"
                    + " is per frame.")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Private

    private static let memoryHead = [
        "scenario", "first frame MiB", "after a minute MiB", "at the end MiB", "peak MiB", "seconds", "frames",
        "cpu ms",
    ]

    private static func memoryRow(_ result: BenchResult) -> [String] {
        let memory = result.memory
        return [
            result.scenario, number(memory?.first, digits: 1), number(memory?.resident(at: 60), digits: 1),
            number(memory?.last, digits: 1), number(result.maximumMemory, digits: 1),
            number(memory?.seconds.last, digits: 0), "\(result.frames)", number(result.processorTime),
        ]
    }

    private static let frameHead = [
        "scenario", "count", "frame p50 ms", "p99 ms", "cpu ms", "baseline p50 ms", "baseline cpu ms", "ratio", "95%",
        "allocs",
        "missed",
    ]

    private static let eventHead = [
        "scenario", "count", "event", "p50 ms", "p99 ms", "events ms", "tasks ms", "animate ms", "layout ms",
        "record ms", "draw ms", "present ms", "samples", "allocs", "allocs of a steady frame",
    ]

    private static func frameRow(_ result: BenchResult) -> [String] {
        [
            result.scenario, "\(result.count)", number(result.frameTimes?.p50), number(result.frameTimes?.p99),
            number(result.processorTime), number(result.baselineTime), number(result.baselineProcessorTime),
            number(result.overhead, digits: 2), interval(result.overheadInterval),
            number(result.allocations, digits: 1),
            "\(result.missedFrames) of \(result.frames)",
        ]
    }

    /// Returns a line about the frames that the display server was given late; `nil` if the times of frames explain all
    /// of them.
    private static func unnoticed(_ result: BenchResult) -> String? {
        guard let shown = result.shown, let intervals = shown.intervals, intervals.late > result.slowFrames else {
            return nil
        }
        let slow = result.slowFrames == 0 ? "no" : "only \(result.slowFrames)"
        let server = shown.source == .callback ? "compositor took" : "X server was given"
        return "\(result.scenario) \(result.count): the \(server) \(intervals.late) of \(shown.frames) frames late,"
            + " at most \(number(intervals.max, digits: 1)) ms after the previous frame, although \(slow)"
            + " frame\(result.slowFrames > 1 ? "s" : "") took that long."
    }

    private static func eventRows(_ result: BenchResult) -> [[String]] {
        result.phases.map { phase in
            func stage(_ stage: FrameStage) -> String { number(phase.stageTimes[stage]?.p50) }
            // The other table has the steady-state frames of a screen.
            let steady = result.hasSteadyFrames ? nil : result.allocations
            return [
                result.scenario, "\(phase.count)", phase.name, number(phase.times?.p50),
                number(phase.times?.p99), stage(.events), stage(.tasks), stage(.animate),
                stage(.layout), stage(.record), stage(.draw), stage(.present), "\(phase.samples)",
                number(phase.measured?.counts[.allocations]?.mean, digits: 1), number(steady, digits: 1),
            ]
        }
    }

    /// Returns the lines without the columns whose values are all unknown.
    private static func withoutEmptyColumns(_ lines: [[String]]) -> [[String]] {
        let used = lines[0].indices.filter { column in lines.dropFirst().contains { $0[column] != "?" } }
        return lines.map { line in used.map { line[$0] } }
    }

    /// Returns the lines as text. The first column is left-aligned, all others are right-aligned.
    static func aligned(_ lines: [[String]]) -> [String] {
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        return lines.map { line in
            line.indices.map { column in
                let gap = String(repeating: " ", count: widths[column] - line[column].count)
                return column == 0 ? line[column] + gap : gap + line[column]
            }.joined(separator: "  ")
        }
    }

    private var environment: String {
        var renderers: [String] = []
        for result in results {
            let device = result.device.map { " on \($0)" } ?? ""
            let pace =
                result.pace > 0 ? "\(Self.number(result.pace, digits: 0)) frames per second" : "unlimited"
            let destination = result.destination == "memory" ? "memory" : "\(result.destination) window"
            let size = "\(result.window.width)x\(result.window.height)"
            let text = "\(result.renderer)\(device) (\(destination)), \(size), \(pace)"
            if !renderers.contains(text) { renderers.append(text) }
        }
        let built = isModified ? "\(revision), modified" : revision
        return "\(renderers.joined(separator: "; ")); \(machine.cpu), "
            + "\(machine.cores) cores, Linux \(machine.kernel), SDL \(sdlVersion), revision \(built), seed \(seed)"
    }

    /// Formats an interval; "?" if it is unknown.
    private static func interval(_ ends: [Double]?) -> String {
        guard let ends, ends.count == 2 else { return "?" }
        return "\(number(ends[0], digits: 2))-\(number(ends[1], digits: 2))"
    }

    /// Formats `value`; "?" if it is unknown.
    static func number(_ value: Double?, digits: Int = 3) -> String {
        value.map { String(format: "%.\(digits)f", $0) } ?? "?"
    }
}
