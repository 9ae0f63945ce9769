/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's first letter with a direction, or that of the interface if no letter has a
    /// direction.
    case natural = -1
    /// Left to right, as in Latin scripts.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
