/// The coordinate space of the highlight that sweeps over gradient bones.
///
/// In `root` and `window`, one band crosses all bones, and each bone shows its part of the band: the animation's unit
/// points refer to the rectangle of the root or the window instead of the bone's. The sweep starts when the skeleton is
/// shown, and is mirrored if that view or window reads from right to left. Bones without animation look the same in
/// every space, and so does a color pulse.
public enum SkeletonAnimationSpace: CaseIterable, Sendable {
    /// Each bone has its own highlight.
    case perView
    /// One highlight for all bones of a skeleton. It crosses the view that the skeleton was shown on.
    case root
    /// One highlight for all skeletons in a window that use this space. It crosses the window, and skeletons that are
    /// shown later join it.
    case window
}
