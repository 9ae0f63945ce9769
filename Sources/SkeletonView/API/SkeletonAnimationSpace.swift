/// The coordinate space of the highlight that sweeps over gradient bones.
///
/// In `root` and `window`, one highlight crosses all bones, and each bone shows its part of the highlight. The unit
/// points of the animation then refer to the rectangle of the root or window instead of the bone's. The sweep starts
/// when the skeleton is shown. Except with a custom animation, the sweep is mirrored if the view or window has a
/// right-to-left layout. The space has no effect on color pulses or bones without animation.
public enum SkeletonAnimationSpace: CaseIterable, Sendable {
    /// Each bone has its own highlight.
    case perView
    /// One highlight for all bones of a skeleton. It crosses the view that the skeleton was shown on.
    case root
    /// One highlight for all skeletons in a window that use this space. It crosses the window, and skeletons that are
    /// shown later join it.
    case window
}
