/// The coordinate space of the highlight that sweeps over gradient bones.
///
/// In `root` and `window`, one highlight crosses all bones, and each bone shows its part of the highlight. The
/// animation's `startPoint` and `endPoint` are then in the unit space of the root view or the window instead of the
/// bone. The sweep starts when the skeleton is shown. It is mirrored if the root view or the window has a right-to-left
/// layout, except with a custom animation. The animation space has no effect on bones that pulse or aren't animated.
public enum SkeletonAnimationSpace: CaseIterable, Sendable {
    /// Each bone has its own highlight.
    case perView
    /// One highlight for all bones of a skeleton. It crosses the view that the skeleton was shown on.
    case root
    /// One highlight for all skeletons in a window that use this space. It crosses the window, and skeletons that are
    /// shown later join it.
    case window
}
