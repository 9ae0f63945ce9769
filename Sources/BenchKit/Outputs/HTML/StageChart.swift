import Foundation
import FrameMetrics

/// The distribution of frame time over stages: a stacked bar of average stage times and a table of medians and 99th
/// percentiles.
enum StageChart {
    /// A row of the chart: its name, and the time of each stage in milliseconds.
    struct Row {
        let name: String
        let stages: [FrameStage: Double]

        init(name: String, stages: [FrameStage: Double]) {
            (self.name, self.stages) = (name, stages)
        }

        /// Creates a row with the average times of `frames`.
        init(name: String, averages frames: FrameColumns) {
            let stages = frames.stages.keys.map { ($0, average($0, of: frames)) }
            self.init(name: name, stages: Dictionary(uniqueKeysWithValues: stages))
        }
    }

    /// Returns the bars of `rows` on a common scale, with a legend. `statistic` describes the times.
    static func html(_ rows: [Row], title: String, statistic: String = "on average") -> String {
        let sums = rows.map { row in FrameStage.inOrderOfTime.map { row.stages[$0] ?? 0 } }
        let longest = max(sums.map { $0.reduce(0, +) }.max() ?? 0, 1e-6)
        let lines = zip(rows, sums).map { row, parts in
            let bars = zip(FrameStage.inOrderOfTime, parts).filter { $0.1 / longest > 0.0005 }.map { stage, part in
                let words = "\(stage.rawValue), \(statistic) \(HTMLText.milliseconds(part)) ms"
                return
                    #"<b class="\#(stage.rawValue)" style="width:\#(String(format: "%.2f", part / longest * 100))%" "#
                    + #"title="\#(words)"></b>"#
            }.joined()
            let sum = HTMLText.milliseconds(parts.reduce(0, +))
            return #"<div class="bar"><span class="name">\#(HTMLText.escaped(row.name))</span>"#
                + #"<span class="track">\#(bars)</span><span class="sum">\#(sum) ms</span></div>"#
        }.joined(separator: "\n")
        let used = FrameStage.inOrderOfTime.filter { stage in rows.contains { $0.stages[stage] != nil } }
        let keys = used.map { #"<li><i class="\#($0.rawValue)"></i>\#($0.rawValue)</li>"# }.joined()
        return """
            <figure class="chart stages">
            <figcaption>\(HTMLText.escaped(title))</figcaption>
            <ul class="keys">\(keys)</ul>
            \(lines)
            </figure>
            """
    }

    /// Returns a table of the medians and 99th percentiles of each stage in `times`.
    static func table(_ times: [FrameStage: FrameReport.StageTimes]) -> String {
        let stages = FrameStage.inOrderOfTime.filter { times[$0] != nil }
        func row(_ name: String, _ value: (FrameReport.StageTimes) -> Double) -> HTMLTable.Row {
            HTMLTable.Row(
                name: name, cells: stages.compactMap { times[$0] }.map { HTMLText.milliseconds(value($0)) })
        }
        return HTMLTable(
            label: "Stages", head: ["ms"] + stages.map(\.rawValue),
            rows: [row("p50") { $0.p50 }, row("p99") { $0.p99 }], isSmall: true
        ).html
    }

    /// Returns the average time of `stage`, in milliseconds.
    static func average(_ stage: FrameStage, of frames: FrameColumns) -> Double {
        guard let times = frames.stages[stage], !times.isEmpty else { return 0 }
        return times.reduce(0) { $0 + Double($1) } / Double(times.count) / 1_000_000
    }
}
