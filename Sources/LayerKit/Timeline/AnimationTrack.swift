/// An animation as a value: its timing, and what it changes.
struct AnimationTrack: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case segment(AnimationSegment)
        case group([AnimationTrack])
    }

    var timing: MediaTiming
    var content: Content

    init(timing: MediaTiming, content: Content) {
        self.timing = timing
        self.content = content
    }
}
