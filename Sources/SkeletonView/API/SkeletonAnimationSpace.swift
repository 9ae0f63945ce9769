/// The coordinate space of the highlight that sweeps over gradient bones.
///
/// In `root` and `window` one band crosses all bones, and each bone shows its part of it: the animation's unit points
/// refer to that rectangle instead of the bone. The sweep starts when the skeleton is shown, and is mirrored if the
/// rectangle reads from right to left. Bones without animation look the same as in `perView`, and a color pulse is the
/// same everywhere.
public enum SkeletonAnimationSpace: CaseIterable, Sendable {
    /// Each bone has its own highlight.
    case perView
    /// One highlight for all bones of a skeleton. It crosses the view that the skeleton was shown on.
    case root
    /// One highlight for all skeletons in a window that use this space. It crosses the window, and later skeletons join
    /// it.
    case window
}
