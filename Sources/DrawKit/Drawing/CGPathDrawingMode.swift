/// What is drawn of a path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    /// The inside, by the winding rule.
    case fill
    /// The inside, by the even-odd rule.
    case eoFill
    /// The line.
    case stroke
    /// The inside, by the winding rule, and the line over it.
    case fillStroke
    /// The inside, by the even-odd rule, and the line over it.
    case eoFillStroke
}

/// How pictures are drawn in another size than their own.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    /// Smoothly.
    case `default`
    /// Not at all: pixels become squares.
    case none
    /// Smoothly, like all that are not `none`.
    case low
    /// Smoothly.
    case medium = 4
    /// Smoothly.
    case high = 3
}
