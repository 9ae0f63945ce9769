/// The coordinate space of a bone's sweeping highlight.
public enum SomoAnimationSpace: CaseIterable, Sendable {
    /// Each bone has its own highlight.
    case perView
    /// One highlight crosses the window, and each bone shows its part of the highlight. All bones that use this space
    /// move in phase, including those of a SkeletonView skeleton whose `animationSpace` is `window`. If there is such a
    /// skeleton, its settings drive the sweep; otherwise the highlight takes 1.5 seconds from left to right, or from
    /// top to bottom with `.gradientVertical`.
    case window
}
