import Foundation

/// A chart of estimates with their intervals: one row each, around a line that marks no difference.
struct ForestChart {
    /// An estimate. The bounds of its interval equal the value if the interval is unknown.
    struct Row {
        let name: String
        let value: Double
        let low: Double
        let high: Double
        /// The estimate in words.
        let words: String
        /// The CSS class of the marks; empty for the default color.
        var style = ""
        /// The tolerated value; `nil` without a limit.
        var limit: Double?

        /// `true` if the row can be drawn.
        fileprivate var isFinite: Bool { [value, low, high, limit ?? 0].allSatisfy(\.isFinite) }
    }

    /// The kind of chart, for style sheets and tests.
    let kind: String
    let title: String
    let rows: [Row]
    /// The value that means no difference.
    let reference: Double
    let scale: ChartScale
    /// An explanation below the axis.
    let note: String
    let tick: (Double) -> String

    var html: String {
        let lines = rows.map(line).joined(separator: "\n")
        let labels = scale.ticks.map {
            let edge = scale.position($0) < 0.02 ? "first" : scale.position($0) > 0.98 ? "last" : ""
            return #"<span class="\#(edge)" style="left:\#(percent($0))">\#(HTMLText.escaped(tick($0)))</span>"#
        }.joined()
        let hasLimit = rows.contains { $0.limit != nil }
        return """
            <figure class="chart \(kind)">
            <figcaption>\(HTMLText.escaped(title))</figcaption>
            \(hasLimit ? #"<ul class="keys"><li><i class="limit"></i>limit</li></ul>"# : "")
            \(lines)
            <div class="bar scale"><span class="name"></span><span class="track">\(labels)</span>\
            <span class="sum"></span></div>
            <p class="axis">\(HTMLText.escaped(note))</p>
            </figure>
            """
    }

    /// Returns a scale that contains the values, intervals and limits of `rows`, and at least `reach` on both sides of
    /// `reference`. Intervals that end beyond three times the farthest value, and beyond `bound`, are clipped.
    static func scale(_ rows: [Row], around reference: Double = 0, reach: Double, bound: Double) -> ChartScale {
        let drawn = rows.filter(\.isFinite)
        let values = drawn.flatMap { [$0.value, $0.limit ?? reference] }.map { $0 - reference }
        let farthest = max(bound, 3 * (values.map(abs).max() ?? 0))
        let ends = values + drawn.flatMap { [$0.low, $0.high] }.map { min(max($0 - reference, -farthest), farthest) }
        return ChartScale.linear(
            low: reference + min(-reach, ends.min() ?? 0), to: reference + max(reach, ends.max() ?? 0))
    }

    // MARK: Private

    private func line(_ row: Row) -> String {
        var marks = #"<i class="one" style="left:\#(percent(reference))"></i>"#
        if let limit = row.limit, limit.isFinite {
            marks += #"<i class="limit" style="left:\#(percent(limit))"></i>"#
        }
        if row.isFinite {
            let (low, high) = (min(row.low, row.high), max(row.low, row.high))
            let width = String(format: "%.2f%%", (scale.position(high) - scale.position(low)) * 100)
            let style = row.style.isEmpty ? "" : " \(row.style)"
            marks += #"<i class="range\#(style)" style="left:\#(percent(low));width:\#(width)"></i>"#
            marks += #"<i class="point\#(style)" style="left:\#(percent(row.value))"></i>"#
        }
        return """
            <div class="bar"><span class="name">\(HTMLText.escaped(row.name))</span><span class="track">\(marks)</span>\
            <span class="sum">\(HTMLText.escaped(row.words))</span></div>
            """
    }

    private func percent(_ value: Double) -> String { String(format: "%.2f%%", scale.position(value) * 100) }
}
