/// What the light that slides over gradient bones is measured in.
///
/// In `root` and `window` one band of light crosses all bones, each of which shows its part of it: the animation's unit
/// points are those of that rectangle and not of the bone. It slides from the call of the show on, and where the
/// rectangle reads from right to left, the other way. Still bones look as they do per view, and a colour that pulses is
/// the same everywhere.
public enum SkeletonAnimationSpace: CaseIterable, Sendable {
    /// Each bone has a light of its own.
    case perView
    /// One light for all bones of a skeleton, which crosses the view that the skeleton was shown on.
    case root
    /// One light for the bones of all skeletons with this space in a window, which crosses the window. A skeleton that
    /// is shown later joins in.
    case window
}
