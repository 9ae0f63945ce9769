/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's first letter that has one, or else of the interface.
    case natural = -1
    /// From left to right, like Latin.
    case leftToRight = 0
    /// From right to left, like Arabic and Hebrew.
    case rightToLeft = 1
}
