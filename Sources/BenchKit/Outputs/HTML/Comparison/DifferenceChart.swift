import Foundation
import FrameMetrics

/// A chart with the difference of each pair of launches as a dot, in chronological order. It shows outliers, drifts and
/// differences that jump between two values, which an interval hides.
struct DifferenceChart {
    /// The maximum number of groups of pairs that are drawn. A group of several pairs has two dots, for its smallest
    /// and its largest difference.
    static let columns = 400
    /// The maximum number of rows of the table. If there are more pairs, several share a row.
    private static let tableRows = 100

    let row: AgainstRow
    /// The tolerated difference, in the unit of the chart; `nil` without a limit.
    let limit: Double?
    /// The number of pairs of the subject, including those without this metric.
    let pairs: Int

    /// The chart and its table; empty without differences, and if the allocations are the same.
    var html: String {
        let differences = self.differences
        guard !differences.isEmpty, isRelative || row.verdict.style != "" else { return "" }
        return #"<div class="chart">\#(plot(differences).html)\#(table(differences))</div>"#
    }

    // MARK: Private

    private struct Difference {
        let pair: LaunchPair
        let value: Double
    }

    private var isRelative: Bool { row.metric != .allocations }

    /// The differences that can be drawn: relative ones, or numbers of allocations.
    private var differences: [Difference] {
        row.launches.compactMap { pair in
            let value = isRelative ? pair.this / pair.other - 1 : pair.this - pair.other
            return value.isFinite ? Difference(pair: pair, value: value) : nil
        }
    }

    private func text(_ value: Double) -> String { row.metric.difference(value) }

    private func plot(_ differences: [Difference]) -> Plot {
        let values = differences.map(\.value)
        let change = row.change.flatMap { [$0.value, $0.low, $0.high].allSatisfy(\.isFinite) ? $0 : nil }
        let all = values + [0, limit ?? 0] + (change.map { [$0.low, $0.high] } ?? [])
        let reach = isRelative ? 0.01 : 0.5
        let scale = ChartScale.linear(low: min(-reach, all.min() ?? 0), to: max(reach, all.max() ?? 0))
        let words = row.words + (row.isOverLimit ? ", over the limit" : "")
        var plot = Plot(
            kind: "differences", title: row.metric.title,
            summary: "\(row.metric.title), differences of \(values.count) pairs of launches, from "
                + "\(text(values.min() ?? 0)) to \(text(values.max() ?? 0)): \(words).")
        plot.keys = [.init(text: "pair of launches", style: "dot")]
        if change != nil { plot.keys.append(.init(text: "difference, 95% interval", style: "interval")) }
        if limit != nil { plot.keys.append(.init(text: "limit", style: "limit")) }
        plot.y = scale.ticks.map { .init(position: scale.position($0), text: tick($0)) }
        plot.x = [1, (pairs + 1) / 2, pairs].reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } }.map {
            .init(position: x($0), text: "\($0)")
        }
        plot.xTitle =
            values.count == pairs ? "pair, in order of time" : "pair, in order of time; measured in \(values.count)"
        if values.count > Self.columns { plot.xTitle += "; lowest and highest of several pairs" }
        if let change {
            let (low, high) = (scale.position(change.low), scale.position(change.high))
            plot.marks.append(Plot.zone(min(low, high)...max(low, high), style: "interval"))
            plot.marks.append(Plot.level(scale.position(change.value), style: "center"))
        }
        plot.marks.append(Plot.level(scale.position(0), style: "zero"))
        if let limit { plot.marks.append(Plot.level(scale.position(limit), style: "limit")) }
        plot.marks.append(Plot.points(points(differences, scale), style: "this"))
        return plot
    }

    private func points(_ differences: [Difference], _ scale: ChartScale) -> [(x: Double, y: Double)] {
        guard differences.count > Self.columns else {
            return differences.map { (x($0.pair.number), scale.position($0.value)) }
        }
        let groups = FrameTimeChart.columns(of: differences.map(\.value), maximum: Self.columns)
        return groups.enumerated().flatMap { index, group -> [(x: Double, y: Double)] in
            let x = inset((Double(index) + 0.5) / Double(groups.count))
            return [(x, scale.position(group.low)), (x, scale.position(group.high))]
        }
    }

    private func x(_ number: Int) -> Double { inset(pairs > 1 ? Double(number - 1) / Double(pairs - 1) : 0.5) }

    /// Moves a position away from the edges, so that dots are inside the plot.
    private func inset(_ position: Double) -> Double { 0.02 + 0.96 * position }

    private func tick(_ value: Double) -> String {
        guard isRelative else { return HTMLText.signed(value) { HTMLText.tick($0) } }
        return HTMLText.signed(value * 100) { HTMLText.tick($0) } + "%"
    }

    private func table(_ differences: [Difference]) -> String {
        let size = (differences.count + Self.tableRows - 1) / Self.tableRows
        let title = "\(row.metric.title), all pairs"
        var (head, rows): ([String], [HTMLTable.Row]) = (["pair", "other", "this", "difference"], [])
        if size == 1 {
            rows = differences.map {
                HTMLTable.Row(
                    name: "\($0.pair.number)",
                    cells: [row.metric.format($0.pair.other), row.metric.format($0.pair.this), text($0.value)])
            }
        } else {
            head = ["pairs", "lowest difference", "median", "highest"]
            rows = stride(from: 0, to: differences.count, by: size).map { start in
                let group = differences[start..<min(start + size, differences.count)]
                let values = group.map(\.value)
                return HTMLTable.Row(
                    name: "\(group.first?.pair.number ?? 0)–\(group.last?.pair.number ?? 0)",
                    cells: [values.min() ?? 0, median(values) ?? 0, values.max() ?? 0].map(text))
            }
        }
        let table = HTMLTable(label: title, head: head, rows: rows, isSmall: true).html
        return "<details><summary>Table of \(differences.count) pairs</summary>\(table)</details>"
    }
}

extension LaunchMetric {
    /// The name that is shown on HTML pages, without the unit.
    var title: String {
        switch self {
        case .p50: "frame p50"
        case .p99: "frame p99"
        case .cpu: "CPU"
        case .ratio: "ratio"
        case .allocations: "allocations"
        case .drawCalls: "draw calls"
        case .missed: "missed frames"
        case .memory: "memory"
        case .stage(let stage, _): stage.rawValue
        }
    }

    /// The name on pages, with its unit.
    var titleWithUnit: String {
        switch self {
        case .ratio, .allocations, .drawCalls, .missed: title
        case .memory: "\(title) MiB"
        case .p50, .p99, .cpu, .stage: "\(title) ms"
        }
    }

    /// Formats a difference, which is relative except for allocations.
    func difference(_ value: Double?) -> String {
        guard self == .allocations else { return HTMLText.percent(value) }
        guard let value, value.isFinite else { return "–" }
        return HTMLText.signed(value) { String(format: "%.1f", $0) }
    }

    /// Formats a value of the metric.
    func format(_ value: Double) -> String {
        switch self {
        case .ratio: value.isFinite ? String(format: "%.3f", value) : "–"
        case .allocations, .drawCalls, .missed, .memory: HTMLText.number(value)
        case .p50, .p99, .cpu, .stage: HTMLText.milliseconds(value)
        }
    }
}
