import Foundation

/// A chart of ratios to the baseline, with their intervals.
enum RatioChart {
    /// Returns a chart of the `results` that have a baseline; `nil` if none has one.
    static func html(_ results: [BenchResult]) -> String? {
        let rows = results.compactMap(row)
        guard !rows.isEmpty else { return nil }
        let scale = ChartScale.linear(
            low: min(1, rows.map(\.low).min() ?? 1) - 0.02, to: max(1.25, rows.map(\.high).max() ?? 1) + 0.02)
        return ForestChart(
            kind: "ratios", title: "Ratio to the baseline, with its 95% interval", rows: rows, reference: 1,
            scale: scale, note: "1 is the time of a program that draws only this image, without retained state",
            tick: { HTMLText.ratio($0) }
        ).html
    }

    /// Returns the ratio of a measurement and its interval. If too few frames were measured, both bounds are the ratio
    /// itself.
    private static func row(_ result: BenchResult) -> ForestChart.Row? {
        guard let ratio = result.overhead else { return nil }
        let name = "\(result.scenario), \(HTMLText.number(Double(result.count)))"
        guard let ends = result.overheadInterval, ends.count == 2 else {
            return ForestChart.Row(
                name: name, value: ratio, low: ratio, high: ratio, words: "\(HTMLText.ratio(ratio)), too few frames")
        }
        return ForestChart.Row(
            name: name, value: ratio, low: ends[0], high: ends[1],
            words: "\(HTMLText.ratio(ratio)) (\(HTMLText.ratio(ends[0])) to \(HTMLText.ratio(ends[1])))")
    }
}
