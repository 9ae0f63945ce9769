import Foundation
import FrameMetrics

/// The distribution of frame time over stages: a stacked bar of average stage times and a table of medians and 99th
/// percentiles.
enum StageChart {
    /// A row of the chart: its name, the frames, and the statistics of their stages.
    struct Row {
        let name: String
        let frames: FrameColumns
        let times: [FrameStage: FrameReport.StageTimes]
    }

    /// Returns the bars of `rows` on a common scale, with a legend.
    static func html(_ rows: [Row], title: String) -> String {
        let sums = rows.map { row in FrameStage.inOrderOfTime.map { average($0, of: row.frames) } }
        let longest = max(sums.map { $0.reduce(0, +) }.max() ?? 0, 1e-6)
        let lines = zip(rows, sums).map { row, parts in
            let bars = zip(FrameStage.inOrderOfTime, parts).filter { $0.1 / longest > 0.0005 }.map { stage, part in
                let words = "\(stage.rawValue), on average \(HTMLText.milliseconds(part)) ms"
                return
                    #"<b class="\#(stage.rawValue)" style="width:\#(String(format: "%.2f", part / longest * 100))%" "#
                    + #"title="\#(words)"></b>"#
            }.joined()
            let sum = HTMLText.milliseconds(parts.reduce(0, +))
            return #"<div class="bar"><span class="name">\#(HTMLText.escaped(row.name))</span>"#
                + #"<span class="track">\#(bars)</span><span class="sum">\#(sum) ms</span></div>"#
        }.joined(separator: "\n")
        let used = FrameStage.inOrderOfTime.filter { stage in rows.contains { $0.frames.stages[stage] != nil } }
        let keys = used.map { #"<li><i class="\#($0.rawValue)"></i>\#($0.rawValue)</li>"# }.joined()
        return """
            <figure class="chart stages">
            <figcaption>\(HTMLText.escaped(title))</figcaption>
            <ul class="keys">\(keys)</ul>
            \(lines)
            </figure>
            """
    }

    /// Returns a table of the medians and 99th percentiles of each stage in `row`.
    static func table(_ row: Row) -> String {
        let stages = FrameStage.inOrderOfTime.filter { row.frames.stages[$0] != nil && row.times[$0] != nil }
        func line(_ name: String, _ value: (FrameReport.StageTimes) -> Double) -> String {
            let cells = stages.compactMap { row.times[$0] }.map { "<td>\(HTMLText.milliseconds(value($0)))</td>" }
            return #"<tr><th scope="row">\#(name)</th>\#(cells.joined())</tr>"#
        }
        let heads = stages.map { #"<th scope="col">\#($0.rawValue)</th>"# }.joined()
        return """
            <div class="scroll plain" tabindex="0" role="region" aria-label="Stages"><table class="small">\
            <thead><tr><th scope="col">ms</th>\(heads)</tr></thead>\
            <tbody>\(line("p50") { $0.p50 })\(line("p99") { $0.p99 })</tbody></table></div>
            """
    }

    /// Returns the average time of `stage`, in milliseconds.
    private static func average(_ stage: FrameStage, of frames: FrameColumns) -> Double {
        guard let times = frames.stages[stage], !times.isEmpty else { return 0 }
        return times.reduce(0) { $0 + Double($1) } / Double(times.count) / 1_000_000
    }
}
