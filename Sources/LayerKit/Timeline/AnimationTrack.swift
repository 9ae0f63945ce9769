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

    /// Whether it changes the stored property `root`.
    func changes(_ root: LayerProperty.Root) -> Bool {
        switch content {
        case .segment(let segment): segment.property.root == root
        case .group(let tracks): tracks.contains { $0.changes(root) }
        }
    }
}
