/// The ways to wrap or truncate text that is too wide.
public enum NSLineBreakMode: Int, Sendable {
    /// Wraps at word boundaries, and within a word only if it is longer than a line.
    case byWordWrapping
    /// Wraps at any character.
    case byCharWrapping
    /// Breaks lines only at line breaks, and clips text at the edge.
    case byClipping
    /// Wraps like `byWordWrapping`, and puts an ellipsis at the beginning of the last line.
    case byTruncatingHead
    /// Wraps like `byWordWrapping`, and puts an ellipsis at the end of the last line.
    case byTruncatingTail
    /// Wraps like `byWordWrapping`, and puts an ellipsis in the middle of the last line.
    case byTruncatingMiddle
}
