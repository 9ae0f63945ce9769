/// The wrapping and truncation of text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries, and within a word only if the word is longer than a line.
    case byWordWrapping
    /// Wraps at any character.
    case byCharWrapping
    /// Doesn't wrap: lines end only at line break characters, and are clipped at the edge.
    case byClipping
    /// Wraps at word boundaries, and truncates the beginning of the last line with an ellipsis.
    case byTruncatingHead
    /// Wraps at word boundaries, and truncates the end of the last line with an ellipsis.
    case byTruncatingTail
    /// Wraps at word boundaries, and truncates the middle of the last line with an ellipsis.
    case byTruncatingMiddle
}
