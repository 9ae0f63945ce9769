import FrameMetrics

/// The section of the page for one scenario.
struct HTMLScenario {
    let name: String
    /// The results of this scenario, one per count.
    let results: [BenchResult]

    var html: String {
        let scaling = ScalingChart.plot(results).map { #"<div class="charts">\#($0.html)</div>"# } ?? ""
        return """
            <section id="\(HTMLText.escaped(name))">
            <h2>\(HTMLText.escaped(name))</h2>
            \(results.map(article).joined(separator: "\n"))
            \(scaling)
            </section>
            """
    }

    // MARK: Private

    private func article(_ result: BenchResult) -> String {
        guard !result.phases.isEmpty else { return frames(result) }
        return (result.hasSteadyFrames ? frames(result) + "\n" : "") + events(result)
    }

    private func frames(_ result: BenchResult) -> String {
        let title = results.count > 1 ? "<h3>\(HTMLText.number(Double(result.count))) elements</h3>" : ""
        if let memory = result.memory {
            let samples = zip(memory.seconds, memory.resident).map {
                "\(HTMLText.number($0.rounded())) s: \(HTMLText.number(($1 * 10).rounded() / 10))"
            }
            return "<article><p>Resident MiB after \(samples.joined(separator: ", ")).</p></article>"
        }
        guard let measured = result.measured, let stages = result.stageTimes else {
            let cost = HTMLText.milliseconds(result.processorTime)
            return """
                <article>\(title)<p>Nothing changed, so nothing was drawn in \(result.frames) frames. A turn took \
                \(cost) ms of the processor’s time.</p></article>
                """
        }
        let row = StageChart.Row(name: "average frame", averages: measured.raw)
        let times = stages.filter { measured.raw.stages[$0.key] != nil }
        let series = result.series.filter { $0.phase == nil }
        let intervals = IntervalChart.plot(measured.raw, pace: result.pace)?.html ?? ""
        return """
            <article>
            \(title)
            <div class="charts">
            \(FrameTimeChart.plot(series, budget: result.pace > 0 ? 1000 / result.pace : 1000.0 / 60).html)
            \(HistogramChart.plot(series).html)
            \(intervals)
            <div class="chart wide">\(StageChart.html([row], title: "Stages"))\(StageChart.table(times))</div>
            </div>\(ratio(result))\(result.shown.map(shown) ?? "")
            </article>
            """
    }

    /// Returns a paragraph about the ratios of several launches; empty if the ratio is that of one launch.
    private func ratio(_ result: BenchResult) -> String {
        guard let launches = result.launches, let lowest = launches.min(), let highest = launches.max() else {
            return ""
        }
        return """

            <p>The ratio to the baseline is that of \(launches.count) launches, which measured \
            \(LaunchMetric.ratio.format(lowest)) to \(LaunchMetric.ratio.format(highest)).</p>
            """
    }

    /// Returns a paragraph about the frames that the display server was given.
    private func shown(_ frames: ShownFrames) -> String {
        guard let intervals = frames.intervals else { return "" }
        return """

            <p>\(HTMLText.number(Double(frames.frames))) frames reached the display server, \
            \(HTMLText.number(Double(intervals.late))) of them late. Intervals: \
            p50 \(HTMLText.milliseconds(intervals.p50)) ms, p99 \
            \(HTMLText.milliseconds(intervals.p99)) ms, at most \(HTMLText.milliseconds(intervals.max)) ms.</p>
            """
    }

    private func events(_ result: BenchResult) -> String {
        let rows = result.phases.compactMap { phase in
            phase.measured.map { StageChart.Row(name: phase.name, averages: $0.raw) }
        }
        return """
            <article>
            \(StageChart.html(rows, title: "Work from the change to the presented frame, on average"))
            </article>
            """
    }
}
