import Foundation
import FrameMetrics

/// A histogram of one or more sets of values, on a common scale.
struct HistogramChart {
    /// A set of values with the CSS class of its bars.
    struct Series {
        let name: String
        let style: String
        let values: [Double]
    }

    static let bins = 40

    var title = "How often"
    /// The name of the values, for screen readers.
    var subject = "frame times"
    /// The plural noun for the values.
    var item = "frames"
    var unit = "ms"
    var xTitle = "ms; the last bar includes all slower frames"
    var bins = Self.bins

    /// Returns a histogram of the frame times of `series`.
    static func plot(_ series: [MeasuredSeries]) -> Plot {
        HistogramChart().plot(
            series.map { one in
                Series(
                    name: one.name, style: one.source.name, values: one.frames.total.map { Double($0) / 1_000_000 })
            })
    }

    /// Returns a histogram of the finite values of `series`. The scale covers at least 99% of the values of each
    /// series; larger ones, which may be outliers, are counted in the last bin.
    func plot(_ series: [Series]) -> Plot {
        let sorted = series.map { $0.values.filter(\.isFinite).sorted() }
        let low = sorted.compactMap(\.first).min() ?? 0
        let high = sorted.compactMap { $0.isEmpty ? nil : $0[($0.count * 99 + 99) / 100 - 1] }.max() ?? 1
        let scale = ChartScale.linear(low: low, to: max(high, low * 1.02))
        let shares = sorted.map { self.shares(of: $0, on: scale) }
        let top = max(shares.flatMap { $0 }.max() ?? 1, 0.01)
        let percent = ChartScale.linear(to: top * 100)
        let suffix = unit.isEmpty ? "" : " \(unit)"
        var plot = Plot(
            kind: "histogram", title: title,
            summary: "Distribution of \(subject), from \(HTMLText.milliseconds(low)) to "
                + "\(HTMLText.milliseconds(high))\(suffix).")
        plot.keys = series.map { .init(text: $0.name, style: $0.style) }
        plot.y = percent.ticks.map { .init(position: percent.position($0), text: "\(HTMLText.number($0))%") }
        plot.x = scale.ticks.map { .init(position: scale.position($0), text: HTMLText.tick($0)) }
        plot.xTitle = xTitle
        for (one, shares) in zip(series, shares).reversed() {
            for (bin, share) in shares.enumerated() where share > 0 {
                let width = 1 / Double(bins)
                let from = scale.low + (scale.high - scale.low) * Double(bin) * width
                plot.marks.append(
                    Plot.bar(
                        x: Double(bin) * width...Double(bin + 1) * width, y: 0...percent.position(share * 100),
                        style: "area \(one.style)",
                        title: "\(one.name), from \(HTMLText.milliseconds(from))\(suffix): "
                            + "\(String(format: "%.1f", share * 100))% of \(item)"))
            }
        }
        return plot
    }

    /// Returns the fraction of `values` in each bin.
    private func shares(of values: [Double], on scale: ChartScale) -> [Double] {
        var counts = [Int](repeating: 0, count: bins)
        for value in values { counts[min(Int(scale.position(value) * Double(bins)), bins - 1)] += 1 }
        return counts.map { Double($0) / Double(max(1, values.count)) }
    }
}
