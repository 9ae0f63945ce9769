import FrameMetrics

/// The section of the page about one subject in a comparison with another program.
struct AgainstSection {
    let subject: ComparisonRow.Subject
    let title: String
    let comparison: AgainstComparison

    var html: String {
        let rows = comparison.rows.filter { $0.subject == subject }
        let charts = rows.map {
            DifferenceChart(
                row: $0, limit: Self.limit(of: $0, in: comparison), pairs: comparison.pairCounts[subject] ?? 0
            ).html
        }
        let stages = StageGrowthChart(
            times: comparison.stageTimes[subject] ?? [:], rows: comparison.stages.filter { $0.subject == subject })
        return """
            <article>
            <h3>\(HTMLText.escaped(title))</h3>
            \(forest(rows))
            \(table(rows))
            <h4>Each pair of launches</h4>
            <div class="charts">
            \((charts + [distribution(rows)]).filter { !$0.isEmpty }.joined(separator: "\n"))
            \(stages.html)
            </div>
            </article>
            """
    }

    /// Returns the row of a chart with relative differences; `nil` for allocations and without an interval.
    static func bar(_ row: AgainstRow, name: String, in comparison: AgainstComparison) -> ForestChart.Row? {
        guard row.metric != .allocations, let change = row.change else { return nil }
        return ForestChart.Row(
            name: name, value: change.value, low: change.low, high: change.high, words: words(row),
            style: row.verdict.style, limit: limit(of: row, in: comparison))
    }

    /// Returns a chart of relative differences; empty without `rows`.
    static func forest(_ rows: [ForestChart.Row], title: String, note: String) -> String {
        guard !rows.isEmpty else { return "" }
        return ForestChart(
            kind: "forest", title: title, rows: rows, reference: 0,
            scale: ForestChart.scale(rows, reach: 0.01, bound: 1), note: note,
            tick: { HTMLText.signed($0 * 100) { HTMLText.tick($0) } + "%" }
        ).html
    }

    /// Returns the verdict with its stage and, if the row is over its limit, a mark, as in the terminal.
    static func words(_ row: AgainstRow) -> String {
        row.wordsWithStage + (row.isOverLimit ? " (!)" : "")
    }

    // MARK: Private

    /// Returns the tolerated difference in `row`: relative, or a number of allocations. `nil` without a limit, and if
    /// no additional allocation is tolerated.
    private static func limit(of row: AgainstRow, in comparison: AgainstComparison) -> Double? {
        let increase = comparison.limits.increase(of: row.metric, for: row.subject)
        guard row.metric == .allocations else { return increase }
        return increase.flatMap { $0 > 0 ? $0 * row.other : nil }
    }

    /// Returns the tolerated increase in `row` as text.
    private func limitText(_ row: AgainstRow) -> String {
        guard let increase = comparison.limits.increase(of: row.metric, for: row.subject) else { return "–" }
        return row.metric == .allocations && increase == 0 ? "no increase" : HTMLText.percent(increase)
    }

    private func forest(_ rows: [AgainstRow]) -> String {
        Self.forest(
            rows.compactMap { Self.bar($0, name: $0.metric.title, in: comparison) },
            title: "Difference from the other program", note: "less is better; bars are 95% intervals")
    }

    private func table(_ rows: [AgainstRow]) -> String {
        let lines = rows.map { row in
            HTMLTable.Row(
                name: row.metric.titleWithUnit,
                cells: [
                    row.metric.format(row.other), row.metric.format(row.this), row.metric.difference(row.change?.value),
                    row.change.map { "\(row.metric.difference($0.low)) to \(row.metric.difference($0.high))" } ?? "–",
                    limitText(row), Self.words(row),
                ], style: row.verdict.style + (row.isOverLimit ? " over" : ""))
        }
        return HTMLTable(
            label: "Metrics of \(title)",
            head: ["median", "other", "this", "difference", "95% interval", "limit", "verdict"], rows: lines,
            isSmall: true, firstText: 6
        ).html
    }

    /// Returns the distribution of the launches' frame times or, if nothing was drawn, of their CPU times.
    private func distribution(_ rows: [AgainstRow]) -> String {
        guard let row = rows.first(where: { $0.metric == .p50 }) ?? rows.first(where: { $0.metric == .cpu }) else {
            return ""
        }
        return DistributionChart(
            title: "\(row.metric.title) of the launches", subject: "the launches' \(row.metric.title)",
            item: "launches", note: "ms; each launch counts once",
            series: [
                .init(name: "other", style: "other", values: row.launches.map(\.other)),
                .init(name: "this", style: "this", values: row.launches.map(\.this)),
            ]
        ).html
    }
}
