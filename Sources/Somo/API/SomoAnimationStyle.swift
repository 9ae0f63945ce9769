/// The animation of a bone. All styles use linear timing and, by default, repeat forever.
public enum SomoAnimationStyle: Int, CaseIterable, Sendable {
    /// The bone fades to half its opacity and back, two seconds each way.
    case solid
    /// A highlight 60 points wide sweeps from left to right in 1.5 seconds.
    case gradientHorizontal
    /// A highlight half as high as the bone, but at least 40 points, sweeps from top to bottom in 1.5 seconds.
    case gradientVertical
    /// A slanted highlight sweeps from left to right in 1.5 seconds.
    case oblique
}
