/// How a bone moves; all run evenly and forever.
public enum SomoAnimationStyle: Int, CaseIterable, Sendable {
    /// The bone fades to half and back, two seconds each way.
    case solid
    /// A band of light, 60 points wide, goes from left to right in a second and a half.
    case gradientHorizontal
    /// A band of light, half as high as the bone but at least 40 points, goes from top to bottom
    /// in a second and a half.
    case gradientVertical
    /// A slanting band of light goes from left to right in a second and a half.
    case oblique
}
