/// The frames that the display server was given during a measurement of this program. The coding keys are field names
/// of the JSON file.
package struct ShownFrames: Codable, Equatable, Sendable {
    package let source: WatchReport.Source
    /// The number of frames.
    package let frames: Int
    /// Statistics of the intervals between consecutive frames of a block; `nil` if there are no such frames.
    @OrNull package var intervals: WatchReport.Intervals?

    /// Creates the results of `frames` frames with `intervals`, in nanoseconds. An interval is late if it is longer
    /// than one and a half times `target`.
    package init(source: WatchReport.Source, frames: Int, intervals: [UInt64], target: UInt64) {
        (self.source, self.frames) = (source, frames)
        self.intervals = WatchReport.Intervals(intervals: intervals, target: target)
    }
}
