import Foundation
import FrameMetrics

/// A chart of all frame times in chronological order, with the baseline and the budget.
package enum FrameTimeChart {
    /// The maximum number of columns. If there are more frames, several share a column.
    package static let columns = 400

    /// Returns a chart of the frames of `series`. The scale is logarithmic, so that frames of a third of a millisecond
    /// and a budget of a sixtieth of a second are visible together. `budget` is in milliseconds.
    static func plot(_ series: [MeasuredSeries], budget: Double) -> Plot {
        let times = series.map { $0.frames.total.map { Double($0) / 1_000_000 } }
        let all = times.flatMap { $0 }
        let scale = ChartScale.logarithmic(from: all.min() ?? 1, to: max(all.max() ?? 1, budget * 1.05))
        var plot = Plot(
            kind: "frames", title: "Each frame",
            summary: "Times of \(times.first?.count ?? 0) frames, from \(HTMLText.milliseconds(all.min())) to "
                + "\(HTMLText.milliseconds(all.max())) ms; the budget is \(HTMLText.milliseconds(budget)) ms.")
        plot.keys =
            series.map { .init(text: $0.name, style: $0.source.name) } + [
                .init(text: "budget \(HTMLText.milliseconds(budget)) ms", style: "budget")
            ]
        plot.y = scale.ticks.map { .init(position: scale.position($0), text: "\(HTMLText.tick($0)) ms") }
        let count = times.map(\.count).max() ?? 0
        plot.x = [0, 0.25, 0.5, 0.75, 1].map {
            .init(position: $0, text: HTMLText.number((Double(max(0, count - 1)) * $0).rounded()))
        }
        plot.xTitle = "frame; times are on a logarithmic scale"
        plot.marks.append(Plot.level(scale.position(budget), style: "budget"))
        // The reverse order draws the library's line on top of the baseline's.
        for (one, times) in zip(series, times).reversed() {
            let columns = self.columns(of: times)
            func x(_ index: Int) -> Double {
                columns.count > 1 ? Double(index) / Double(columns.count - 1) : 0.5
            }
            if columns.count < times.count {
                plot.marks.append(
                    Plot.band(
                        columns.enumerated().map {
                            (x($0.offset), scale.position($0.element.low), scale.position($0.element.high))
                        },
                        style: "band \(one.source.name)"))
            }
            plot.marks.append(
                Plot.line(
                    columns.enumerated().map { (x($0.offset), scale.position($0.element.middle)) },
                    style: "line \(one.source.name)"))
        }
        return plot
    }

    /// Divides `times` into at most `maximum` groups of consecutive times. Returns the minimum, median and maximum of
    /// each, so no slow frame is lost.
    package static func columns(
        of times: [Double], maximum: Int = columns
    ) -> [(low: Double, middle: Double, high: Double)] {
        guard !times.isEmpty else { return [] }
        let size = (times.count + maximum - 1) / maximum
        return stride(from: 0, to: times.count, by: size).map { start in
            let group = times[start..<min(start + size, times.count)].sorted()
            return (group[0], group[(group.count - 1) / 2], group[group.count - 1])
        }
    }
}
