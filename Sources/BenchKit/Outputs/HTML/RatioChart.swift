import Foundation

/// A chart of ratios to the baseline, with their intervals.
enum RatioChart {
    /// Returns a chart of the `results` that have a baseline; `nil` if none has one.
    static func html(_ results: [BenchResult]) -> String? {
        let rows = results.compactMap { Row($0) }
        guard !rows.isEmpty else { return nil }
        let scale = ChartScale.linear(
            low: min(1, rows.map(\.low).min() ?? 1) - 0.02, to: max(1.25, rows.map(\.high).max() ?? 1) + 0.02)
        func percent(_ value: Double) -> String { String(format: "%.2f%%", scale.position(value) * 100) }
        let lines = rows.map { row in
            let width = String(format: "%.2f%%", (scale.position(row.high) - scale.position(row.low)) * 100)
            return """
                <div class="bar"><span class="name">\(HTMLText.escaped(row.name))</span><span class="track">\
                <i class="one" style="left:\(percent(1))"></i>\
                <i class="range" style="left:\(percent(row.low));width:\(width)"></i>\
                <i class="point" style="left:\(percent(row.ratio))"></i></span>\
                <span class="sum">\(row.words)</span></div>
                """
        }.joined(separator: "\n")
        let labels = scale.ticks.map {
            let edge = scale.position($0) < 0.02 ? "first" : scale.position($0) > 0.98 ? "last" : ""
            return #"<span class="\#(edge)" style="left:\#(percent($0))">\#(HTMLText.ratio($0))</span>"#
        }.joined()
        return """
            <figure class="chart ratios">
            <figcaption>Ratio to the baseline, with its 95% interval</figcaption>
            \(lines)
            <div class="bar scale"><span class="name"></span><span class="track">\(labels)</span>\
            <span class="sum"></span></div>
            <p class="axis">1 is what a program takes that draws only this picture and keeps nothing</p>
            </figure>
            """
    }

    /// The ratio of a measurement and its interval. If too few frames were measured, both bounds are the ratio itself.
    private struct Row {
        let name: String
        let ratio: Double
        let low: Double
        let high: Double
        let words: String

        init?(_ result: BenchResult) {
            guard let ratio = result.overhead else { return nil }
            name = "\(result.scenario), \(HTMLText.number(Double(result.count)))"
            self.ratio = ratio
            if let ends = result.overheadInterval, ends.count == 2 {
                (low, high) = (ends[0], ends[1])
                words = "\(HTMLText.ratio(ratio)) (\(HTMLText.ratio(low)) to \(HTMLText.ratio(high)))"
            } else {
                (low, high) = (ratio, ratio)
                words = "\(HTMLText.ratio(ratio)), too few frames"
            }
        }
    }
}
