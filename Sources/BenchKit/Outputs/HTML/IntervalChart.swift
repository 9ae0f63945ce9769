import Foundation
import FrameMetrics

/// A chart of frame pacing.
enum IntervalChart {
    /// Returns a chart of the intervals between the ends of consecutive frames; `nil` if there are no intervals or the
    /// pace is unlimited.
    static func plot(_ frames: FrameColumns, pace: Double) -> Plot? {
        let intervals = self.intervals(frames)
        guard let shortest = intervals.min(), let longest = intervals.max(), pace > 0 else { return nil }
        let target = 1000 / pace
        let scale = ChartScale.linear(low: min(shortest, target * 0.8), to: max(longest, target * 1.2))
        var plot = Plot(
            kind: "intervals", title: "Intervals between frames",
            summary: "\(intervals.count) intervals between frames, from \(HTMLText.milliseconds(shortest)) to "
                + "\(HTMLText.milliseconds(longest)) ms; the pace is one in \(HTMLText.milliseconds(target)) ms.")
        plot.keys = [
            .init(text: "ours", style: "ours"),
            .init(text: "pace \(HTMLText.milliseconds(target)) ms", style: "pace"),
        ]
        plot.y = scale.ticks.map { .init(position: scale.position($0), text: "\(HTMLText.tick($0)) ms") }
        plot.xTitle = "in time order"
        let columns = FrameTimeChart.columns(of: intervals)
        func x(_ index: Int) -> Double { columns.count > 1 ? Double(index) / Double(columns.count - 1) : 0.5 }
        if columns.count < intervals.count {
            let band = columns.enumerated().map {
                (x($0.offset), scale.position($0.element.low), scale.position($0.element.high))
            }
            plot.marks.append(Plot.band(band, style: "band ours"))
        }
        plot.marks.append(
            Plot.line(
                columns.enumerated().map { (x($0.offset), scale.position($0.element.middle)) }, style: "line ours"))
        plot.marks.append(Plot.level(scale.position(target), style: "pace"))
        return plot
    }

    /// Returns the intervals between the ends of consecutive frames in the same block, in milliseconds.
    static func intervals(_ frames: FrameColumns) -> [Double] {
        (1..<max(1, frames.frames)).compactMap { index in
            guard frames.block[index] == frames.block[index - 1] else { return nil }
            return (Double(frames.end[index]) - Double(frames.end[index - 1])) / 1_000_000
        }
    }
}
