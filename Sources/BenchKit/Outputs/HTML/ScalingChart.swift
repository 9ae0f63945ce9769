import Foundation
import FrameMetrics

/// A chart of frame times by count.
enum ScalingChart {
    /// Returns a chart of the frame times of `results`, all of the same scenario, by count. Returns `nil` if there are
    /// fewer than two counts with frame times.
    static func plot(_ results: [BenchResult]) -> Plot? {
        let points = results.filter { $0.frameTimes != nil && $0.count > 0 }.sorted { $0.count < $1.count }
        guard points.count > 1, let first = points.first, let last = points.last, first.count < last.count else {
            return nil
        }
        let ours = points.compactMap { point in point.frameTimes.map { (Double(point.count), $0.p50, $0.p99) } }
        let baselines = points.compactMap { point in point.baselineTime.map { (Double(point.count), $0) } }
        let times = ours.flatMap { [$0.1, $0.2] } + baselines.map(\.1)
        let x = ChartScale.logarithmic(from: Double(first.count), to: Double(last.count))
        let y = ChartScale.logarithmic(from: times.min() ?? 1, to: times.max() ?? 1)
        var plot = Plot(
            kind: "scaling",
            title: "From \(HTMLText.number(Double(first.count))) to "
                + "\(HTMLText.number(Double(last.count)))",
            summary: "Median frames of "
                + ours.map { "\(HTMLText.milliseconds($0.1)) ms at \(HTMLText.number($0.0))" }.joined(separator: ", "))
        plot.keys = [.init(text: "ours, p50 to p99", style: "ours")]
        if !baselines.isEmpty { plot.keys.append(.init(text: "baseline, p50", style: "baseline")) }
        plot.y = y.ticks.map { .init(position: y.position($0), text: "\(HTMLText.tick($0)) ms") }
        plot.x = x.ticks.map { .init(position: x.position($0), text: HTMLText.number($0)) }
        plot.xTitle = "items; both scales are logarithmic"
        if baselines.count > 1 {
            plot.marks.append(Plot.line(baselines.map { (x.position($0.0), y.position($0.1)) }, style: "line baseline"))
        }
        plot.marks.append(
            Plot.band(ours.map { (x.position($0.0), y.position($0.1), y.position($0.2)) }, style: "band ours"))
        plot.marks.append(Plot.line(ours.map { (x.position($0.0), y.position($0.1)) }, style: "line ours"))
        plot.dots =
            baselines.map { (x.position($0.0), y.position($0.1), "baseline") }
            + ours.map { (x.position($0.0), y.position($0.1), "ours") }
        return plot
    }
}
