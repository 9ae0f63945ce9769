/// An animation as a value: its timing and the changes that it makes.
struct AnimationTrack: Hashable, Sendable {
    enum Content: Hashable, Sendable {
        case segment(AnimationSegment)
        case group([AnimationTrack])
    }

    var timing: MediaTiming
    let content: Content
    /// The stored properties that the animation changes.
    let roots: RootSet

    init(timing: MediaTiming, content: Content) {
        self.timing = timing
        self.content = content
        roots =
            switch content {
            case .segment(let segment): RootSet(segment.property.root)
            case .group(let tracks): RootSet(tracks.map(\.roots))
            }
    }
}
