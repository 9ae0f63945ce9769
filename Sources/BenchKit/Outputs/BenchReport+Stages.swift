import FrameMetrics

extension BenchReport {
    /// A table of the median of each stage and, for steady-state frames, its 99th percentile.
    package var stageTable: String {
        let head = ["scenario", "count", "of"] + FrameStage.allCases.map { "\($0.rawValue) ms" }
        var rows: [[String]] = []
        for result in results {
            if let stages = result.stageTimes {
                rows.append(
                    [result.scenario, "\(result.count)", "p50"]
                        + FrameStage.allCases.map { stages[$0]?.p50 }.map(Self.stage))
                rows.append(
                    [result.scenario, "\(result.count)", "p99"]
                        + FrameStage.allCases.map { stages[$0]?.p99 }.map(Self.stage))
            }
            for phase in result.phases where phase.times != nil {
                rows.append(
                    [result.scenario, "\(phase.count)", phase.name]
                        + FrameStage.allCases.map { phase.stageTimes[$0]?.p50 }.map(Self.stage))
            }
        }
        guard !rows.isEmpty else { return "Nothing was drawn, so no stage was timed." }
        let note = "Medians and percentiles are per stage: they can belong to different frames and need not add up."
        return (Self.aligned([head] + rows) + [note]).joined(separator: "\n")
    }

    private static func stage(_ milliseconds: Double?) -> String { number(milliseconds) }
}
