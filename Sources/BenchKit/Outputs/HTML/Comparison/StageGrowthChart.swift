import FrameMetrics

/// The growth of each stage: bars of the median times of both programs, the differences with their intervals, and a
/// table.
struct StageGrowthChart {
    let times: [FrameStage: [LaunchPair]]
    /// The differences relative to the other program.
    let rows: [AgainstRow]

    /// The charts and their table; empty if no stage was timed.
    var html: String {
        let stages = FrameStage.inOrderOfTime.compactMap { stage -> Stage? in
            let pairs = (times[stage] ?? []).filter { $0.other.isFinite && $0.this.isFinite }
            return pairs.isEmpty
                ? nil : Stage(stage: stage, pairs: pairs, row: rows.first { $0.metric == .stage(stage) })
        }
        guard !stages.isEmpty else { return "" }
        let bars = StageChart.html(
            [
                .init(name: "other", stages: Dictionary(uniqueKeysWithValues: stages.map { ($0.stage, $0.other) })),
                .init(name: "this", stages: Dictionary(uniqueKeysWithValues: stages.map { ($0.stage, $0.this) })),
            ], title: "Stages", statistic: "median")
        let drawn = stages.compactMap(\.bar)
        let forest =
            drawn.isEmpty
            ? ""
            : ForestChart(
                kind: "forest", title: "Growth of each stage", rows: drawn, reference: 0,
                scale: ForestChart.scale(drawn, reach: 1e-4, bound: .infinity),
                note: "ms more than in the other program, with the 95% interval",
                tick: { HTMLText.signed($0) { HTMLText.tick($0) } }
            ).html
        let table = HTMLTable(
            label: "Stages", head: ["stage", "other ms", "this ms", "growth ms", "95% interval", "relative"],
            rows: stages.map(\.line), isSmall: true, firstText: 5)
        return #"<div class="chart wide">\#(bars)\#(forest)\#(table.html)</div>"#
    }

    // MARK: Private

    /// The times of a stage.
    private struct Stage {
        let stage: FrameStage
        let pairs: [LaunchPair]
        /// The relative difference; `nil` if only one program spent time in the stage.
        let row: AgainstRow?
        let other: Double
        let this: Double
        /// The absolute growth in milliseconds; `nil` if there are too few pairs.
        let growth: Estimate?

        init(stage: FrameStage, pairs: [LaunchPair], row: AgainstRow?) {
            (self.stage, self.pairs, self.row) = (stage, pairs, row)
            (other, this) = (median(pairs.map(\.other)) ?? 0, median(pairs.map(\.this)) ?? 0)
            growth = Estimate(centerOf: pairs.map { $0.this - $0.other })
        }

        var words: String {
            row?.words ?? (pairs.contains { $0.other > 0 } ? "only in the other program" : "only in this program")
        }

        var style: String {
            guard row == nil else { return row?.verdict.style ?? "" }
            guard let growth else { return "unclear" }
            return growth.low > 0 ? "worse" : growth.high < 0 ? "better" : "unclear"
        }

        var bar: ForestChart.Row? {
            growth.map {
                ForestChart.Row(
                    name: stage.rawValue, value: $0.value, low: $0.low, high: $0.high,
                    words: "\(HTMLText.difference($0.value)) ms" + (row == nil ? ", \(words)" : ""), style: style)
            }
        }

        var line: HTMLTable.Row {
            let interval = growth.map { "\(HTMLText.difference($0.low)) to \(HTMLText.difference($0.high))" }
            return HTMLTable.Row(
                name: stage.rawValue,
                cells: [
                    HTMLText.milliseconds(other), HTMLText.milliseconds(this), HTMLText.difference(growth?.value),
                    interval ?? "–", words,
                ], style: style)
        }
    }
}

extension AgainstVerdict {
    /// The CSS class of marks and rows.
    var style: String {
        switch self {
        case .more: "worse"
        case .less: "better"
        case .perhaps: "perhaps"
        case .same: ""
        case .unclear, .unjudged: "unclear"
        }
    }
}
