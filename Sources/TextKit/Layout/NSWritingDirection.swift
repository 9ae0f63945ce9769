/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the paragraph's first letter with a direction. A paragraph without such a letter reads like
    /// another paragraph of the text, or like the interface if the whole text has none.
    case natural = -1
    /// Left to right, as in Latin scripts.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
