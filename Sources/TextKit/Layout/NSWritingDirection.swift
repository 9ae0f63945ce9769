/// The direction in which a paragraph reads.
public enum NSWritingDirection: Int, Sendable {
    /// The direction of the first letter in the paragraph that has a direction. A paragraph without such a letter reads
    /// like another paragraph of the text, or like the interface if no paragraph has such a letter.
    case natural = -1
    /// Left to right, as in Latin scripts.
    case leftToRight = 0
    /// Right to left, as in Arabic and Hebrew.
    case rightToLeft = 1
}
