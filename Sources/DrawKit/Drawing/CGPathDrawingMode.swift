/// The ways to draw a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// Fills by the nonzero winding rule.
    case fill
    /// Fills by the even-odd rule.
    case eoFill
    /// Strokes the path.
    case stroke
    /// Fills by the nonzero winding rule, then strokes.
    case fillStroke
    /// Fills by the even-odd rule, then strokes.
    case eoFillStroke
}

/// The interpolation of images that are drawn scaled.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// Smooth interpolation.
    case `default`
    /// No interpolation: pixels become squares.
    case none
    /// Smooth interpolation, like all qualities but `none`.
    case low
    /// Smooth interpolation.
    case medium = 4
    /// Smooth interpolation.
    case high = 3
}
