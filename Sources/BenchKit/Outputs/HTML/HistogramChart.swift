import Foundation
import FrameMetrics

/// A histogram of frame times.
enum HistogramChart {
    static let bins = 40

    /// Returns a histogram of `series`. The scale covers at least 99% of the frames of each series; slower frames,
    /// which may be outliers, are counted in the last bin.
    static func plot(_ series: [MeasuredSeries]) -> Plot {
        let times = series.map { $0.frames.total.map { Double($0) / 1_000_000 }.sorted() }
        let low = times.compactMap(\.first).min() ?? 0
        let high = times.compactMap { $0.isEmpty ? nil : $0[($0.count * 99 + 99) / 100 - 1] }.max() ?? 1
        let scale = ChartScale.linear(low: low, to: max(high, low * 1.02))
        let shares = times.map { self.shares(of: $0, on: scale) }
        let top = max(shares.flatMap { $0 }.max() ?? 1, 0.01)
        let percent = ChartScale.linear(to: top * 100)
        var plot = Plot(
            kind: "histogram", title: "How often",
            summary: "Distribution of frame times, from \(HTMLText.milliseconds(low)) to "
                + "\(HTMLText.milliseconds(high)) ms.")
        plot.keys = series.map { .init(text: $0.name, style: $0.source.name) }
        plot.y = percent.ticks.map { .init(position: percent.position($0), text: "\(HTMLText.number($0))%") }
        plot.x = scale.ticks.map { .init(position: scale.position($0), text: HTMLText.tick($0)) }
        plot.xTitle = "ms; the last bar includes all slower frames"
        for (one, shares) in zip(series, shares).reversed() {
            for (bin, share) in shares.enumerated() where share > 0 {
                let width = 1 / Double(bins)
                let from = scale.low + (scale.high - scale.low) * Double(bin) * width
                plot.marks.append(
                    Plot.bar(
                        x: Double(bin) * width...Double(bin + 1) * width, y: 0...percent.position(share * 100),
                        style: "area \(one.source.name)",
                        title: "\(one.name), from \(HTMLText.milliseconds(from)) ms: "
                            + "\(String(format: "%.1f", share * 100))% of frames"))
            }
        }
        return plot
    }

    /// Returns the fraction of `times` in each bin.
    static func shares(of times: [Double], on scale: ChartScale) -> [Double] {
        var counts = [Int](repeating: 0, count: bins)
        for time in times { counts[min(Int(scale.position(time) * Double(bins)), bins - 1)] += 1 }
        return counts.map { Double($0) / Double(max(1, times.count)) }
    }
}
