package import FrameMetrics

/// All frames of a measurement and their statistics. The coding keys are field names of the JSON file.
package struct MeasuredFrames: Codable, Equatable, Sendable {
    /// Percentiles of the frame times, excluding the stage `present`, in milliseconds.
    package var work: FrameReport.FrameTimes
    /// Percentiles of the times of the stage `present`, in milliseconds.
    package var present: FrameReport.FrameTimes
    /// Statistics of the intervals between frames; `nil` if no two frames are consecutive, as in event scenarios.
    @OrNull package var intervals: PresentIntervals?
    package var counts: [FrameCount: CountSummary]
    package var raw: FrameColumns

    private enum CodingKeys: String, CodingKey {
        case work = "work_ms"
        case present = "present_ms"
        case intervals = "intervals_ms"
        case counts, raw
    }

    /// Summarizes the frames of `recorder`, whose target rate is `pace` frames per second; 0 means no target rate. The
    /// start and end times in `raw` are in nanoseconds since `origin`, a time on the recorder's clock. Returns `nil` if
    /// nothing was drawn.
    package init?(_ recorder: FrameRecorder, pace: Double, since origin: UInt64) {
        let samples = recorder.samples
        guard let work = Percentiles(samples.map(\.work)), let present = Percentiles(samples.map { $0[.present] })
        else { return nil }
        self.work = FrameReport.FrameTimes(work)
        self.present = FrameReport.FrameTimes(present)
        intervals = PresentIntervals(samples, pace: pace)
        raw = FrameColumns(samples, since: origin)
        counts = CountSummary.all(of: raw.counts)
    }
}
