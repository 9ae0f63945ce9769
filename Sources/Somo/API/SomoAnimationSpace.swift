/// The coordinate space of a bone's sweeping highlight.
public enum SomoAnimationSpace: CaseIterable, Sendable {
    /// Each bone has its own highlight.
    case perView
    /// One highlight crosses the window, and each bone shows its part of it. All bones that use this space are in step,
    /// including the bones of a SkeletonView skeleton whose `animationSpace` is `window`. If there is such a skeleton,
    /// its settings drive the sweep; otherwise the highlight takes 1.5 seconds from left to right, or from top to
    /// bottom with `.gradientVertical`.
    case window
}
