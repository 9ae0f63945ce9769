/// An animation as a value: its timing, and what it changes.
package struct AnimationTrack: Hashable, Sendable {
    package enum Content: Hashable, Sendable {
        case segment(AnimationSegment)
        case group([AnimationTrack])
    }

    package var timing: MediaTiming
    package var content: Content

    package init(timing: MediaTiming, content: Content) {
        self.timing = timing
        self.content = content
    }
}
