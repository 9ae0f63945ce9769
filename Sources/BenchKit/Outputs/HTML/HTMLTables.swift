import FrameMetrics

/// The summary tables at the top of the page.
enum HTMLTables {
    /// Returns a table of steady-state frames with a row for each measurement.
    static func steady(_ results: [BenchResult]) -> String {
        let rows = results.map { result -> [String] in
            [
                HTMLText.number(Double(result.count)), HTMLText.milliseconds(result.frameTimes?.p50),
                HTMLText.milliseconds(result.frameTimes?.p99), HTMLText.milliseconds(result.processorTime),
                HTMLText.milliseconds(result.baselineTime), HTMLText.ratio(result.overhead),
                HTMLText.number(result.allocations), HTMLText.number(Double(result.drawCalls)),
                HTMLText.number(Double(result.damagePixels)), "\(result.missedFrames) of \(result.frames)",
            ]
        }
        return table(
            title: "Steady frames",
            head: [
                "scenario", "elements", "p50 ms", "p99 ms", "CPU ms", "baseline p50 ms", "ratio", "allocations",
                "draw calls", "pixels drawn", "missed",
            ], names: results.map(\.scenario), rows: rows)
    }

    /// Returns a table of memory use with a row for each screen.
    static func memory(_ results: [BenchResult]) -> String {
        let rows = results.map { result -> [String] in
            [
                HTMLText.number(result.memory?.first), HTMLText.number(result.memory?.resident(at: 60)),
                HTMLText.number(result.memory?.last), HTMLText.number(result.maximumMemory),
                HTMLText.number(result.memory?.seconds.last), "\(result.frames)",
                HTMLText.milliseconds(result.processorTime),
            ]
        }
        return table(
            title: "Memory under random use",
            head: [
                "scenario", "after the first frame MiB", "after a minute MiB", "at the end MiB", "peak MiB", "seconds",
                "frames", "CPU ms",
            ], names: results.map(\.scenario), rows: rows)
    }

    /// Returns a table of latencies with a row for each event.
    static func events(_ results: [BenchResult]) -> String {
        var (names, rows): ([String], [[String]]) = ([], [])
        for result in results {
            for phase in result.phases {
                names.append("\(result.scenario): \(phase.name)")
                rows.append([
                    HTMLText.number(Double(phase.count)), HTMLText.milliseconds(phase.times?.p50),
                    HTMLText.milliseconds(phase.times?.p99), HTMLText.milliseconds(phase.times?.max),
                    "\(phase.samples)",
                ])
            }
        }
        return table(
            title: "Latency, from the change to the presented frame",
            head: ["event", "items", "p50 ms", "p99 ms", "slowest ms", "runs"],
            names: names, rows: rows)
    }

    private static func table(title: String, head: [String], names: [String], rows: [[String]]) -> String {
        HTMLTable(label: title, head: head, rows: zip(names, rows).map { .init(name: $0, cells: $1) }).section
    }
}
