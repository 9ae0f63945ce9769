/// What the light that slides over a bone is measured in.
public enum SomoAnimationSpace: CaseIterable, Sendable {
    /// Each bone has a light of its own.
    case perView
    /// One light crosses the window, of which each bone shows its part: in step with all other bones that have it, also
    /// those of a skeleton of SkeletonView whose `animationSpace` is `window`. Where there is such a skeleton it goes
    /// as that says, and else from left to right in a second and a half, or with `.gradientVertical` down.
    case window
}
