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

/// The ways in which the attribute `.writingDirection` changes the direction of text; it has no effect.
public enum NSWritingDirectionFormatType: Int, Sendable {
    /// The text is embedded in text of another direction.
    case embedding = 0
    /// All characters have the same direction.
    case override = 2
}
