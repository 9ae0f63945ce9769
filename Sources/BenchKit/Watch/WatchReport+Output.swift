package import Foundation
import Reporting

extension WatchReport {
    /// The maximum number of windows in the table.
    private static let maximumWindows = 10
    private static let head = [
        "window", "size", "seen by", "frames", "per second", "p50 ms", "p90 ms", "p99 ms", "max ms", "late",
    ]

    /// The report as text.
    package var table: String {
        var lines = [
            "\(printable(command.joined(separator: " "))); \(machine.cpu), \(machine.cores) cores, Linux"
                + " \(machine.kernel)"
        ]
        if !windows.isEmpty {
            lines += BenchReport.aligned([Self.head] + windows.prefix(Self.maximumWindows).map(Self.row))
            if windows.count > Self.maximumWindows {
                lines.append("Windows that are not listed: \(windows.count - Self.maximumWindows).")
            }
        }
        lines.append(costs)
        if let reasonWithoutFrames { lines.append("Frames are not counted: \(reasonWithoutFrames).") }
        if reasonWithoutFrames == nil, windows.isEmpty { lines.append("The program showed no frame in this time.") }
        if !windows.isEmpty {
            lines.append(
                "Times are the intervals between frames that the display server was given; late are those above 1.5"
                    + " times the median.")
        }
        lines.append("cpu is that of all processes of the program, without the display server.")
        if windows.contains(where: { $0.source == .commit }) {
            lines.append("Frames are counted in the program's Wayland log. Writing the log adds to its CPU time.")
        }
        return lines.joined(separator: "\n")
    }

    /// Returns the report as JSON data.
    package func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        return try encoder.encode(self) + Data("\n".utf8)
    }

    // MARK: Private

    private static func row(_ window: Window) -> [String] {
        func number(_ value: Double?) -> String { BenchReport.number(value, digits: 2) }
        let intervals = window.intervals
        return [
            window.title.isEmpty ? "(no title)" : printable(window.title, limit: 40),
            window.size.map { "\($0.width)x\($0.height)" } ?? "?", window.source.rawValue,
            "\(window.frames)", BenchReport.number(window.framesPerSecond, digits: 1), number(intervals?.p50),
            number(intervals?.p90), number(intervals?.p99), number(intervals?.max),
            intervals.map { "\($0.late)" } ?? "?",
        ]
    }

    private var costs: String {
        var parts = [
            "\(BenchReport.number(seconds, digits: 1)) s: cpu \(BenchReport.number(cpu.seconds)) s,"
                + " \(BenchReport.number(cpu.percent, digits: 1))% of a processor"
        ]
        if let time = cpu.millisecondsPerFrame { parts.append("\(BenchReport.number(time)) ms per frame") }
        let mebibytes = BenchReport.number(Double(memory.bytes) / 1_048_576, digits: 1)
        let kind = memory.isProportional ? "PSS" : "RSS, shared memory counts for each process"
        parts.append("memory \(mebibytes) MiB (\(kind))")
        parts.append("\(processes) process\(processes == 1 ? "" : "es")")
        if let firstFrame { parts.append("first frame after \(BenchReport.number(firstFrame, digits: 2)) s") }
        return parts.joined(separator: ", ")
    }
}
