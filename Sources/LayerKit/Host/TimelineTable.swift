/// A table through which equal tracks share a timeline.
@MainActor
final class TimelineTable {
    private var timelines: [AnimationTrack: WeakTimeline] = [:]
    /// The number of entries that triggers the next sweep, which removes the entries of released timelines.
    private var sweepCount = 64

    private struct WeakTimeline {
        weak var timeline: Timeline?
    }

    func timeline(for track: AnimationTrack) -> Timeline {
        if let timeline = timelines[track]?.timeline { return timeline }
        if timelines.count >= sweepCount {
            timelines = timelines.filter { $0.value.timeline != nil }
            sweepCount = max(64, timelines.count * 2)
        }
        let timeline = Timeline(track: track)
        timelines[track] = WeakTimeline(timeline: timeline)
        return timeline
    }
}
