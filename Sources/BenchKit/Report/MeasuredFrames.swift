package import FrameMetrics

/// The frames of one measurement: summed up, and every one. The coding keys are the fields of the JSON file.
package struct MeasuredFrames: Codable, Equatable, Sendable {
    /// What the program did before it handed the picture on, in milliseconds; and handing it on.
    package var work: FrameReport.FrameTimes
    package var present: FrameReport.FrameTimes
    /// Nil where no frame follows another, as with events.
    @OrNull package var intervals: PresentIntervals?
    package var counts: [FrameCount: CountSummary]
    package var raw: FrameColumns

    private enum CodingKeys: String, CodingKey {
        case work = "work_ms"
        case present = "present_ms"
        case intervals = "intervals_ms"
        case counts, raw
    }

    /// Sums up what `recorder` holds, at `pace` frames a second (0: as fast as it goes); nil when nothing was drawn.
    /// `origin` is the instant, on the recorder's clock, that becomes 0.
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
