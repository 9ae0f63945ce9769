import Foundation
import FrameMetrics

/// The distribution of a metric in two programs or reports: a histogram and a table of percentiles.
struct DistributionChart {
    let title: String
    /// The name of the metric, for screen readers.
    let subject: String
    /// The plural noun for the values, such as "frames".
    let item: String
    /// The unit of the values; empty for ratios.
    var unit = "ms"
    let note: String
    let series: [HistogramChart.Series]

    /// The chart and its table; empty if either side has no values.
    var html: String {
        let all = series.map { $0.values.filter(\.isFinite).sorted() }
        guard let fewest = all.map(\.count).min(), fewest > 0 else { return "" }
        // With a bar for each value, both histograms would be flat.
        let bins = min(HistogramChart.bins, max(10, Int(2 * Double(fewest).squareRoot())))
        var plot = HistogramChart(
            title: title, subject: subject, item: item, unit: unit, xTitle: note, bins: bins
        ).plot(series.reversed())
        // The last series is drawn on top, and is the last one of the legend.
        plot.keys.reverse()
        let rows = zip(series, all).map { one, sorted in
            HTMLTable.Row(
                name: one.name,
                cells: Self.columns.map { HTMLText.milliseconds(Self.value($0.part, of: sorted)) } + ["\(sorted.count)"]
            )
        }
        let table = HTMLTable(
            label: title, head: [unit] + Self.columns.map(\.name) + [item], rows: rows, isSmall: true)
        return #"<div class="chart">\#(plot.html)\#(table.html)</div>"#
    }

    // MARK: Private

    private static let columns: [(name: String, part: Double)] = [
        ("fastest", 0), ("25%", 0.25), ("median", 0.5), ("75%", 0.75), ("95%", 0.95), ("slowest", 1),
    ]

    /// Returns the quantile of `sorted` at `part`, 0...1, by the nearest-rank method. The median of an even number of
    /// values is the average of the two middle ones.
    private static func value(_ part: Double, of sorted: [Double]) -> Double {
        if part == 0.5 { return median(sorted) ?? 0 }
        return sorted[min(max(Int((part * Double(sorted.count)).rounded(.up)) - 1, 0), sorted.count - 1)]
    }
}
