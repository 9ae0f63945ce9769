import Foundation
import FrameMetrics

/// The section of the page about one subject in a comparison of two reports.
struct ReportSection {
    let title: String
    let rows: [ComparisonRow]
    let old: ComparedFrames
    let new: ComparedFrames
    let comparison: BenchComparison

    var html: String {
        """
        <article>
        <h3>\(HTMLText.escaped(title))</h3>
        \(forest)
        \(table)
        <div class="charts">
        \(([frames, compared, stages]).filter { !$0.isEmpty }.joined(separator: "\n"))
        </div>
        </article>
        """
    }

    /// Returns the row of a chart; `nil` without an interval.
    static func bar(_ row: ComparisonRow, name: String, in comparison: BenchComparison) -> ForestChart.Row? {
        row.change.map {
            ForestChart.Row(
                name: name, value: $0.value - 1, low: $0.low - 1, high: $0.high - 1, words: words(row),
                style: row.verdict.style, limit: comparison.limit(of: row))
        }
    }

    /// Returns the row's verdict and stage, followed by "(!)" for a regression, as in the terminal.
    static func words(_ row: ComparisonRow) -> String {
        row.verdict.rawValue + (row.stage.map { ", in \($0.rawValue)" } ?? "") + (row.isRegression ? " (!)" : "")
    }

    // MARK: Private

    private var forest: String {
        AgainstSection.forest(
            rows.compactMap { Self.bar($0, name: BenchComparison.label(of: $0.what), in: comparison) },
            title: "Change from the old report", note: "less is better; bars are 95% intervals")
    }

    private var table: String {
        guard !rows.isEmpty else { return "<p>No count differs, and no time can be compared.</p>" }
        let lines = rows.map { row in
            let change = row.change.map { $0.value - 1 } ?? (row.old > 0 ? row.new / row.old - 1 : nil)
            return HTMLTable.Row(
                name: BenchComparison.label(of: row.what),
                cells: [
                    Self.number(row.old, row.what), Self.number(row.new, row.what), HTMLText.percent(change),
                    row.change.map { "\(HTMLText.percent($0.low - 1)) to \(HTMLText.percent($0.high - 1))" } ?? "–",
                    comparison.limit(of: row).map { HTMLText.percent($0) } ?? "–", Self.words(row),
                ], style: row.verdict.style + (row.isRegression ? " over" : ""))
        }
        return HTMLTable(
            label: "Results for \(title)", head: ["", "old", "new", "change", "95% interval", "limit", "verdict"],
            rows: lines, isSmall: true, firstText: 6
        ).html
    }

    /// The frame times of both reports.
    private var frames: String {
        distribution("Frame times", nil, unit: "ms", note: "ms; the last bar includes all slower frames")
    }

    /// The distribution of the compared values; empty without a reference, because then the frame times are compared.
    private var compared: String {
        guard let reference = old.references(with: new).first else { return "" }
        let name = reference == .baseline ? "Ratio to the baseline" : "Time relative to a fixed workload"
        return distribution(name, reference, unit: "", note: "compared values, normalized by the machine’s speed")
    }

    private func distribution(
        _ title: String, _ reference: ComparedFrames.Reference?, unit: String, note: String
    ) -> String {
        DistributionChart(
            title: title, subject: title.lowercased(), item: reference == .baseline ? "blocks" : "frames", unit: unit,
            note: note,
            series: [
                .init(name: "old", style: "other", values: old.totals(in: reference)),
                .init(name: "new", style: "this", values: new.totals(in: reference)),
            ]
        ).html
    }

    /// The average time of each stage in both reports; empty if no stage was timed.
    private var stages: String {
        guard let before = old.frames?.raw, let after = new.frames?.raw else { return "" }
        let stages = FrameStage.inOrderOfTime.filter { before.stages[$0] != nil || after.stages[$0] != nil }
        guard !stages.isEmpty else { return "" }
        let chart = StageChart.html(
            [.init(name: "old", averages: before), .init(name: "new", averages: after)], title: "Stages")
        let lines = stages.map { stage in
            let (one, two) = (StageChart.average(stage, of: before), StageChart.average(stage, of: after))
            return HTMLTable.Row(
                name: stage.rawValue,
                cells: [
                    HTMLText.milliseconds(one), HTMLText.milliseconds(two), HTMLText.difference(two - one),
                    one > 0 ? HTMLText.percent(two / one - 1) : "–",
                ])
        }
        let table = HTMLTable(
            label: "Stages", head: ["average", "old ms", "new ms", "growth ms", "relative"], rows: lines, isSmall: true)
        return #"<div class="chart wide">\#(chart)\#(table.html)</div>"#
    }

    private static func number(_ value: Double, _ what: String) -> String {
        switch what {
        case "ratio", "time": String(format: "%.3f", value)
        case "ms", "cpu": HTMLText.milliseconds(value)
        default: HTMLText.number(value)
        }
    }
}

extension ComparisonRow.Verdict {
    /// The CSS class of marks and rows.
    var style: String {
        switch self {
        case .slower, .more: "worse"
        case .faster, .fewer, .less: "better"
        case .same: ""
        case .unjudged: "unclear"
        }
    }
}
